"""Creatures: tempers, hunting, fleeing, roaming, and the slots they claim (COMB-5, MOVE-4)."""

import pytest

from components.acting import Acting
from components.body import ActionPoints, Health, Stamina
from components.combat import Launcher, Weapon
from components.creatures import Acts, Awake, Hunting, Swimmer, Temper, Timid
from components.events.combat import Missed, Struck
from components.locks import Lock
from components.place import SIDES, Place, Spot
from components.travel import WantsToStep
from components.walls import DeepWater, Material, Wall
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from tests.build import (
    a_hunting_rat,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_world,
    base_order,
    creatures_act,
    do,
    pass_turns,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def attacks(world: World) -> int:
    """How many attacks were made so far."""
    return sum(isinstance(event, Struck | Missed) for event in world.events)


@rule("COMB-5")
def test_a_hunter_beside_its_quarry_strikes_for_all_its_ap() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    creatures_act(world)

    assert attacks(world) == 2
    assert world.get(rat, ActionPoints).left == 0
    assert not world.any(Acting)


@rule("COMB-5")
def test_one_that_sleeps_does_nothing() -> None:
    world = a_world()
    room = a_room(world)
    a_seeker(world, room)
    rat = a_rat(world, room, NORTH)

    creatures_act(world)

    assert attacks(world) == 0
    assert world.get(rat, Acts).count == 0


@rule("COMB-5")
def test_a_hunter_across_the_room_lunges_and_keeps_its_slot() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, SOUTH)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    creatures_act(world)

    assert attacks(world) == 1
    assert world.get(rat, Place).spot == NORTH


@rule("COMB-5")
def test_a_shooter_out_of_reach_of_its_claws_shoots() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_hunting_rat(world, second, SOUTH, seeker, Launcher("", 3, 1, 1, 0))

    creatures_act(world)

    assert attacks(world) == 2
    assert world.get(rat, Place).holder == second


@planted("content/base/figures.toml", "chase = 6", "chase = 7")
@rule("COMB-5")
@pytest.mark.parametrize(("apart", "comes"), [(2, True), (6, True), (7, False)])
def test_a_hunter_comes_through_rooms_to_its_quarry_as_far_as_it_finds_its_way(apart: int, comes: bool) -> None:
    world = a_world()
    rooms = a_row(world, apart + 1)
    seeker = a_seeker(world, rooms[0])
    rat = a_hunting_rat(world, rooms[apart], EAST, seeker, ActionPoints(4, 4))

    creatures_act(world)

    assert world.get(rat, Place) == Place(rooms[apart - comes], EAST)


@planted("systems/creatures/temperament.py", "or world.get(creature, Creature).temper in KEEPS_ITS_ROOM", "")
@rule("COMB-5", "MOVE-4")
@pytest.mark.parametrize("temper", [Temper.GUARDING, Temper.LURKING])
def test_guards_and_lurkers_keep_their_room(temper: Temper) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, SOUTH)
    rat = a_rat(world, second, EAST, Awake(), Hunting(seeker, 99), temper=temper)

    creatures_act(world)

    assert world.get(rat, Place).spot == EAST


@rule("COMB-5", "LOCK-1", "WALL-8")
def test_walls_and_locks_keep_a_hunter_in() -> None:
    world = a_world()
    rooms = a_row(world, 3)
    world.add(rooms[2], Lock(1))
    world.add(world.held(rooms[0], Spot.PASSAGE)[0], Wall(Material.STONE, 6))
    seeker = a_seeker(world, rooms[1])
    rats = [a_hunting_rat(world, rooms[0], EAST, seeker), a_hunting_rat(world, rooms[2], WEST, seeker)]

    creatures_act(world)

    assert [world.get(rat, Acts).count for rat in rats] == [0, 0]


@rule("COMB-5", "MOVE-4")
@pytest.mark.parametrize("swims", [False, True])
def test_deep_water_keeps_in_a_hunter_that_does_not_swim(swims: bool) -> None:
    world = a_world()
    first, second = two_rooms(world, DeepWater())
    seeker = a_seeker(world, first)
    rat = a_hunting_rat(world, second, SOUTH, seeker, *([Swimmer()] if swims else []))

    creatures_act(world)

    assert (world.get(rat, Place).holder == first) == swims


@rule("COMB-5")
@pytest.mark.parametrize(("temper", "left", "flees"), [
    (Temper.FLEEING, 5, True), (Temper.FLEEING, 6, False), (Temper.PURSUING, 1, False),
])
def test_a_fleeing_one_runs_at_the_first_wound(temper: Temper, left: int, flees: bool) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, Spot.CENTRE, Stamina(0, 10))
    rat = a_rat(world, first, NORTH, Awake(), Hunting(seeker, 99), Health(left, 6), temper=temper)

    creatures_act(world)

    assert (world.get(rat, Place).holder == second) == flees


@rule("COMB-5")
def test_a_timid_one_runs_at_its_own_measure_and_fights_when_cornered() -> None:
    world = a_world()
    first, _ = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_hunting_rat(world, first, NORTH, seeker, Timid(50), Health(3, 6))
    world.add(world.held(first, Spot.PASSAGE)[0], Wall(Material.STONE, 6))

    creatures_act(world)

    assert attacks(world) == 2
    assert world.get(rat, Place).holder == first


@planted("systems/core/judge.py", "return move is not None and claims.take(world, move)", "return True")
@rule("MOVE-4")
def test_of_two_that_claim_one_slot_in_a_pass_the_lower_id_has_it() -> None:
    world = a_world()
    room = a_room(world)
    first, second = a_rat(world, room, NORTH), a_rat(world, room, EAST)
    for rat in (first, second):
        world.add(rat, WantsToStep(SOUTH))
        world.add(rat, Acting())

    run_pass(world, base_order().action)

    assert [world.get(rat, Place).spot for rat in (first, second)] == [SOUTH, EAST]
    assert [world.get(rat, ActionPoints).left for rat in (first, second)] == [0, 2]
    assert [world.get(rat, Acts).count for rat in (first, second)] == [1, 0]


@rule("MOVE-4")
def test_of_five_that_come_in_at_once_four_find_room() -> None:
    world = a_world()
    first, second = two_rooms(world)
    rats = [a_rat(world, first, NORTH) for _ in range(5)]
    for rat in rats:
        world.add(rat, WantsToStep(NORTH))
        world.add(rat, Acting())

    run_pass(world, base_order().action)

    inside = [rat for rat in rats if world.get(rat, Place).holder == second]
    assert inside == rats[:4]
    assert sorted(world.get(rat, Place).spot for rat in inside) == list(SIDES)
    assert world.get(rats[4], ActionPoints).left == 2


@rule("COMB-5")
def test_the_round_ends_though_a_blow_is_free_of_charge() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_hunting_rat(world, room, NORTH, seeker, Weapon(1, 1, 0, 0))

    creatures_act(world)

    assert attacks(world) == 0


@rule("MOVE-1", "COMB-5")
def test_awake_creatures_have_their_ap_back_once_all_have_acted() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    pass_turns(world)

    assert attacks(world) == 2
    assert world.get(rat, ActionPoints).left == 2


@rule("COMB-5")
def test_creatures_do_not_fight_one_another() -> None:
    world = a_world()
    room = a_room(world)
    rats = a_rat(world, room, NORTH, Awake()), a_rat(world, room, EAST, Awake())

    pass_turns(world, 3)

    assert attacks(world) == 0
    assert not any(world.has(rat, Awake) for rat in rats)


@rule("COMB-5", "P9")
def test_a_step_by_a_creature_is_asked_as_a_seekers_is() -> None:
    world = a_world()
    first, second = two_rooms(world)
    rat = a_rat(world, first, NORTH)

    judged = do(world, rat, WantsToStep(NORTH))

    assert judged.ap == 1
    assert world.get(rat, Place).holder == second
    assert world.get(rat, Acts).count == 1
