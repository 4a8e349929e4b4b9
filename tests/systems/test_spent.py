"""Spent blows: with less stamina than a blow asks it is struck all the same, and worse (COMB-4)."""

from collections.abc import Callable

import pytest

from components.body import ActionPoints, Health, Mana, Stamina
from components.combat import Ammunition, Launcher, Skill, Thrown, WantsToShoot, WantsToStrike, WantsToThrow, Weapon
from components.events.body import Drained
from components.events.combat import Missed, Struck
from components.place import Spot
from components.registry import Component
from components.rest import Waited
from components.room import SelfLit
from components.things import Stack
from engine.kernel.world import World
from systems.body.pools import drain
from systems.core.legal import verdict
from tests.build import a_hunting_rat, a_room, a_seeker, a_thing, a_world, do, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

Blow = Callable[[World, int, int], Component]


def strikes(world: World, seeker: int, rat: int) -> Component:
    """A blow with a heavy blade that asks 4 stamina."""
    a_thing(world, seeker, Spot.HAND, Weapon(7, 1, 1, 4))
    return WantsToStrike(rat)


def shoots(world: World, seeker: int, rat: int) -> Component:
    """A shot with a bow that asks 4 stamina."""
    a_thing(world, seeker, Spot.HAND, Launcher("arrow", 3, 7, 1, 4))
    a_thing(world, seeker, Spot.PACK, Ammunition("arrow", 0, 0), Stack(9, 20))
    return WantsToShoot(rat)


def throws(world: World, seeker: int, rat: int) -> Component:
    """A throw, which asks 1 stamina."""
    return WantsToThrow(a_thing(world, seeker, Spot.PACK, Thrown(7, 2), Stack(9, 20)), rat)


def a_fight(seed: int, stamina: int) -> tuple[World, int, int]:
    """A seeker of 60 and 50 per cent with so much stamina, and a rat that can take much, in a lit room."""
    world = a_world(seed)
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room, Spot.CENTRE, Stamina(stamina, 10))
    return world, seeker, a_hunting_rat(world, room, Spot.NORTH, seeker, Health(999, 999), Skill(0, 0, 10))


@planted("systems/combat/arms.py", "arm._replace(stamina=stamina.left, spent=True)",
         "arm._replace(stamina=stamina.left)", case="strikes-3-50")
@planted("systems/combat/arms.py", "if stamina is None or stamina.left >= arm.stamina:",
         "if stamina is None or stamina.left > arm.stamina:", case="strikes-4-50")
@planted("content/base/figures.toml", "spent_aim = 15", "spent_aim = 10", case="shoots-0-40")
@planted("content/base/figures.toml", "spent_damage = 50", "spent_damage = 60", case="shoots-0-40")
@pytest.mark.parametrize(("blow", "stamina", "chance"), [
    (strikes, 4, 50), (strikes, 3, 50), (strikes, 0, 50), (shoots, 4, 40), (shoots, 0, 40), (throws, 1, 40),
    (throws, 0, 40),
])
@rule("COMB-4", "COMB-3")
def test_a_blow_without_the_stamina_for_it_is_told_as_spent_and_takes_all_there_is(
    blow: Blow, stamina: int, chance: int
) -> None:
    world, seeker, rat = a_fight(1, stamina)
    intent = blow(world, seeker, rat)
    asked = 1 if blow is throws else 4
    spent = stamina < asked

    judged = do(world, seeker, intent)

    terms = {term.label: term.value for term in judged.odds.terms} if judged.odds is not None else {}
    # Strength 2 and 7 more on the die: 10 to 15, and half of that rounded down.
    assert judged.odds is not None and judged.odds.chance == chance - (15 if spent else 0)
    assert terms.get("odds.spent") == (-15 if spent else None)
    assert judged.damage == ((5, 7) if spent else (10, 15))
    assert (judged.stamina, world.get(seeker, Stamina).left) == (min(stamina, asked), max(0, stamina - asked))


@planted("systems/combat/strike.py", "._replace(spent=acting.spent)", "", case="strikes")
@planted("systems/combat/shoot.py", "arm = arm._replace(spent=spent)", "pass", case="shoots")
@planted("systems/combat/throw.py", "arm._replace(spent=spent)", "arm", case="throws")
@pytest.mark.parametrize("blow", [strikes, shoots, throws])
@rule("COMB-4", "P7")
def test_a_spent_blow_hits_as_often_and_as_hard_as_was_told(blow: Blow) -> None:
    hits: list[int] = []
    misses = 0
    world, seeker, rat = a_fight(3, 0)
    intent = blow(world, seeker, rat)
    told = verdict(world, seeker, intent)

    for _ in range(600):
        world.events.clear()
        world.edit(seeker, ActionPoints).left = 4
        world.edit(rat, Health).left = 999
        if world.held(seeker, Spot.PACK):
            world.edit(world.held(seeker, Spot.PACK)[0], Stack).count = 9
        do(world, seeker, intent)
        hits += [event.damage for event in world.events if isinstance(event, Struck)]
        misses += any(isinstance(event, Missed) for event in world.events)

    assert told.odds is not None and told.damage is not None
    expected, spread = 6 * told.odds.chance, 4 * (0.06 * told.odds.chance * (100 - told.odds.chance)) ** 0.5
    assert len(hits) + misses == 600
    assert abs(len(hits) - expected) <= spread
    assert (min(hits), max(hits)) == told.damage


@planted("systems/core/odds.py", "max(figures.least_damage, dealt * figures.spent_damage // 100)",
         "dealt * figures.spent_damage // 100")
@rule("COMB-4", "COMB-2")
def test_a_spent_hit_does_one_damage_at_the_least() -> None:
    world, seeker, rat = a_fight(1, 0)
    a_thing(world, seeker, Spot.HAND, Weapon(-9, 1, 1, 1))

    assert verdict(world, seeker, WantsToStrike(rat)).damage == (1, 1)


@planted("systems/body/pools.py", "if kind is Stamina else 0", "if False else 0", case="5-9-2")
@planted("content/base/figures.toml", "stamina_kept = 2", "stamina_kept = 3", case="5-9-2")
@pytest.mark.parametrize(("left", "amount", "stays"), [
    (5, 2, 3), (5, 9, 2), (3, 2, 2), (2, 2, 2), (1, 2, 1), (0, 2, 0),
])
@rule("COMB-4", "P2")
def test_a_drain_leaves_two_stamina_and_mana_to_the_last(left: int, amount: int, stays: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Stamina(left, 10), Mana(left, 10))

    drain(world, seeker, Stamina, amount)
    drain(world, seeker, Mana, amount)

    assert world.get(seeker, Stamina).left == stays
    assert world.get(seeker, Mana).left == max(0, left - amount)
    told = [event.amount for event in world.events if isinstance(event, Drained)]
    assert told == [lost for lost in (left - stays, min(left, amount)) if lost]


@rule("COMB-4", "P11")
def test_whoever_drains_a_seeker_locks_it_out_of_nothing() -> None:
    world, seeker, rat = a_fight(1, 10)
    intent = strikes(world, seeker, rat)
    struck = 0

    for _ in range(30):
        drain(world, seeker, Stamina, 4)
        do(world, seeker, intent)
        struck += 1
        world.remove(seeker, Waited)
        world.edit(seeker, Health).left = 20
        pass_turns(world)

    assert struck == 30
