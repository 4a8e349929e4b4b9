"""The tremor leapt: where who leaps arrives, and what lies under the stones behind it (COND-UNSTABLE, G9)."""

import pytest

from components.body import ActionPoints, Attributes, Health
from components.card import Card
from components.conditions import WantsToClear
from components.effect import Harms
from components.events.body import Hurt
from components.events.locks import Unlocked
from components.events.travel import Arrived, Blocked
from components.light import Fuel, Lit
from components.locks import Lock, Trap
from components.place import SLOTS, Place, Spot
from components.room import Entrance, Stair
from components.seekers import WantsToAnswer
from components.things import Perishable, WantsToTake
from content.make import make
from systems.conditions.conditions import conditions
from systems.locks.solvable import still_solvable
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_key,
    a_lit_torch,
    a_rat,
    a_room,
    a_thing,
    a_tool,
    a_tremor,
    do,
    join,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_tremor import EAST, LEAP, NORTH, SOUTH, WEST, names, under_a_ceiling


@planted("systems/conditions/leap_clear.py", "if heading is not None and is_living(world, body):", "if False:")
@planted("systems/conditions/ceiling_fall.py", "    if leapt or answer is Clears:\n        bury(world, tremor.room)\n",
         "")
@rule("COND-UNSTABLE", "MOVE-1")
def test_who_leaps_is_beyond_the_way_and_what_lay_loose_is_out_of_sight_until_it_is_dug_out() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    lying = [a_thing(world, room, EAST), a_thing(world, room, Spot.CENTRE), a_thing(world, room, Spot.STORAGE)]
    places = [world.get(card, Place) for card in lying]
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(LEAP))

    assert (world.get(seeker, Place).holder, world.get(seeker, Place).spot) == (beyond, SOUTH)
    assert (world.get(seeker, Health).left, world.get(seeker, ActionPoints).left) == (15, 4)
    assert names(world, room) == ["collapsed"]
    assert [world.get(card, Place) for card in lying] == [Place(room, Spot.BURIED)] * 3
    world.move(seeker, room, Spot.CENTRE)
    assert {refusal(world, seeker, WantsToTake(card)) for card in lying} != {""}
    a_tool(world, seeker, "pickaxe")
    for _ in range(3):
        do(world, seeker, WantsToClear(conditions(world, room)[0]))
    assert names(world, room) == ["unstable"]
    assert [world.get(card, Place) for card in lying] == places
    assert [refusal(world, seeker, WantsToTake(card)) for card in lying[1:]] == ["", ""]


@planted("systems/conditions/burying.py", "if world.has(card, Weight) and not _holds_key(world, card):",
         "if world.has(card, Weight):")
@planted("systems/conditions/burying.py", "if world.has(card, Weight) and not", "if not")
@planted("systems/conditions/burying.py",
         "            put_down(world, key, room, Spot.CENTRE, 0)\n", "            pass\n")
@rule("COND-UNSTABLE", "G9", "G10", "P4")
def test_no_key_is_buried_nor_what_holds_one_nor_what_stands() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    locked = a_room(world, Lock(1))
    join(world, beyond, locked)
    key, stored = a_key(world, room, locked, EAST), a_key(world, room, locked, Spot.STORAGE)
    bag = a_thing(world, room, SOUTH)
    inside = a_key(world, bag, locked, Spot.INSIDE)
    chest = a_chest(world, room, WEST)
    stair = world.spawn(Stair(down=True), Place(room, Spot.CENTRE))
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(LEAP))

    assert [world.get(card, Place).spot for card in (key, bag, chest, stair)] == [EAST, SOUTH, WEST, Spot.CENTRE]
    assert world.get(inside, Place) == Place(bag, Spot.INSIDE)
    # The one that was in storage lies on a slot: rubble lets nobody search.
    assert world.get(stored, Place).holder == room and world.get(stored, Place).spot in SLOTS


@rule("COND-UNSTABLE", "P4", "G9")
@pytest.mark.parametrize("spot", [EAST, Spot.CENTRE, Spot.STORAGE])
def test_a_lock_whose_key_lay_under_the_ceiling_can_still_be_opened(spot: Spot) -> None:
    world, room, beyond, seeker = under_a_ceiling()
    world.add(beyond, Entrance())
    locked = a_room(world, Lock(1))
    join(world, beyond, locked)
    key = a_key(world, room, locked, spot)
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(LEAP))

    assert still_solvable(world) == ""
    assert world.get(key, Place).spot in SLOTS


@planted("systems/conditions/burying.py", "        put_out(world, card)\n", "        pass\n")
@rule("COND-UNSTABLE", "LIGHT-1", "P6")
def test_under_the_stones_flames_are_out_and_meat_goes_on_rotting() -> None:
    world, room, _, seeker = under_a_ceiling()
    torch = a_lit_torch(world, room, EAST)
    meat = make(world, "base:raw_meat", room, WEST)
    pass_turns(world, 4)
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(LEAP))
    pass_turns(world, 16)

    assert not world.has(torch, Lit) and world.get(torch, Fuel).left == 8
    assert world.get(meat, Card).prototype == "base:rotten_meat" and world.has(meat, Perishable)
    assert world.get(meat, Place) == Place(room, Spot.BURIED)


@rule("COND-UNSTABLE", "TRAP-1", "MOVE-5")
def test_who_leaps_springs_what_a_step_would_spring() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    world.add(seeker, Attributes(perception=0))
    trap = a_thing(world, beyond, SOUTH, Trap(9), Harms(0, 3))
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(LEAP))

    harms = {event.cause: event.damage for event in world.events if isinstance(event, Hurt)}
    assert harms[trap] == 3 and len(harms) == 2


@planted("systems/conditions/ceiling_fall.py",
         "answer is Leaps and room_of(world, seeker) != tremor.room", "answer is Leaps")
@rule("COND-UNSTABLE", "MOVE-1", "P9")
def test_who_leaps_at_one_that_it_did_not_know_of_falls_where_it_stands() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    lying = a_thing(world, room, EAST)
    rat = a_rat(world, beyond, SOUTH)
    a_tremor(world, seeker, room)
    known = refusal(world, seeker, WantsToAnswer(LEAP))

    do(world, seeker, WantsToAnswer(LEAP))

    assert known == ""
    assert Blocked(beyond, seeker, rat) in world.events
    assert world.get(seeker, Place).holder == room and world.get(seeker, Health).left == 15
    assert world.get(lying, Place) == Place(room, EAST) and names(world, room) == ["collapsed"]


@rule("COND-UNSTABLE", "LOCK-1", "MOVE-6")
def test_a_leap_out_of_a_locked_room_opens_it_and_draws_no_free_blow() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    world.add(room, Lock(2))
    a_hunting_rat(world, room, NORTH, seeker, Health(99, 99))
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(LEAP))

    assert Unlocked(room, seeker, room) in world.events and not world.has(room, Lock)
    assert any(isinstance(event, Arrived) and event.room == beyond for event in world.events)
    assert world.get(seeker, Health).left == 15


@rule("COND-UNSTABLE", "COND-1")
def test_who_has_just_stepped_out_of_it_only_stays_clear_and_what_lay_there_is_buried() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    lying = a_thing(world, room, EAST)
    world.move(seeker, beyond, SOUTH)
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(2))

    assert world.get(seeker, Place) == Place(beyond, SOUTH) and world.get(seeker, Health).left == 15
    assert world.get(lying, Place).spot == Spot.BURIED and names(world, room) == ["collapsed"]


@rule("COND-UNSTABLE", "COND-2")
def test_what_is_dug_out_lies_in_storage_where_something_else_has_come_to_lie() -> None:
    world, room, _, seeker = under_a_ceiling()
    lying = a_thing(world, room, Spot.CENTRE)
    a_tremor(world, seeker, room)
    do(world, seeker, WantsToAnswer(LEAP))
    world.move(seeker, room, Spot.CENTRE)
    a_thing(world, room, Spot.CENTRE)
    a_tool(world, seeker, "pickaxe")

    for _ in range(3):
        do(world, seeker, WantsToClear(conditions(world, room)[0]))

    assert world.get(lying, Place).spot == Spot.STORAGE
    assert refusal(world, seeker, WantsToTake(lying)) == ""
