"""Blows: reach, odds, price and who wakes (MOVE-3, COMB-1, COMB-4)."""

import pytest

from components.body import ActionPoints, Health, Stamina
from components.combat import Element, Shield, Skill, WantsToStrike, Weapon
from components.creatures import Awake, Creature, Hunting, Temper
from components.effect import Harms, Unleashed
from components.light import Lit
from components.place import Place, Spot
from components.room import SelfLit
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.core.legal import verdict
from systems.core.odds import hit
from tests.build import (
    a_hunting_rat,
    a_lit_torch,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_world,
    do,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
SURE = Skill(1000, 1000, 0)
HOPELESS = Skill(-1000, -1000, 0)


def duel(*light: SelfLit) -> tuple[World, int, int]:
    """A seeker in the centre of a room and a hunting rat at its north."""
    world = a_world()
    room = a_room(world, *light)
    seeker = a_seeker(world, room)
    return world, seeker, a_hunting_rat(world, room, NORTH, seeker)


@planted("systems/light/terms.py", "else -world.resource(Content).figures.combat.dark\n", "else 0\n")
@rule("COMB-1")
def test_the_chance_is_skill_less_dodge_and_less_the_dark() -> None:
    world, seeker, rat = duel()

    odds = hit(world, seeker, rat, melee(world, seeker))

    assert odds.chance == 60 - 10 - 10
    assert {term.label: term.value for term in odds.terms} == {"odds.melee": 60, "odds.dodge": -10, "odds.dark": -10}


@rule("COMB-1", "LIGHT-1")
@pytest.mark.parametrize("where", ["location", "hand", "slot"])
def test_light_in_the_targets_room_takes_the_dark_away(where: str) -> None:
    world, seeker, rat = duel()
    room = world.get(rat, Place).holder
    before = hit(world, seeker, rat, melee(world, seeker)).chance

    if where == "location":
        world.add(room, SelfLit())
    else:
        a_lit_torch(world, seeker if where == "hand" else room, Spot.OFFHAND if where == "hand" else EAST)

    assert hit(world, seeker, rat, melee(world, seeker)).chance == before + 10


@rule("LIGHT-1")
def test_a_light_in_a_pack_lights_nothing() -> None:
    world, seeker, rat = duel()
    torch = a_lit_torch(world, seeker, Spot.PACK)

    chance = hit(world, seeker, rat, melee(world, seeker)).chance

    assert world.has(torch, Lit)
    assert chance == 40


@rule("COMB-1")
def test_the_chance_never_leaves_the_bounds() -> None:
    world, seeker, rat = duel()
    world.add(seeker, SURE)
    high = hit(world, seeker, rat, melee(world, seeker)).chance

    world.add(seeker, HOPELESS)

    assert (high, hit(world, seeker, rat, melee(world, seeker)).chance) == (95, 5)


@rule("COMB-1")
def test_wounds_a_shield_and_a_second_weapon_change_the_chance() -> None:
    world, seeker, rat = duel(SelfLit())
    plain = hit(world, rat, seeker, melee(world, rat)).chance
    a_thing(world, seeker, Spot.OFFHAND, Shield(15))
    covered = hit(world, rat, seeker, melee(world, rat)).chance
    world.edit(rat, Health).left = 1
    wounded = hit(world, rat, seeker, melee(world, rat)).chance
    a_sword(world, rat, Spot.HAND)
    a_sword(world, rat, Spot.OFFHAND)

    paired = hit(world, rat, seeker, melee(world, rat)).chance

    assert (plain, covered, wounded, paired) == (40, 25, 15, 20)


@rule("COMB-1")
def test_a_creature_without_eyes_does_not_mind_the_dark() -> None:
    world, seeker, rat = duel()
    world.add(rat, Creature(1, Temper.PURSUING, sight=0, hearing=2))

    assert hit(world, rat, seeker, melee(world, rat)).chance == 40


@rule("COMB-4")
def test_a_blow_costs_the_weapons_ap_and_stamina() -> None:
    world, seeker, rat = duel()
    maul = a_sword(world, seeker)
    world.add(maul, Weapon(5, 1, 2, 3))

    do(world, seeker, WantsToStrike(rat))

    assert world.get(seeker, ActionPoints).left == 2
    assert world.get(seeker, Stamina).left == 7


@rule("COMB-4")
def test_bare_hands_cost_one_ap_and_one_stamina() -> None:
    world, seeker, rat = duel()

    judged = verdict(world, seeker, WantsToStrike(rat))

    assert (judged.ap, judged.stamina) == (1, 1)


@rule("COMB-4")
def test_a_paired_blow_asks_the_stamina_of_both_weapons() -> None:
    world, seeker, rat = duel()
    a_sword(world, seeker)
    a_sword(world, seeker, Spot.OFFHAND)

    assert verdict(world, seeker, WantsToStrike(rat)).stamina == 2


@rule("MOVE-3")
def test_a_blow_has_to_close_the_distance_first() -> None:
    world, seeker, rat = duel()
    world.move(seeker, world.get(seeker, Place).holder, SOUTH)
    refused = refusal(world, seeker, WantsToStrike(rat))
    spear = a_sword(world, seeker)

    world.add(spear, Weapon(1, 2, 1, 1))

    assert refused == "refused.too_far"
    assert refusal(world, seeker, WantsToStrike(rat)) == ""


@rule("MOVE-1", "MOVE-3")
def test_a_blow_reaches_over_an_open_passage_to_the_facing_slot() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH)
    rat = a_hunting_rat(world, second, SOUTH, seeker)

    assert refusal(world, seeker, WantsToStrike(rat)) == ""
    assert refusal(world, rat, WantsToStrike(seeker)) == ""


@rule("COMB-5")
def test_a_creature_across_the_room_lunges_for_one_step_more() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, SOUTH)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    judged = verdict(world, rat, WantsToStrike(seeker))

    assert judged.ap == 2
    assert refusal(world, seeker, WantsToStrike(rat)) == "refused.too_far"


@rule("P9")
def test_an_unknown_creature_cannot_be_aimed_at() -> None:
    world = a_world()
    room = a_room(world)
    seeker, rat = a_seeker(world, room), a_rat(world, room, NORTH)

    assert refusal(world, seeker, WantsToStrike(rat)) == "refused.no_creature"


@rule("COMB-5")
def test_who_is_attacked_wakes_and_hunts_whether_hit_or_not() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    world.remove(rat, Awake)
    world.remove(rat, Hunting)
    world.add(rat, Skill(50, 0, 1000))

    do(world, seeker, WantsToStrike(rat))

    assert world.has(rat, Awake)
    assert world.get(rat, Hunting).quarry == seeker


@rule("COMB-5")
def test_a_hit_unleashes_what_the_weapon_or_the_bite_does() -> None:
    world, seeker, rat = duel()
    world.add(rat, SURE)
    world.add(rat, Harms(0, 4, Element.POISON))
    seen: list[str] = []
    world.watcher = lambda name: seen.append(name) if name == "Strike" and world.find(rat, Unleashed) else None

    do(world, rat, WantsToStrike(seeker))

    assert seen == ["Strike"]
