"""What soils a room, to the point, with dice that fall as told (AGE-6)."""

from __future__ import annotations

import pytest

from components.combat import WantsToStrike
from components.place import Spot
from components.rest import WantsToWait
from components.things import Dirt, WantsToClean, WantsToDrop
from components.water import Flood
from content.make import make
from systems.body.wounds import wound
from systems.core.knowing import spot
from systems.things.dirt import dirt
from systems.water.waters import stir
from tests.build import a_rat, a_room, a_seeker, a_sword, a_thing, do, pass_turns, two_rooms
from tests.falling import a_falling_world
from tests.rules import rule


@rule("AGE-6")
@pytest.mark.parametrize(("before", "after"), [(50, 30), (21, 1), (20, 0), (7, 0)])
def test_a_try_at_a_room_takes_twenty_of_its_dirt(before: int, after: int) -> None:
    world = a_falling_world(dirt__act=100)
    room = a_room(world, Dirt(before))
    seeker = a_seeker(world, room)

    do(world, seeker, WantsToClean(room))

    assert dirt(world, room) == after


@rule("AGE-6")
def test_each_point_of_damage_in_blows_is_a_point_of_dirt_and_a_death_five() -> None:
    world = a_falling_world(dirt__act=100, combat__hit=1, combat__damage=1, combat__part=2)
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_sword(world, seeker)
    rat = a_rat(world, room)
    spot(world, rat)

    lying = []
    for _ in range(2):
        do(world, seeker, WantsToStrike(rat))
        lying.append(dirt(world, room))

    # A die of 1, Strength 2 and the sword's 2: five a blow, and the second one kills.
    assert not world.alive(rat)
    assert lying == [5, 5 + 5 + 5]


@rule("AGE-6")
def test_each_of_two_who_die_in_a_room_soils_it_by_five_and_no_other_room() -> None:
    world = a_falling_world(dirt__act=100)
    room, other = two_rooms(world)
    for side in (Spot.NORTH, Spot.EAST):
        wound(world, a_rat(world, room, side), 99, 0, "cause.fire")

    do(world, a_seeker(world, room), WantsToWait())
    pass_turns(world)

    assert [dirt(world, place) for place in (room, other)] == [10, 0]


@rule("AGE-6")
@pytest.mark.parametrize(("depth", "left"), [(1, 6), (2, 12), (4, 24)])
def test_each_step_that_water_sinks_leaves_six_of_mud(depth: int, left: int) -> None:
    world = a_falling_world(dirt__act=100)
    room = a_room(world, Flood(depth))
    stir(world, room)

    pass_turns(world)

    assert not world.has(room, Flood)
    assert dirt(world, room) == left


@rule("AGE-6")
def test_all_that_goes_bad_on_a_floor_soils_it_by_three_each() -> None:
    world = a_falling_world(dirt__act=100)
    room = a_room(world)
    for side in (Spot.NORTH, Spot.EAST, Spot.CENTRE):
        make(world, "base:raw_meat", room, side)

    pass_turns(world, 20)

    assert dirt(world, room) == 9


@rule("AGE-6")
@pytest.mark.parametrize(("room_dirt", "taken"), [(80, 20), (40, 10), (4, 1), (3, 0)])
def test_what_is_put_down_takes_a_quarter_of_the_dirt_of_the_room(room_dirt: int, taken: int) -> None:
    world = a_falling_world(dirt__act=100)
    seeker = a_seeker(world, a_room(world, Dirt(room_dirt)))
    thing = a_thing(world, seeker, Spot.PACK)

    do(world, seeker, WantsToDrop(thing))

    assert dirt(world, thing) == taken
