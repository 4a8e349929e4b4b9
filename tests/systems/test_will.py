"""Will: what it takes off the chance of drains and afflictions from without, and what it leaves alone (CHAR-2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.body import Attributes, Drinkable, Health, Mana, WantsToDrink
from components.combat import Skill, Thrown, WantsToStrike, WantsToThrow
from components.conditions import Afflicting, Draining
from components.effect import Afflicts
from components.locks import Trap
from components.place import Spot
from components.rest import WantsToWait
from components.things import WantsToSearch
from engine.kernel.world import World
from systems.body.will import against_will
from systems.conditions.laying import lay_condition
from systems.core.legal import verdict
from systems.core.verdict import Brings
from tests.build import a_chest, a_hunting_rat, a_room, a_seeker, a_thing, a_world, do
from tests.planted_fault import planted
from tests.rules import rule

CENTRE, NORTH = Spot.CENTRE, Spot.NORTH
CURSE, SURE = "base:cursed", Skill(1000, 1000, 0)
SEEDS = range(150)


def ails(world: World, body: int) -> bool:
    """Whether an affliction lies on a body."""
    return bool(world.held(body, Spot.AFFLICTION))


@planted("systems/body/will.py", "return max(figures.will_least, chance", "return max(0, chance")
@planted("systems/body/will.py", "chance <= figures.will_least", "False")
@rule("CHAR-2", "SURV-5")
@pytest.mark.parametrize(("chance", "will", "left"), [
    (10, 0, 10), (10, 1, 9), (10, 5, 5), (5, 5, 1), (3, 5, 1), (1, 5, 1), (0, 5, 0), (100, 2, 98),
])
def test_each_point_takes_one_per_cent_off_and_one_always_stays(chance: int, will: int, left: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Attributes(will=will))

    held = against_will(world, seeker, chance)

    assert held == left


def drained(world: World, room: int, seeker: int, chance: int) -> bool:
    """Whether spirits of a room take mana in one action."""
    world.edit(lay_condition(world, room, "base:haunted"), Draining).chance = chance
    do(world, seeker, WantsToWait())
    return world.get(seeker, Mana).left < 10


def spored(world: World, room: int, seeker: int, chance: int) -> bool:
    """Whether what grows in a room makes one Spored in one action."""
    world.edit(lay_condition(world, room, "base:fungal"), Afflicting).chance = chance
    do(world, seeker, WantsToWait())
    return ails(world, seeker)


def bitten(world: World, room: int, seeker: int, chance: int) -> bool:
    """Whether a bite curses."""
    do(world, a_hunting_rat(world, room, NORTH, seeker, SURE, Afflicts(CURSE, chance)), WantsToStrike(seeker))
    return ails(world, seeker)


def trapped(world: World, room: int, seeker: int, chance: int) -> bool:
    """Whether a trapped box that is opened curses."""
    do(world, seeker, WantsToSearch(a_chest(world, room, CENTRE, Trap(0), Afflicts(CURSE, chance))))
    return ails(world, seeker)


def burst(world: World, room: int, seeker: int, chance: int) -> bool:
    """Whether a flask that hits curses the creature, which has the seeker's Will and the seeker none."""
    rat = a_hunting_rat(world, room, NORTH, seeker, Attributes(will=world.get(seeker, Attributes).will),
                        Health(90, 90))
    world.add(seeker, Attributes())
    world.add(seeker, SURE)
    do(world, seeker, WantsToThrow(a_thing(world, seeker, Spot.PACK, Thrown(0, 2), Afflicts(CURSE, chance)), rat))
    return ails(world, rat)


def drunk(world: World, room: int, seeker: int, chance: int) -> bool:
    """Whether what one drinks oneself takes effect."""
    do(world, seeker, WantsToDrink(a_thing(world, seeker, Spot.PACK, Drinkable(1), Afflicts(CURSE, chance))))
    return ails(world, seeker)


Case = Callable[[World, int, int, int], bool]


def befalls(case: Case, will: int, chance: int) -> list[bool]:
    """In which worlds it comes true."""
    found = []
    for seed in SEEDS:
        world = a_world(seed)
        room = a_room(world)
        found.append(case(world, room, a_seeker(world, room, CENTRE, Attributes(will=will)), chance))
    return found


@planted("systems/conditions/haunting.py", "against_will(world, seeker, risk.chance)", "risk.chance", case="drained")
@planted("systems/conditions/exposure.py", "against_will(world, seeker, risk.chance)", "risk.chance", case="spored")
@planted("systems/body/afflict.py", "afflicting(world, afflicts, target, unleashed.source)", "afflicts.chance",
         case="bitten")
@planted("systems/body/afflict.py", "afflicting(world, afflicts, target, unleashed.source)",
         "afflicting(world, afflicts, unleashed.source, 0)", case="burst")
@rule("CHAR-2", "SURV-5", "P7")
@pytest.mark.parametrize("case", [drained, spored, bitten, trapped, burst], ids=lambda case: case.__name__)
def test_who_has_will_is_seized_as_often_as_by_a_smaller_chance(case: Case) -> None:
    assert befalls(case, 5, 45) == befalls(case, 0, 40)
    assert befalls(case, 5, 45) != befalls(case, 0, 45)


@planted("systems/body/will.py", "return effect.chance if source == target else", "return")
@rule("CHAR-2", "SURV-5")
def test_what_one_drinks_oneself_no_will_holds_off() -> None:
    assert befalls(drunk, 5, 45) == befalls(drunk, 0, 45)


@planted("systems/combat/legal_fight.py", "brings=brings(world, actor, target, arm))", "brings=())")
@rule("CHAR-2", "COMB-3", "P7")
def test_what_a_hit_would_bring_is_told_with_what_the_targets_will_leaves_of_it() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Attributes(will=3))
    rat = a_hunting_rat(world, room, NORTH, seeker, Attributes(will=4), Afflicts(CURSE, 40))
    flask = a_thing(world, seeker, Spot.PACK, Thrown(0, 2), Afflicts("base:burning", 70))

    told = [verdict(world, seeker, WantsToThrow(flask, rat)).brings, verdict(world, rat, WantsToStrike(seeker)).brings]

    assert told == [(Brings("base:burning", 66),), (Brings(CURSE, 37),)]
    assert verdict(world, seeker, WantsToStrike(rat)).brings == ()
