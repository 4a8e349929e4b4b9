"""The figures of seekers and of blows to the point: with one more or one less the rule decides otherwise."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Attributes, Health, Hunger, Stamina, Thirst, WantsToDrink
from components.combat import Skill, WantsToStrike
from components.knowledge import Choice
from components.place import Spot
from components.rest import WantsToWait
from components.room import Location, SelfLit
from components.seekers import Experience
from components.things import Durability, Materials, WantsToTake, Weight
from components.water import Wet
from content.figures import Figures
from content.loader import load
from content.make import make
from systems.body.warmth import felt
from systems.combat.arms import melee
from systems.core.knowing import spot
from systems.core.odds import damage, hit
from systems.rest.pool import full_pool
from systems.rest.resting import gains
from systems.seekers.embody import candidates
from systems.seekers.experience import gain
from systems.seekers.levels import level_of, threshold
from systems.things.carrying import capacity
from tests.build import a_rat, a_room, a_seeker, a_sword, a_thing, a_world, do, pass_turns, refusal
from tests.falling import a_falling_world
from tests.rules import rule

FIGURES: Figures = load().figures


@rule("CHAR-1")
def test_three_stand_at_the_gate() -> None:
    assert [len(candidates(seed, load(), number)) for seed, number in ((1, 0), (1, 1), (9, 4))] == [3, 3, 3]


@rule("CHAR-2")
@pytest.mark.parametrize(("strength", "tenths"), [(0, 120), (1, 150), (5, 270)])
def test_a_seeker_carries_a_hundred_and_twenty_and_thirty_a_point_of_strength_and_pays_one_point_for_more(
    strength: int, tenths: int
) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), strength=strength)
    load_of = a_thing(world, seeker, Spot.PACK)

    pools = []
    for weight in (tenths, tenths + 1):
        world.edit(load_of, Weight).tenths = weight
        world.move(load_of, seeker, Spot.PACK)
        pools.append(full_pool(world, seeker))

    assert capacity(world, seeker) == tenths
    assert pools == [4, 3]


@rule("CHAR-2")
def test_nobody_lifts_what_would_make_it_more_than_twice_of_that() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, strength=0)
    a_thing(world, seeker, Spot.PACK, Weight(140))
    light, heavy = (a_thing(world, room, Spot.CENTRE, Weight(tenths)) for tenths in (100, 101))

    assert refusal(world, seeker, WantsToTake(heavy)) == "refused.too_heavy"
    assert refusal(world, seeker, WantsToTake(light)) == ""


@rule("CHAR-2", "CHAR-4")
def test_an_attribute_goes_up_to_five_and_then_is_offered_no_more() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    body = world.edit(seeker, Attributes)
    body.strength, body.will = 4, 5
    gain(world, seeker, 100, "kill")

    do(world, seeker, WantsToWait())
    pass_turns(world)

    offered = set(world.get(seeker, Choice).of)
    assert "strength" in offered and "will" not in offered


@rule("CHAR-4")
@pytest.mark.parametrize(("total", "level"), [(99, 0), (100, 1), (299, 1), (300, 2), (699, 2), (700, 3), (1500, 4)])
def test_levels_come_at_a_hundred_three_hundred_seven_hundred(total: int, level: int) -> None:
    assert level_of(FIGURES, total) == level
    assert threshold(FIGURES, level) <= total < threshold(FIGURES, level + 1)


@rule("CHAR-4")
def test_each_level_brings_two_of_health_and_one_at_a_time_of_several_that_are_due() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    world.edit(seeker, Health).left = 7
    gain(world, seeker, 300, "kill")

    pass_turns(world)
    first = (world.get(seeker, Experience).level, world.get(seeker, Health).left, world.get(seeker, Health).full)
    world.remove(seeker, Choice)
    pass_turns(world)

    assert first == (1, 9, 22)
    assert (world.get(seeker, Experience).level, world.get(seeker, Health).full) == (2, 24)


@rule("COMB-1")
@pytest.mark.parametrize(("skill", "dodge", "chance"), [(60, 10, 50), (99, 0, 95), (98, 3, 95), (8, 3, 5), (0, 90, 5)])
def test_the_chance_is_skill_less_dodge_between_five_and_ninety_five(skill: int, dodge: int, chance: int) -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    world.edit(seeker, Skill).melee = skill
    rat = a_rat(world, room)
    world.edit(rat, Skill).dodge = dodge

    assert hit(world, seeker, rat, melee(world, seeker)).chance == chance


@rule("COMB-1")
@pytest.mark.parametrize(("lit", "left", "paired", "chance"), [
    (True, 20, False, 50), (False, 20, False, 40), (True, 5, False, 40), (True, 6, False, 50), (False, 5, False, 30),
    (True, 20, True, 55), (False, 5, True, 35),
])
def test_the_dark_and_wounds_take_ten_and_a_second_weapon_adds_five(
    lit: bool, left: int, paired: bool, chance: int
) -> None:
    world = a_world()
    room = a_room(world, *([SelfLit()] if lit else []))
    seeker = a_seeker(world, room)
    world.edit(seeker, Health).left = left
    if paired:
        a_sword(world, seeker, Spot.HAND)
        a_sword(world, seeker, Spot.OFFHAND)
    rat = a_rat(world, room)

    assert hit(world, seeker, rat, melee(world, seeker)).chance == chance


@rule("COMB-1")
def test_who_never_learnt_to_fight_has_fifty() -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    world.remove(seeker, Skill)

    assert hit(world, seeker, a_rat(world, room), melee(world, seeker)).chance == 50 - 10


@rule("COMB-2")
@pytest.mark.parametrize(("strength", "defence", "span"), [
    (2, 0, (5, 10)), (0, 0, (3, 8)), (0, 6, (1, 2)), (0, 9, (1, 1)),
])
def test_a_blow_does_a_die_of_six_and_strength_and_weapon_less_defence_and_one_at_the_least(
    strength: int, defence: int, span: tuple[int, int]
) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, strength=strength)
    a_sword(world, seeker)
    rat = a_rat(world, room, Spot.NORTH, Attributes(defence=defence))

    assert damage(world, seeker, rat, melee(world, seeker)) == span


@rule("COMB-4")
@pytest.mark.parametrize(("armed", "ap", "stamina"), [(False, 1, 1), (True, 1, 1)])
def test_a_strike_costs_one_point_and_with_bare_hands_one_of_stamina(armed: bool, ap: int, stamina: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    if armed:
        a_sword(world, seeker)
    rat = a_rat(world, room)
    spot(world, rat)

    do(world, seeker, WantsToStrike(rat))

    assert world.get(seeker, ActionPoints).left == 4 - ap
    assert world.get(seeker, Stamina).left == 10 - stamina


@rule("COMB-7")
def test_a_blow_that_lands_wears_the_weapon_by_one() -> None:
    world = a_falling_world(combat__hit=1, combat__part=1, combat__damage=1)
    room = a_room(world)
    seeker = a_seeker(world, room)
    sword = a_sword(world, seeker)
    rat = a_rat(world, room)
    spot(world, rat)

    do(world, seeker, WantsToStrike(rat))

    assert world.get(sword, Durability).left == 19


@rule("SURV-1")
@pytest.mark.parametrize(("hunger", "thirst", "lost"), [(99, 99, 0), (100, 0, 1), (0, 100, 1), (100, 100, 2)])
def test_only_a_full_meter_takes_one_a_turn_and_both_take_two(hunger: int, thirst: int, lost: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Hunger(hunger, 9, due=1 if hunger == 100 else 9),
                      Thirst(thirst, 9, due=1 if thirst == 100 else 9))

    pass_turns(world, 3)

    assert world.get(seeker, Health).left == 20 - 3 * lost


@rule("SURV-1")
def test_a_drink_where_water_is_drawn_takes_all_thirst() -> None:
    world = a_world()
    room = a_room(world)
    world.edit(room, Location).actions = ["draw_water"]
    seeker = a_seeker(world, room, Spot.CENTRE, Thirst(100, 9, due=9))

    do(world, seeker, WantsToDrink(room))

    assert world.get(seeker, Thirst).level == 0


def cold_by(temperature: int, *, wet: bool = False, wind: bool = False, cloth: int = 0) -> int:
    """What a seeker feels in a room of this temperature."""
    world = a_world()
    room = a_room(world)
    world.edit(room, Location).temperature = temperature
    seeker = a_seeker(world, room)
    if wet:
        world.add(seeker, Wet(12))
    if wind:
        make(world, "base:windswept", room, Spot.CONDITION)
    for place in (Spot.HEAD, Spot.BODY, Spot.LEGS)[:cloth]:
        a_thing(world, seeker, place, Materials(["textile"]))
    return felt(world, seeker)


@rule("SURV-2")
def test_wind_and_wet_take_a_step_each_and_clothes_keep_two_out_at_the_most() -> None:
    assert [cold_by(0), cold_by(-1), cold_by(0, wet=True), cold_by(0, wind=True)] == [0, -1, -1, -1]
    assert cold_by(-1, wet=True, wind=True) == -3
    assert [cold_by(-4, cloth=pieces) for pieces in (0, 1, 2, 3)] == [-4, -3, -2, -2]
    assert [cold_by(-7), cold_by(7)] == [-5, 5]
    assert cold_by(3, cloth=2) == 3


@rule("SURV-4")
@pytest.mark.parametrize(("deep", "turns", "given"), [
    (False, 1, (0, 0, 3)), (False, 5, (0, 0, 3)), (False, 6, (1, 0, 3)), (False, 12, (1, 0, 3)),
    (True, 1, (0, 0, 4)), (True, 3, (1, 0, 4)), (True, 4, (0, 1, 4)), (True, 12, (1, 1, 4)),
])
def test_a_turn_of_camp_or_sleep_gives_what_the_table_says(deep: bool, turns: int, given: tuple[int, int, int]) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world, SelfLit()))

    assert gains(world, seeker, deep, turns) == given


@rule("SURV-3", "SURV-4")
def test_each_point_of_comfort_that_is_lacking_puts_the_points_off_a_turn_and_takes_one_of_stamina() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))  # in the dark: one point

    assert [gains(world, seeker, True, turns)[0] for turns in range(1, 9)] == [0, 0, 0, 1, 0, 0, 0, 1]
    assert [gains(world, seeker, False, turns) for turns in (6, 7)] == [(0, 0, 2), (1, 0, 2)]
