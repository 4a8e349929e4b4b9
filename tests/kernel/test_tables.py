"""Tables: the kernel reads where esper keeps entities and bearers, and sorts what lies where only once."""

from __future__ import annotations

import esper
import pytest

from components.light import Lit
from components.place import Place, Spot
from components.room import Room
from components.things import Weight
from engine.kernel.dice import Dice
from engine.kernel.world import World


@pytest.fixture
def world() -> World:
    """An empty world."""
    return World(3, Dice(1))


def test_esper_keeps_its_tables_for_life_where_the_kernel_reads_them(world: World) -> None:
    first = world.spawn(Weight(1))
    other = World(4, Dice(1))
    other.spawn(Weight(2))

    second = world.spawn(Weight(3), Lit())
    world.remove(second, Lit)

    esper.switch_world(world._context)
    assert world._parts is esper._entities, "esper renamed _entities or makes it anew: see entities.py"
    assert world._bearers is esper._components, "esper renamed _components or makes it anew: see entities.py"
    assert world._bearers == {Weight: {first, second}}
    assert world._parts == {first: {Weight: Weight(1)}, second: {Weight: Weight(3)}}


def test_what_lies_at_a_spot_is_told_anew_after_every_way_of_moving(world: World) -> None:
    here, there = world.spawn(Room(0, 0, 0)), world.spawn(Room(1, 0, 1))
    card = world.spawn(Place(here, Spot.NORTH))
    told = [world.held(here, Spot.NORTH)]

    for write in (
        lambda: world.move(card, here, Spot.SOUTH),
        lambda: world.move(card, there, Spot.NORTH),
        lambda: world.add(card, Place(here, Spot.NORTH)),
        lambda: world.remove(card, Place),
        lambda: world.add(card, Place(here, Spot.NORTH)),
        lambda: world.doom(card, "test"),
        world.bury,
    ):
        write()
        told.append(world.held(here, Spot.NORTH))

    assert told == [[card], [], [], [card], [], [card], [], []]


def test_a_list_of_what_lies_somewhere_is_the_callers_own(world: World) -> None:
    room = world.spawn(Room(0, 0, 0))
    card = world.spawn(Place(room, Spot.NORTH))

    world.held(room, Spot.NORTH).clear()

    assert world.held(room, Spot.NORTH) == [card]


def test_what_is_held_and_bears_a_component_comes_in_id_order(world: World) -> None:
    room = world.spawn(Room(0, 0, 0))
    lit = [world.spawn(Place(room, spot), Lit()) for spot in (Spot.SOUTH, Spot.NORTH)]
    world.spawn(Place(room, Spot.EAST))
    gone = world.spawn(Place(room, Spot.WEST), Lit())
    world.doom(gone, "test")

    found = world.held_bearing(room, Lit), world.held_bearing(room, Weight), world.held_bearing(lit[0], Lit)

    assert found == (lit, [], [])
