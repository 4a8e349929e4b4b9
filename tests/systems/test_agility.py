"""Agility: what it is worth against blows and free blows, of seekers and creatures, and at a trap (CHAR-2)."""

from __future__ import annotations

import math

import pytest

from components.body import Attributes, Health
from components.combat import Skill, WantsToStrike
from components.creatures import Acts
from components.events.combat import Missed, Struck
from components.locks import Noticed, Trap, WantsToDisarm
from components.place import Spot
from components.registry import Component
from components.room import SelfLit
from components.travel import WantsToStep
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.combat.blows import attack
from systems.core.legal import verdict
from systems.core.verdict import Odds
from tests.build import a_chest, a_hunting_rat, a_room, a_seeker, a_sword, a_world, do, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

CENTRE, NORTH, EAST, WEST = Spot.CENTRE, Spot.NORTH, Spot.EAST, Spot.WEST
PLAIN = Skill(60, 0, 5)


def odds_of(world: World, actor: int, intent: Component) -> Odds:
    """The odds that the verdict on an intent shows."""
    odds = verdict(world, actor, intent).odds
    assert odds is not None
    return odds


@planted("systems/combat/terms.py", "dodge_per_agility * _agility(world, blow)", "dodge_per_agility")
@rule("CHAR-2", "COMB-1")
@pytest.mark.parametrize("agility", range(6))
def test_each_point_takes_five_per_cent_off_a_blow_at_a_seeker_and_at_a_creature_alike(agility: int) -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room, CENTRE, Attributes(agility=agility), PLAIN)
    rat = a_hunting_rat(world, room, NORTH, seeker, Attributes(agility=agility), PLAIN)

    chances = [odds_of(world, rat, WantsToStrike(seeker)).chance, odds_of(world, seeker, WantsToStrike(rat)).chance]

    assert chances == [60 - 5 - 5 * agility] * 2


@planted("systems/combat/terms.py", "slip_per_agility * _agility(world, blow)", "slip_per_agility * 0")
@planted("systems/travel/legal_move.py", "melee(world, body), free=True)", "melee(world, body))")
@rule("CHAR-2", "MOVE-6", "COMB-6")
def test_a_free_blow_is_shown_with_five_per_cent_a_point_more_off_and_comes_whatever_the_agility() -> None:
    shown, blows = [], []
    for agility in (0, 2, 5):
        world = a_world()
        room = a_room(world, SelfLit())
        seeker = a_seeker(world, room, CENTRE, Attributes(agility=agility), Skill(60, 0, 5))
        rat = a_hunting_rat(world, room, EAST, seeker, Skill(80, 0, 0))
        plain = odds_of(world, rat, WantsToStrike(seeker)).chance

        judged = do(world, seeker, WantsToStep(WEST))

        shown.append((plain, [odds.chance for odds in judged.struck]))
        blows.append(sum(isinstance(event, Struck | Missed) for event in world.events))

    assert shown == [(75, [75]), (65, [55]), (50, [25])]
    assert blows == [1, 1, 1]


@planted("systems/combat/opportunity.py", "n=n, free=True)", "n=n)")
@rule("CHAR-2", "MOVE-6", "P7")
def test_a_free_blow_is_drawn_as_often_as_it_was_shown() -> None:
    draws, hits = 600, 0

    for seed in range(draws):
        world = a_world(seed)
        room = a_room(world, SelfLit())
        seeker = a_seeker(world, room, CENTRE, Attributes(agility=3), Health(90, 90))
        a_hunting_rat(world, room, EAST, seeker, Skill(80, 0, 0))
        shown = do(world, seeker, WantsToStep(WEST)).struck[0].chance
        hits += any(isinstance(event, Struck) for event in world.events)

    p = shown / 100
    assert shown == 80 - 5 - 15 - 15
    assert abs(hits - draws * p) <= 4 * math.sqrt(draws * p * (1 - p))


@rule("CHAR-2", "MOVE-6")
def test_a_creature_that_turns_its_back_is_as_nimble() -> None:
    hits = []
    for agility in (0, 5):
        hits.append(0)
        for seed in range(60):
            world = a_world(seed)
            room, _ = two_rooms(world, SelfLit())
            seeker = a_seeker(world, room, CENTRE, Skill(95, 0, 0))
            a_sword(world, seeker)
            rat = a_hunting_rat(world, room, NORTH, seeker, Attributes(agility=agility), Skill(0, 0, 0), Health(90, 90))
            do(world, rat, WantsToStep(NORTH))
            hits[-1] += any(isinstance(event, Struck) for event in world.events)

    # 85 and 35 in a hundred, in the dark.
    assert hits[0] >= 40 and hits[1] <= 34


@planted("systems/locks/terms.py", "disarm_per_agility * _body(world, actor).agility", "disarm_per_agility")
@rule("CHAR-2", "TRAP-1")
@pytest.mark.parametrize("agility", range(4))
def test_each_point_adds_five_per_cent_to_disarming(agility: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Attributes(perception=1, agility=agility))
    trap = a_chest(world, room, CENTRE, Trap(2), Noticed([seeker]))

    odds = odds_of(world, seeker, WantsToDisarm(trap))

    assert odds.chance == 40 + 10 - 20 + 5 * agility
    assert sum(term.value for term in odds.terms) == odds.chance


@rule("CHAR-2", "P7")
def test_blows_at_a_nimble_body_hit_as_often_as_shown() -> None:
    world = a_world(strict=False)
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room, CENTRE, Attributes(agility=4), Health(9999, 9999))
    rat = a_hunting_rat(world, room, NORTH, seeker, Skill(70, 0, 0))
    shown, draws = odds_of(world, rat, WantsToStrike(seeker)).chance, 2000

    for _ in range(draws):
        world.edit(rat, Acts).count += 1
        attack(world, rat, seeker, melee(world, rat), by=rat)

    hits = sum(isinstance(event, Struck) for event in world.events)
    assert shown == 70 - 5 - 20
    assert abs(hits - draws * shown / 100) <= 4 * math.sqrt(draws * 0.45 * 0.55)
