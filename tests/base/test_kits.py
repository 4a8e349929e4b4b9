"""The three classes: what they bring along, what they weigh, and in what they differ (CHAR-2, CHAR-3)."""

from __future__ import annotations

import pytest

from components.body import Drinkable, Edible, Portions
from components.combat import Ammunition, Launcher, Weapon
from components.light import Fuel
from components.place import Spot
from components.things import Stack, Wearable, Weight
from components.travel import Map
from content.kinds import CallingDefinition
from content.loader import load
from systems.combat.hold_fast import HOLD_FAST
from systems.light.tending import TENDER_OF_FLAMES
from systems.locks.stone_sense import STONE_SENSE
from tests.base.duel import kit_of
from tests.rules import rule

CONTENT = load()
CLASSES = sorted(CONTENT.callings)
ATTRIBUTES = ("strength", "defence", "perception", "agility", "will")


def pieces(card: str) -> int:
    """How many pieces a card is born with."""
    stack = CONTENT.component(card, Stack)
    return stack.count if stack else 1


def load_of(calling: CallingDefinition) -> int:
    """Weight of a class's kit in tenths."""
    return sum(weight.tenths * pieces(card) for card in calling.kit if (weight := CONTENT.component(card, Weight)))


@rule("CHAR-2")
@pytest.mark.parametrize("name", CLASSES)
def test_attributes_and_health_lie_on_the_scale(name: str) -> None:
    calling = CONTENT.callings[name]

    attributes = [getattr(calling, attribute) for attribute in ATTRIBUTES]

    assert all(0 <= value <= CONTENT.figures.seekers.attribute_cap for value in attributes)
    assert 14 <= calling.health <= 26
    assert sum(attributes) <= 10


@rule("CHAR-3")
@pytest.mark.parametrize("name", CLASSES)
def test_every_kit_holds_map_light_food_drink_and_a_weapon(name: str) -> None:
    kit = CONTENT.callings[name].kit

    missing = [kind for kind in (Map, Fuel, Edible, Drinkable, Weapon) if not any(CONTENT.bears(c, kind) for c in kit)]

    assert missing == []


@rule("CHAR-2")
@pytest.mark.parametrize("name", CLASSES)
def test_every_kit_is_carried_with_room_to_spare(name: str) -> None:
    calling, figures = CONTENT.callings[name], CONTENT.figures.seekers

    limit = figures.carry_base + figures.carry_per_strength * calling.strength

    assert load_of(calling) <= limit * 8 // 10


@rule("CHAR-3")
@pytest.mark.parametrize("name", CLASSES)
def test_a_kit_puts_a_weapon_into_the_hand_and_nothing_twice_on_one_spot(name: str) -> None:
    calling = CONTENT.callings[name]

    worn = kit_of(CONTENT, calling)

    assert CONTENT.bears(worn[Spot.HAND], Weapon)
    assert len(worn) >= 3
    wearable = [card for card in calling.kit if CONTENT.bears(card, Wearable)]
    assert len(set(worn.values())) == len(worn) <= len(wearable)


@rule("COMB-4")
def test_who_brings_a_bow_brings_arrows() -> None:
    kits = [calling.kit for calling in CONTENT.callings.values()]
    bows = [(kit, launcher) for kit in kits for card in kit if (launcher := CONTENT.component(card, Launcher))]

    tags = [
        (launcher.ammunition, {a.tag for card in kit if (a := CONTENT.component(card, Ammunition))})
        for kit, launcher in bows
    ]

    assert tags
    assert all(wanted in found for wanted, found in tags)


@rule("SURV-1")
@pytest.mark.parametrize("name", CLASSES)
def test_food_and_drink_of_a_kit_last_longer_than_a_level_takes(name: str) -> None:
    calling = CONTENT.callings[name]
    full = CONTENT.figures.seekers.meter_full

    def brought(kind: type[Edible] | type[Drinkable]) -> int:
        total = 0
        for card in calling.kit:
            part, portions = CONTENT.component(card, kind), CONTENT.component(card, Portions)
            relief = (part.hunger if isinstance(part, Edible) else part.thirst) if part else 0
            total += relief * (portions.left if portions else pieces(card))
        return total

    turns = (
        (full + brought(Edible)) * calling.hunger_interval,
        (full + brought(Drinkable)) * calling.thirst_interval,
    )

    assert min(turns) >= 500


@rule("CHAR-3")
def test_classes_differ_in_all_that_the_rule_names() -> None:
    callings = [CONTENT.callings[name] for name in CLASSES]

    told = [
        {calling.ability for calling in callings},
        {tuple(sorted(calling.kit)) for calling in callings},
        {tuple(getattr(calling, attribute) for attribute in ATTRIBUTES) for calling in callings},
        {tuple(sorted(calling.proficiencies)) for calling in callings},
        {(calling.hunger_interval, calling.thirst_interval) for calling in callings},
    ]

    assert len(callings) >= 3
    assert all(len(found) == len(callings) for found in told)


@rule("CHAR-3")
def test_each_ability_is_one_that_the_rules_know_and_has_words() -> None:
    abilities = {calling.ability for calling in CONTENT.callings.values()}

    assert abilities == {STONE_SENSE, HOLD_FAST, TENDER_OF_FLAMES}
    assert all(CONTENT.words.has(f"ability.{name}") for name in abilities)
    assert all(CONTENT.words.has(f"ability.{name}.text") for name in abilities)


@rule("CHAR-1")
def test_there_are_names_enough_for_many_seekers_and_none_is_shared() -> None:
    names = [name for calling in CONTENT.callings.values() for name in calling.names]

    assert all(len(calling.names) >= 10 for calling in CONTENT.callings.values())
    assert len(names) == len(set(names))
    assert all(0 < len(name) <= 16 for name in names)
