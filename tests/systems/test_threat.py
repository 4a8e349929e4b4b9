"""What all known enemies together can do in this turn, and the chance to die of it, as the rules will roll it (P7)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from components.body import ActionPoints, Health
from components.creatures import Awake
from components.events.combat import Missed, Struck
from components.knowledge import Seen
from components.place import Place, Spot
from components.rest import Waited
from components.room import SelfLit
from components.seekers import Ability
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.combat.intent_preview import next_deed
from systems.combat.threat import threat, threat_after
from systems.core.knowing import spot
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, a_world, base_content, creatures_act
from tests.planted_fault import planted
from tests.rules import rule

THREAT = "systems/combat/threat.py"
SPOTS = (Spot.NORTH, Spot.EAST, Spot.SOUTH)


def beset(world: World, rats: int, health: int = 20, ap: int = 1) -> int:
    """A seeker in the light with so much Health left, and so many known rats after it with so many AP each."""
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    world.edit(seeker, Health).left = health
    for side in SPOTS[:rats]:
        rat = a_hunting_rat(world, room, side, seeker, ActionPoints(ap, ap))
        spot(world, rat)
    return seeker


def chance_of_death(world: World, seeker: int, left: int) -> Fraction:
    """Said anew: every sequence of hits and misses with every damage of each hit, one by one."""
    bites = []
    for creature, _ in world.each(Awake):
        deed = next_deed(world, creature)
        assert deed.odds is not None and deed.damage is not None
        outcomes = [(0, Fraction(100 - deed.odds.chance, 100))]
        outcomes += [(dealt, Fraction(deed.odds.chance, 100 * len(deed.spread))) for dealt in deed.spread]
        bites += [outcomes] * deed.times
    dead = Fraction(0)
    for way in product(*bites):
        if sum(dealt for dealt, _ in way) >= left:
            weight = Fraction(1)
            for _, share in way:
                weight *= share
            dead += weight
    return dead


@planted("systems/combat/threat.py", "for _ in range(blow.times):", "for _ in range(1):", case="1-3-2")
@planted("systems/combat/threat.py", "total = min(left, dealt + damage)", "total = min(left, max(dealt, damage))",
         case="2-5-1")
@rule("P7", "COMB-3")
@pytest.mark.parametrize(("rats", "health", "ap"), [(1, 3, 1), (1, 3, 2), (2, 5, 1), (3, 9, 1), (2, 20, 1)])
def test_the_chance_to_die_is_that_of_all_blows_of_all_enemies(rats: int, health: int, ap: int) -> None:
    world = a_world()
    seeker = beset(world, rats, health, ap)

    found = threat(world, seeker)

    assert found is not None
    exact = chance_of_death(world, seeker, health) * 100
    assert abs(found.death - exact) <= Fraction(1, 2) or (found.death == 1 and 0 < exact < 1)
    assert (found.death == 0) == (exact == 0)


@planted("systems/combat/threat.py", "for body in _enemies(world, seeker) if body != without",
         "for body in [*_enemies(world, seeker)][:1] if body != without")
@rule("P7", "COMB-3")
def test_the_range_is_from_the_least_single_hit_to_all_of_them_at_their_most() -> None:
    world = a_world()
    seeker = beset(world, 3)
    deeds = [next_deed(world, creature) for creature, _ in world.each(Awake)]

    found = threat(world, seeker)

    assert found is not None
    assert found.low == min(min(deed.spread) for deed in deeds)
    assert found.high == sum(max(deed.spread) for deed in deeds)


@planted("systems/combat/threat.py", "if world.has(creature, Awake) and knows(world, seeker, creature):",
         "if world.has(creature, Awake):")
@rule("P9", "P7")
def test_who_is_not_known_or_sleeps_is_no_threat() -> None:
    world = a_world()
    seeker = beset(world, 0)
    room = world.get(seeker, Place).holder
    a_rat(world, room, Spot.WEST)
    unknown = a_hunting_rat(world, room, Spot.NORTH, seeker)
    for _, seen in world.each(Seen):
        seen.up, seen.spotted = [], []

    found = threat(world, seeker)

    assert next_deed(world, unknown).odds is not None
    assert found is None


@planted("engine/kernel/supposed.py", " or (entity == self._body and kind in self._own)", "")
@rule("P7", "CHAR-3")
def test_one_that_holds_fast_is_shown_what_a_wait_makes_of_the_blows() -> None:
    world = a_world()
    seeker = beset(world, 1, health=3)
    world.add(seeker, Ability("hold_fast"))
    now = next_deed(world, next(world.each(Awake))[0]).odds

    waiting = threat_after(world, seeker, Waited())
    world.add(seeker, Waited())
    then = threat(world, seeker)

    assert now is not None and waiting is not None
    assert waiting == then
    rat = next(world.each(Awake))[0]
    after = next_deed(world, rat).odds
    assert after is not None
    assert now.chance - after.chance == base_content().figures.abilities.hold_fast_guard
    assert waiting.death < chance_of_death_now(now.chance, 3)


def chance_of_death_now(chance: int, left: int) -> int:
    """Per cent of a single bite of a d6 that does it."""
    return chance * (7 - left) // 6


@rule("P7", "COMB-3")
def test_once_the_one_that_is_struck_has_fallen_the_others_are_left() -> None:
    world = a_world()
    seeker = beset(world, 2)
    first, second = (creature for creature, _ in world.each(Awake))
    whole = threat(world, seeker)

    without = threat(world, seeker, without=first)

    assert whole is not None and without is not None
    assert without.high == max(next_deed(world, second).spread) < whole.high


@rule("P7")
@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("ability", ["hold_fast", "stone_sense", "tender_of_flames"])
def test_what_is_shown_of_a_wait_is_what_is_drawn(ability: str, waits: bool) -> None:
    hits, blows, shown = 0, 0, 0
    for seed in range(1, 401):
        world = a_world(seed)
        seeker = beset(world, 1, health=20)
        world.dice = Dice(seed)
        world.add(seeker, Ability(ability))
        if waits:
            world.add(seeker, Waited())
        deed = next_deed(world, next(world.each(Awake))[0])
        assert deed.odds is not None
        shown += deed.odds.chance

        creatures_act(world)

        hits += sum(isinstance(event, Struck) for event in world.events)
        blows += sum(isinstance(event, Struck | Missed) for event in world.events)

    assert blows == 400
    # four standard deviations of 400 blows
    assert abs(hits * 100 - shown) < 4 * 100 * 10
