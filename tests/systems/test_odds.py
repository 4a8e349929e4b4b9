"""Odds: what is shown, what the rule rolls, and how often it comes true are one (COMB-3, P7, B96)."""

from __future__ import annotations

import math

import pytest

from components.body import ActionPoints, Health, Stamina
from components.combat import Ammunition, Armour, Launcher, Shield, Skill, WantsToShoot, WantsToStrike
from components.events.combat import Missed, Struck
from components.locks import Lock, Noticed, Trap, WantsToDisarm, WantsToForce
from components.place import Spot
from components.registry import Component
from components.seekers import Proficiencies
from components.things import Durability, Materials, Stack
from components.travel import WantsToStep
from engine.kernel.dice import keyed
from engine.kernel.world import World
from systems.core.legal import verdict
from systems.core.verdict import Odds
from tests.build import a_hunting_rat, a_room, a_seeker, a_sword, a_thing, a_world, do, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, WEST = Spot.NORTH, Spot.EAST, Spot.WEST
DRAWS = 4000


def likely(hits: int, draws: int, chance: int) -> bool:
    """Whether so many hits are no wonder: within five standard deviations of what the chance promises."""
    p = chance / 100
    return abs(hits - draws * p) <= 5 * math.sqrt(draws * p * (1 - p))


def expected_roll(world: World, stream: str, actor: int, who: int, count: int, sides: int) -> int:
    """The die as anybody can reckon it from its key: the actor's act, the stream, the card at risk."""
    return (keyed(world.dice.seed, stream, f"a{actor}.{count}", who, 0) * sides >> 64) + 1


def hale(world: World, *bodies: int) -> None:
    """Give bodies back what fights cost them."""
    for body in bodies:
        world.edit(body, Health).left = world.get(body, Health).full
        world.edit(body, ActionPoints).left = 4
        if world.has(body, Stamina):
            world.edit(body, Stamina).left = 10
            world.add(body, Proficiencies([], []))


@rule("P7", "COMB-3")
@pytest.mark.parametrize("melee", [-50, 12, 35, 60, 88, 500])
def test_blows_hit_as_often_as_the_verdict_says(melee: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Skill(melee, 0, 0))
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(100, 100))
    odds = verdict(world, seeker, WantsToStrike(rat)).odds

    for _ in range(DRAWS):
        hale(world, seeker, rat)
        do(world, seeker, WantsToStrike(rat))

    assert odds is not None
    hits = sum(isinstance(event, Struck) for event in world.events)
    assert hits + sum(isinstance(event, Missed) for event in world.events) == DRAWS
    assert likely(hits, DRAWS, odds.chance)


@planted("systems/core/odds.py", "low = 1 + flat - max(armours)", "low = 1 + flat - min(armours)")
@rule("P7", "COMB-2")
def test_damage_keeps_to_the_span_and_fills_it() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Skill(500, 0, 0))
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(100, 100))
    world.add(a_sword(world, seeker), Durability(9999, 9999))
    for spot, value in ((Spot.HEAD, 3), (Spot.BODY, 1)):
        a_thing(world, rat, spot, Armour(value))
    judged = verdict(world, seeker, WantsToStrike(rat))

    for _ in range(600):
        hale(world, seeker, rat)
        do(world, seeker, WantsToStrike(rat))

    dealt = {event.damage for event in world.events if isinstance(event, Struck)}
    assert judged.damage == (min(dealt), max(dealt)) == (2, 10)


@rule("P7", "COMB-2")
def test_blows_land_on_the_parts_as_the_die_says() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Skill(500, 0, 0))
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(100, 100))

    for _ in range(DRAWS):
        hale(world, seeker, rat)
        do(world, seeker, WantsToStrike(rat))

    parts = [event.part for event in world.events if isinstance(event, Struck)]
    for part, sixths in (("head", 1), ("body", 3), ("arms", 1), ("legs", 1)):
        share = sixths / 6
        assert abs(parts.count(part) - len(parts) * share) <= 5 * math.sqrt(len(parts) * share * (1 - share))


@planted("systems/combat/blows.py", "    if rolled <= chance:", "    if rolled < chance - 3:")
@rule("P7", "COMB-3")
def test_the_rule_rolls_exactly_the_die_against_the_number_shown() -> None:
    world = a_world(seed=77)
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(100, 100))

    for count in range(1, 60):
        hale(world, seeker, rat)
        odds = do(world, seeker, WantsToStrike(rat)).odds
        last = [event for event in world.events if isinstance(event, Struck | Missed)][-1]
        assert odds is not None
        rolled = expected_roll(world, "combat.hit", seeker, seeker, count, 100)
        assert isinstance(last, Struck) == (rolled <= odds.chance)


@rule("P7", "COMB-3", "MOVE-6")
def test_free_blows_hit_as_often_as_the_verdict_of_the_step_says() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_hunting_rat(world, room, NORTH, seeker)
    struck = verdict(world, seeker, WantsToStep(EAST)).struck

    for _ in range(1500):
        hale(world, seeker)
        do(world, seeker, WantsToStep(EAST))
        do(world, seeker, WantsToStep(WEST))

    hits = sum(isinstance(event, Struck) for event in world.events)
    assert hits + sum(isinstance(event, Missed) for event in world.events) == 1500
    assert likely(hits, 1500, struck[0].chance)


@rule("P7", "B96")
@pytest.mark.parametrize("deed", ["strike", "shoot", "force", "disarm", "covered"])
def test_the_terms_add_up_to_the_chance_within_the_bounds(deed: str) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH, Proficiencies(["blades", "locks", "traps"], [30, 20, 40]))
    rat = a_hunting_rat(world, second, Spot.SOUTH, seeker)
    a_sword(world, seeker, Spot.OFFHAND)
    intents: dict[str, tuple[int, Component]] = {
        "strike": (seeker, WantsToStrike(rat)),
        "shoot": (seeker, WantsToShoot(rat)),
        "force": (seeker, WantsToForce(second)),
        "disarm": (seeker, WantsToDisarm(a_thing(world, first, NORTH, Trap(1), Noticed([seeker])))),
        "covered": (rat, WantsToStrike(seeker)),
    }
    if deed == "shoot":
        a_thing(world, seeker, Spot.HAND, Launcher("arrow", 3, 2, 1, 2))
        a_thing(world, seeker, Spot.PACK, Ammunition("arrow", 1, 0), Stack(5, 9))
    if deed == "force":
        world.add(second, Lock(2))
    if deed == "covered":
        a_thing(world, seeker, Spot.OFFHAND, Shield(15))

    odds = verdict(world, *intents[deed]).odds

    assert odds is not None
    assert odds.chance == bounded(odds)
    assert len(odds.terms) >= 2
    assert all(term.value for term in odds.terms)


def bounded(odds: Odds) -> int:
    """The sum of the terms, between floor and ceiling."""
    return max(5, min(95, sum(term.value for term in odds.terms)))


@rule("CHAR-5", "P7")
def test_a_proficiency_enters_the_odds_that_name_it() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    sword = a_sword(world, seeker)
    world.add(sword, Materials(["blade"]))
    before = verdict(world, seeker, WantsToStrike(rat)).odds

    world.add(seeker, Proficiencies(["blades"], [60]))

    after = verdict(world, seeker, WantsToStrike(rat)).odds
    assert before is not None and after is not None
    assert after.chance == before.chance + 3 * 2
