"""More than one: what a rule says of one enemy, one condition, one seeker, it says of each of several at once."""

from __future__ import annotations

import pytest

from components.body import Attributes, Health, Hunger, Thirst
from components.card import Card
from components.conditions import ClearedBy, WantsToClear
from components.creatures import Brood
from components.locks import Lock, Noticed, Trap, WantsToForce, WantsToUnlock
from components.place import Place, Spot
from components.rest import WantsToWait
from components.travel import WantsToStep
from content.make import make
from systems.body.afflicting import lay_affliction
from systems.core.rooms import creatures_in
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_key,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_tool,
    a_world,
    do,
    join,
    pass_turns,
)
from tests.falling import a_falling_world
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST, CENTRE = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST, Spot.CENTRE


@planted("systems/combat/opportunity.py", "for striker in strikers(world, actor, move, ends):",
         "for striker in strikers(world, actor, move, ends)[:1]:")
@rule("MOVE-6", "COMB-6")
def test_each_enemy_whose_reach_is_left_has_a_free_blow() -> None:
    world = a_falling_world(opportunity__hit=1, opportunity__damage=1, opportunity__part=2)
    room = a_room(world)
    seeker = a_seeker(world, room)
    for spot in (EAST, SOUTH):
        a_hunting_rat(world, room, spot, seeker)

    do(world, seeker, WantsToStep(WEST))

    # A die of 1 and the rat's 1, less the seeker's Defence of 1: one a blow.
    assert world.get(seeker, Health).left == 20 - 2


@rule("COND-1", "COND-5", "COND-SCREE", "COND-INFESTED", "COND-HAUNTED")
def test_the_risks_of_all_conditions_of_a_room_add_up_and_run_for_each_seeker() -> None:
    world = a_falling_world(risk__harm=5, risk__emergence=5, risk__haunting=100)
    room = a_room(world)
    one, other = a_seeker(world, room, EAST), a_seeker(world, room, WEST)
    for name in ("scree", "infested", "haunted"):
        make(world, f"base:{name}", room, Spot.CONDITION)

    do(world, one, WantsToWait())
    first = sorted(world.get(body, Card).prototype for body in creatures_in(world, room))
    do(world, other, WantsToWait())

    assert first == ["base:barrow_wisp", "base:rat"]
    assert [world.get(body, Health).left for body in (one, other)] == [18, 18]


@planted("systems/creatures/emerging.py",
         "_broods(world).bodies.get(of, ())", "sum(_broods(world).bodies.values(), [])")
@rule("COMB-5", "P10")
def test_each_nest_has_a_brood_of_its_own_wherever_that_has_gone() -> None:
    world = a_falling_world(risk__emergence=1)
    rooms = a_row(world, 3)
    seeker = a_seeker(world, rooms[0])
    nests = [make(world, "base:infested", room, Spot.CONDITION) for room in rooms[:2]]
    counts = []
    for room in (rooms[0], rooms[0], rooms[0], rooms[1], rooms[1], rooms[1]):
        world.move(seeker, room, CENTRE)
        for rat in creatures_in(world, room):
            world.move(rat, rooms[2], world.get(rat, Place).spot)
        do(world, seeker, WantsToWait())
        pass_turns(world, 1)
        counts.append([sum(kin.of == nest for _, kin in world.each(Brood)) for nest in nests])

    assert counts == [[1, 0], [2, 0], [2, 0], [2, 1], [2, 2], [2, 2]]


@rule("COND-2")
def test_two_who_work_at_one_condition_end_it_together_and_only_that_one() -> None:
    world = a_falling_world(risk__emergence=100, risk__exposure=100)
    room = a_room(world)
    seekers = [a_seeker(world, room, spot) for spot in (EAST, WEST)]
    webs, fungus = (make(world, f"base:{name}", room, Spot.CONDITION) for name in ("webbed", "fungal"))
    for seeker in seekers:
        a_tool(world, seeker, "blade")

    for seeker in seekers:
        do(world, seeker, WantsToClear(webs))
    two_done = world.get(webs, ClearedBy).done
    do(world, seekers[0], WantsToClear(webs))

    assert two_done == 2
    assert not world.alive(webs)
    assert world.get(fungus, ClearedBy).done == 0


@rule("DOOR-1", "LOCK-1")
def test_of_several_locks_and_keys_each_key_opens_its_own_and_the_others_stay() -> None:
    world = a_world()
    room = a_room(world)
    beyond = [a_room(world, Lock(1, ordinal), x=x, y=y) for ordinal, (x, y) in enumerate(((0, 1), (1, 0)), 1)]
    for other, heading in zip(beyond, (NORTH, EAST), strict=True):
        join(world, room, other, heading)
    chest = a_chest(world, room, EAST, Lock(1, 3))
    seeker = a_seeker(world, room)
    keys = [a_key(world, seeker, lock) for lock in (*beyond, chest)]

    do(world, seeker, WantsToStep(EAST))
    do(world, seeker, WantsToUnlock(beyond[1], keys[1]))
    do(world, seeker, WantsToUnlock(chest, keys[2]))

    assert [world.has(lock, Lock) for lock in (*beyond, chest)] == [True, False, False]
    assert [world.alive(key) for key in keys] == [True, False, False]


@rule("DOOR-1")
@pytest.mark.parametrize(("tier", "strength", "percent"), [(1, 0, 35), (1, 2, 55), (2, 2, 40), (3, 2, 25), (3, 5, 55)])
def test_a_lock_is_forced_at_its_chance_and_not_one_above(tier: int, strength: int, percent: int) -> None:
    forced = []
    for fall in (percent, percent + 1):
        world = a_falling_world(door__force=fall)
        room = a_room(world)
        chest = a_chest(world, room, NORTH, Lock(tier))
        seeker = a_seeker(world, room, strength=strength)
        do(world, seeker, WantsToStep(NORTH))
        do(world, seeker, WantsToForce(chest))
        forced.append(not world.has(chest, Lock))

    assert forced == [True, False]


@rule("TRAP-1")
def test_what_one_seeker_notices_another_may_still_step_into() -> None:
    world = a_falling_world(trap__notice=3)
    room = a_room(world)
    trap = a_thing(world, room, EAST, Trap(0))
    keen, dull = a_seeker(world, room), a_seeker(world, room)
    world.edit(dull, Attributes).perception = 1

    do(world, keen, WantsToStep(EAST))
    noticed = world.get(trap, Noticed).seekers.copy()
    do(world, dull, WantsToStep(EAST))

    assert noticed == [keen]
    assert not world.has(trap, Trap)


@rule("SURV-1")
def test_hunger_and_thirst_rise_in_every_seeker_in_play_each_by_its_own_interval() -> None:
    world = a_world()
    room = a_room(world)
    bodies = [a_seeker(world, room, spot, Hunger(0, interval, due=interval), Thirst(0, 3, due=3))
              for spot, interval in ((EAST, 4), (WEST, 6))]

    pass_turns(world, 12)

    assert [(world.get(body, Hunger).level, world.get(body, Thirst).level) for body in bodies] == [(3, 4), (2, 4)]


@rule("SURV-5")
def test_of_two_afflictions_each_takes_its_own_on_its_own_turns() -> None:
    world = a_world()
    alone, both = (a_seeker(world, a_room(world, x=x)) for x in (0, 5))
    lay_affliction(world, alone, "base:bleeding")
    for name in ("bleeding", "poisoned"):
        lay_affliction(world, both, f"base:{name}")

    lost = []
    for _ in range(12):
        pass_turns(world)
        lost.append(tuple(20 - world.get(body, Health).left for body in (alone, both)))

    assert lost[-1][0] > 0
    assert lost[-1][1] > lost[-1][0]
