"""Spread: distances around a room, kept while nothing comes or goes that bars a way (COMB-5)."""

from __future__ import annotations

import pytest

from components.creatures import Incorporeal, Swimmer
from components.locks import Lock
from components.place import Spot
from components.registry import Component
from components.walls import DeepWater, Material, Wall
from engine.kernel.world import World
from systems.core.rooms import passage
from systems.core.spread import TO_AIR, TO_FEET, TO_SOUND, Bars, bars_of, spread, that_bar, toward
from tests.build import a_rat, a_room, a_row, a_world, join
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST = Spot.NORTH, Spot.EAST


@pytest.fixture
def world() -> World:
    return a_world()


@rule("COMB-5")
def test_the_way_to_a_room_ends_where_patience_does(world: World) -> None:
    rooms = a_row(world, 5)

    near, far = (toward(world, rooms[0], rooms[4], patience, TO_FEET) for patience in (4, 3))

    assert (near, far) == (EAST, None)


@rule("COMB-5")
@pytest.mark.parametrize(("bar", "on_room", "bars", "found"), [
    (Wall(Material.STONE, 6), False, TO_AIR, 1), (Wall(Material.STONE, 6), False, TO_SOUND, 1),
    (DeepWater(), False, TO_AIR, 3), (DeepWater(), False, TO_FEET, 1), (Lock(1), True, TO_FEET, 1),
    (Lock(1), True, TO_SOUND, 3), (Lock(1), True, TO_AIR, 1),
])
def test_each_kind_of_thing_bars_what_it_bars(
    world: World, bar: Component, on_room: bool, bars: Bars, found: int
) -> None:
    rooms = a_row(world, 3)

    world.add(rooms[1] if on_room else passage(world, rooms[0], EAST), bar)

    assert len(spread(world, rooms[0], 6, bars)) == found


@planted("systems/core/spread.py", " or kept.as_of[bars] != as_of or", " or")
@rule("COMB-5")
def test_what_was_worked_out_holds_only_as_long_as_no_way_opens_or_shuts(world: World) -> None:
    rooms = a_row(world, 3)
    way = passage(world, rooms[0], EAST)
    before = dict(spread(world, rooms[0], 6, TO_AIR))

    world.add(way, Wall(Material.TIMBER, 3))
    shut = dict(spread(world, rooms[0], 6, TO_AIR))
    world.remove(way, Wall)

    assert (before, shut) == ({rooms[0]: 0, rooms[1]: 1, rooms[2]: 2}, {rooms[0]: 0})
    assert spread(world, rooms[0], 6, TO_AIR) == before


@planted("systems/core/spread.py", " and not _is_barred(world, start, passage, beyond, bars)", "")
@rule("COMB-5")
def test_of_two_ways_as_short_a_creature_takes_the_first_by_the_clock(world: World) -> None:
    corners = [a_room(world) for _ in range(4)]
    for one, other, heading in ((0, 1, NORTH), (1, 2, EAST), (0, 3, EAST), (3, 2, NORTH)):
        join(world, corners[one], corners[other], heading)

    assert toward(world, corners[0], corners[2], 6, TO_FEET) == NORTH

    world.add(passage(world, corners[0], NORTH), DeepWater())

    assert toward(world, corners[0], corners[2], 6, TO_FEET) == EAST


@rule("COMB-5")
def test_ghosts_pass_walls_and_swimmers_deep_water_and_no_creature_a_lock(world: World) -> None:
    room = a_room(world)

    walker, ghost, swimmer = (a_rat(world, room, NORTH, *more) for more in ((), (Incorporeal(),), (Swimmer(),)))

    assert bars_of(world, walker) == that_bar(world, TO_FEET) == (Lock, Wall, DeepWater)
    assert bars_of(world, ghost) == (Lock, DeepWater)
    assert bars_of(world, swimmer) == (Lock, Wall)
    assert bars_of(world, ghost, TO_SOUND) == that_bar(world, TO_FEET)
