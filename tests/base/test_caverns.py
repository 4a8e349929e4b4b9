"""The Caverns as they are born: shares, built-in danger, and whether a careful seeker finds what it needs."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from components.body import Drinkable, Edible, Portions
from components.card import Card
from components.effect import Heals
from components.light import Fuel, Oil
from components.locks import Lock, Trap
from components.things import Stack
from content.kinds import Kind
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from tests.rules import rule

CONTENT = load()
THEME = CONTENT.themes["base:caverns"]
SEEDS = range(24)


@cache
def tally(level: int) -> Counter[str]:
    """What lies in many dungeons of a level, counted together: kinds, dangers, and provisions in their units."""
    found: Counter[str] = Counter()
    for seed in SEEDS:
        world = World(1, Dice(seed))
        bear(world, CONTENT, seed, "tally", level, "base:caverns")
        for entity, card in world.each(Card):
            found[CONTENT.card(card.prototype).kind] += 1
            found["lock"] += world.has(entity, Lock)
            found["trapped"] += world.has(entity, Trap)
            _count_provisions(found, world, entity)
    return found


def _count_provisions(found: Counter[str], world: World, entity: int) -> None:
    stack, portions = world.find(entity, Stack), world.find(entity, Portions)
    uses = (stack.count if stack else 1) * (portions.left if portions else 1)
    edible, drinkable = world.find(entity, Edible), world.find(entity, Drinkable)
    fuel, heals = world.find(entity, Fuel), world.find(entity, Heals)
    found["hunger"] += edible.hunger * uses if edible else 0
    found["thirst"] += drinkable.thirst * uses if drinkable else 0
    oil = world.find(entity, Oil)
    found["fuel"] += (fuel.left if fuel else 0) + (oil.turns * uses if oil else 0)
    found["health"] += heals.health * uses if heals else 0


@rule("THEME-1")
def test_the_shares_of_the_side_slots_are_a_hundred() -> None:
    assert sum(THEME.shares.values()) == 100
    assert (THEME.code, THEME.deck) == ("CAV", "main")
    assert THEME.motto and THEME.danger


@rule("THEME-1")
def test_every_tag_that_the_theme_favours_is_borne_by_cards() -> None:
    borne = Counter(tag for card in CONTENT.cards.values() for tag in card.tags)

    assert all(borne[tag] >= 3 for tag in THEME.favours)


@rule("THEME-1", "THEME-2")
def test_the_signature_danger_is_there_on_every_level() -> None:
    levels = range(1, 13)

    breath = [_of_the_gloom(Kind.TRAP, level) for level in levels]
    hunters = [_of_the_gloom(Kind.ENEMY, level) for level in levels]

    assert all(breath)
    assert all(hunters)


def _of_the_gloom(kind: Kind, level: int) -> list[str]:
    return [card for card in CONTENT.deck("main", kind, level) if "gloom" in CONTENT.card(card).tags]


@rule("HOST-1")
@pytest.mark.parametrize("level", [1, 3, 6, 10])
def test_built_in_danger_outnumbers_waiting_enemies(level: int) -> None:
    found = tally(level)

    built_in = found["lock"] + found["trapped"]

    assert built_in > found[Kind.ENEMY] > 0


@rule("SURV-1", "LIGHT-1")
@pytest.mark.parametrize("level", [1, 3, 6])
def test_a_level_feeds_waters_lights_and_mends_for_about_as_long_as_it_takes(level: int) -> None:
    found, rooms = tally(level), tally(level)[Kind.LOCATION]
    turns = 6 * rooms

    assert found["hunger"] * 6 >= turns
    assert found["thirst"] * 4 >= turns
    assert turns / 4 <= found["fuel"] <= turns
    assert found["health"] >= rooms


@rule("ROOM-1")
def test_some_ground_is_bare_and_most_slots_hold_something() -> None:
    found = tally(1)

    slots = 4 * found[Kind.LOCATION]

    assert slots * 3 // 10 <= found[Kind.BARE] <= slots // 2
