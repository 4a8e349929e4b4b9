"""Marks: what changed is told by room, seeker and free entity, to every reader for itself."""

import pytest

from components.light import Fuel, Lit
from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from components.things import Weight
from engine.kernel.dice import Dice
from engine.kernel.world import World


@pytest.fixture
def world() -> World:
    """An empty world."""
    return World(3, Dice(1))


def test_changes_are_told_by_room_seeker_and_free_entity(world: World) -> None:
    here, there = world.spawn(Room(0, 0, 0)), world.spawn(Room(1, 0, 1))
    seeker = world.spawn(Seeker("Ada", "base:fighter"), Place(here, Spot.CENTRE))
    torch = world.spawn(Fuel(3, 3), Place(seeker, Spot.HAND))
    stone = world.spawn(Weight(1), Place(there, Spot.NORTH))
    free = world.spawn(Weight(2))
    told = []

    for write in (
        lambda: None,
        lambda: world.edit(torch, Fuel),
        lambda: world.move(stone, here, Spot.NORTH),
        lambda: world.move(seeker, there, Spot.SOUTH),
        lambda: world.move(torch, there, Spot.NORTH),
        lambda: world.add(free, Lit()),
        lambda: world.move(stone, seeker, Spot.PACK),
    ):
        world.forget_changes()
        write()
        told.append(world.changed())

    assert told == [set(), {seeker}, {here, there}, {seeker}, {seeker, there}, {free}, {here, seeker}]


def test_a_box_moved_after_what_is_in_it_was_written_tells_both_rooms(world: World) -> None:
    here, there = world.spawn(Room(0, 0, 0)), world.spawn(Room(1, 0, 1))
    box = world.spawn(Place(here, Spot.NORTH))
    coin = world.spawn(Weight(1), Place(box, Spot.INSIDE))
    world.forget_changes()

    world.edit(coin, Weight).tenths = 2
    world.move(box, there, Spot.NORTH)

    assert world.changed() == {here, there}


def test_two_readers_of_changes_do_not_take_them_from_each_other(world: World) -> None:
    room, other = world.spawn(Room(0, 0, 0)), world.spawn(Room(1, 0, 1))
    first = world.tide()
    world.edit(room, Room).x = 5
    second = world.tide()
    world.edit(other, Room).x = 6

    told = (world.changed(first), world.changed(second), world.changed(world.tide()))

    assert told == ({room, other}, {other}, set())


def test_a_birth_and_a_death_tell_the_room(world: World) -> None:
    room = world.spawn(Room(0, 0, 0))
    world.forget_changes()

    card = world.spawn(Weight(1), Place(room, Spot.NORTH))
    born = world.changed()
    world.forget_changes()
    world.doom(card, "test")
    world.bury()

    assert (born, world.changed()) == ({room}, {room})
