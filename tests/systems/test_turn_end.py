"""Waiting, stairs and what the end of a pass and of a turn leave behind (MOVE-1, SURV-4, LEVL-1, G9)."""

import pytest

from components.acting import Acting
from components.body import ActionPoints, Slowed, Stamina
from components.effect import Unleashed, UsedUp
from components.events.rest import Waited as WaitedOut
from components.events.travel import MouthTaken, StairTaken
from components.level import LevelInfo
from components.locks import Lock
from components.place import Place, Spot
from components.rest import Waited, WantsToWait
from components.room import Mouth, Stair
from components.seekers import InPlay
from components.things import Container, Weight
from components.travel import Departing, WantsToStep, WantsToTakeStair
from engine.kernel.world import World
from systems import order
from systems.core.aftermath import Aftermath
from systems.core.legal import verdict
from tests.build import (
    a_hunting_rat,
    a_key,
    a_room,
    a_seeker,
    a_thing,
    a_world,
    base_content,
    do,
    everything,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule

CENTRE = Spot.CENTRE


def a_stair(world: World, room: int, spot: Spot = CENTRE) -> int:
    """A stairwell down on a slot."""
    return world.spawn(Stair(down=True), Place(room, spot))


@rule("MOVE-1")
def test_waiting_ends_the_turn_for_a_seeker_and_the_next_brings_the_whole_pool() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    do(world, seeker, WantsToStep(Spot.NORTH))

    do(world, seeker, WantsToWait())
    refused = [refusal(world, seeker, intent) for intent in (WantsToWait(), WantsToStep(Spot.SOUTH))]
    pass_turns(world, 1)

    assert refused == ["refused.waited"] * 2
    assert world.get(seeker, ActionPoints) == ActionPoints(4, 4)
    assert not world.has(seeker, Waited)
    assert WaitedOut(room, seeker) in world.events


@rule("MOVE-1", "P5")
def test_unspent_points_are_lost_and_turns_waited_are_all_alike() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))

    for _ in range(5):
        do(world, seeker, WantsToWait())
        pass_turns(world, 1)

    assert world.get(seeker, ActionPoints) == ActionPoints(4, 4)


@planted("systems/rest/stamina_rest.py", "refill(world, body, Stamina, each * points.left)",
         "refill(world, body, Stamina, each * points.pool)", case="1-3-4")
@planted("systems/body/pools.py", "gained = min(amount, pool.full - pool.left)", "gained = min(amount, 99)",
         case="4-9-10")
@rule("SURV-4", "COMB-4", "P2")
@pytest.mark.parametrize(("points", "left", "after"), [
    (4, 3, 7), (4, 9, 10), (4, 10, 10), (1, 3, 4), (0, 3, 3), (0, 0, 0), (4, 0, 4),
])
def test_each_ap_left_when_the_turn_ends_gives_a_point_of_stamina_back(points: int, left: int, after: int) -> None:
    world = a_world()
    room = a_room(world)
    waiter = a_seeker(world, room, CENTRE, Stamina(left, 10), ActionPoints(points, 4))
    idler = a_seeker(world, room, CENTRE, Stamina(left, 10), ActionPoints(points, 4))
    do(world, waiter, WantsToWait())

    pass_turns(world, 1)

    assert [world.get(seeker, Stamina).left for seeker in (waiter, idler)] == [after, after]


@planted("systems/rest/stamina_rest.py", " or world.has(body, Awake)", "")
@planted("systems/__init__.py", '    "StaminaRest",\n    "Refresh",\n', '    "Refresh",\n    "StaminaRest",\n')
@rule("COMB-4", "COMB-5")
def test_a_creature_gets_breath_back_for_the_ap_that_it_left() -> None:
    world = a_world()
    near, far = a_room(world), a_room(world, x=9)
    rat = a_hunting_rat(world, near, Spot.EAST, a_seeker(world, far), ActionPoints(2, 2), Stamina(1, 10))
    puffed = a_hunting_rat(world, near, Spot.WEST, a_seeker(world, far), ActionPoints(0, 2), Stamina(1, 10))

    pass_turns(world, 1)

    assert [world.get(body, Stamina).left for body in (rat, puffed)] == [3, 1]


@rule("SURV-4")
def test_who_is_out_of_play_gets_no_breath_back() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Stamina(3, 10))
    world.remove(seeker, InPlay)

    pass_turns(world, 1)

    assert world.get(seeker, Stamina).left == 3


@planted("systems/rest/pool.py", "max(min(full, 1), full - slowed.ap)", "full - slowed.ap")
@rule("MOVE-1")
@pytest.mark.parametrize(("slowed", "pool", "fresh"), [(0, 4, 4), (3, 4, 1), (9, 4, 1), (9, 0, 0)])
def test_a_turn_begins_with_one_point_at_the_least(slowed: int, pool: int, fresh: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, ActionPoints(0, pool), Slowed(slowed))

    pass_turns(world, 1)

    assert world.get(seeker, ActionPoints).left == fresh


@rule("LEVL-1")
def test_a_stair_is_taken_from_its_own_slot_for_a_point() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    here, there = a_stair(world, room), a_stair(world, room, Spot.NORTH)
    refused = refusal(world, seeker, WantsToTakeStair(there))

    judged = do(world, seeker, WantsToTakeStair(here))

    assert refused == "refused.not_on_slot"
    assert (judged.ap, judged.asks) == (1, "")
    assert world.get(seeker, Departing) == Departing(here)
    assert StairTaken(room, seeker, here) in world.events


@planted("systems/travel/stair.py", "MouthTaken if world.has(way_off, Mouth) else StairTaken", "StairTaken")
@rule("SUB-1")
def test_a_mouth_is_taken_for_a_point_and_told_of_as_one() -> None:
    world = a_world()
    room = a_room(world)
    world.spawn(LevelInfo("base:caverns", "gate", 1, 1))
    seeker = a_seeker(world, room)
    here, there = (world.spawn(Mouth("base:mine"), Place(room, spot)) for spot in (CENTRE, Spot.NORTH))
    refused = refusal(world, seeker, WantsToTakeStair(there))

    judged = do(world, seeker, WantsToTakeStair(here))

    assert refused == "refused.not_on_slot"
    assert (judged.ap, judged.asks) == (1, "")
    assert world.get(seeker, Departing) == Departing(here)
    assert MouthTaken(room, seeker, here) in world.events


@planted("systems/rest/legal_turn.py", "if keys(world, actor) and not intent.sure else",
         "if keys(world, actor) else")
@rule("G9", "P3")
def test_who_carries_keys_is_asked_before_the_stair_until_sure() -> None:
    world = a_world()
    room, locked = a_room(world), a_room(world, Lock(1), x=1)
    seeker = a_seeker(world, room)
    a_key(world, seeker, locked)
    stair = a_stair(world, room)
    before = everything(world)

    asks = [verdict(world, seeker, WantsToTakeStair(stair, sure)).asks for sure in (False, True)]

    assert asks == ["ask.keys_left", ""]
    assert everything(world) == before


@planted("systems/travel/stair.py", "for key in keys(world, seeker):", "for key in ():")
@rule("G9")
def test_keys_stay_at_the_stairs_however_deep_they_were_packed_and_the_rest_goes_along() -> None:
    world = a_world()
    room, locked = a_room(world), a_room(world, Lock(1), x=1)
    seeker = a_seeker(world, room)
    stair = a_stair(world, room)
    bag = a_thing(world, seeker, Spot.PACK, Container(), Weight(1))
    keys = [a_key(world, seeker, locked), a_key(world, bag, locked, Spot.INSIDE)]

    do(world, seeker, WantsToTakeStair(stair, sure=True))

    assert [world.get(key, Place) for key in keys] == [Place(room, Spot.STORAGE)] * 2
    assert world.held(seeker, Spot.PACK) == [bag]


@rule("P1")
def test_a_pass_leaves_no_intent_no_effect_and_nothing_used_up() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    spent, live = a_thing(world, seeker, Spot.PACK, UsedUp("eaten")), a_thing(world, seeker, Spot.PACK)
    world.add(live, Unleashed(seeker, seeker))

    do(world, seeker, WantsToWait())

    assert not world.alive(spent)
    assert not any(world.any(kind) for kind in (Acting, WantsToWait, Unleashed, UsedUp))


@planted("systems/core/aftermath.py",
         "type(system)(order.action) if isinstance(system, Aftermath) else system", "system")
@rule("CLOCK-1")
def test_two_orders_have_each_an_aftermath_of_their_own() -> None:
    first, second = order(base_content()), order(base_content())

    actions = [next(system for system in one.turn if isinstance(system, Aftermath)).action for one in (first, second)]

    assert actions[0] is first.action
    assert actions[1] is second.action
