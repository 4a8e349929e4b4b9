"""Distance: steps within a room, and over a clear passage (MOVE-2)."""

import pytest

from components.locks import Lock
from components.place import SIDES, Spot
from components.registry import Component
from components.walls import DeepWater, Material, Wall
from systems.core.distance import OUT_OF_REACH, distance
from tests.build import a_chest, a_rat, a_room, a_seeker, a_thing, a_world, two_rooms
from tests.rules import rule


@rule("MOVE-2")
@pytest.mark.parametrize("spot", [*SIDES, Spot.CENTRE])
def test_in_a_room_every_card_is_nought_one_or_two_steps_away(spot: Spot) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, spot)
    things = [a_thing(world, room, slot) for slot in (*SIDES, Spot.CENTRE)]

    apart = [distance(world, seeker, thing) for thing in things]

    if spot == Spot.CENTRE:
        assert apart == [1, 1, 1, 1, 0]
    else:
        assert apart == [0 if slot == spot else 2 for slot in SIDES] + [1]


@rule("MOVE-2")
def test_what_lies_inside_is_as_far_as_what_holds_it() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    inside = a_thing(world, a_chest(world, room, Spot.EAST), Spot.INSIDE)

    assert distance(world, seeker, inside) == 1
    assert distance(world, seeker, a_thing(world, seeker, Spot.PACK)) == 0


@rule("MOVE-1", "MOVE-2")
def test_facing_slots_are_adjacent_over_an_open_passage() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker, rat = a_seeker(world, first, Spot.NORTH), a_rat(world, second, Spot.SOUTH)

    assert distance(world, seeker, rat) == distance(world, rat, seeker) == 1


@rule("MOVE-2")
@pytest.mark.parametrize("spot", [Spot.CENTRE, Spot.EAST, Spot.SOUTH])
def test_a_facing_slot_is_at_three_from_the_rest_of_the_room(spot: Spot) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, spot)
    facing_rat, other = a_rat(world, second, Spot.SOUTH), a_rat(world, second, Spot.NORTH)

    assert distance(world, seeker, facing_rat) == distance(world, facing_rat, seeker) == 3
    assert distance(world, seeker, other) == distance(world, other, seeker) == OUT_OF_REACH


@rule("MOVE-2", "WALL-8")
@pytest.mark.parametrize("bar", [Wall(Material.STONE, 6), Lock(1), DeepWater()], ids=["wall", "lock", "water"])
def test_walls_and_locks_end_the_count_and_water_does_not(bar: Component) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker, rat = a_seeker(world, first), a_rat(world, second, Spot.SOUTH)

    world.add(second if isinstance(bar, Lock) else world.held(first, Spot.PASSAGE)[0], bar)

    assert distance(world, seeker, rat) == (3 if isinstance(bar, DeepWater) else OUT_OF_REACH)
