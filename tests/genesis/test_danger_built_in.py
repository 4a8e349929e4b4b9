"""Danger is mostly built in: over each theme's births and in single dungeons of every theme but Passages (HOST-1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from components.card import Card
from components.conditions import Condition
from components.creatures import Creature
from components.gathering import Outcrop, Vein
from components.locks import Lock
from components.water import Flood
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import finished, first_seed, soak
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
THEMES = sorted(set(CONTENT.themes) - {"base:passages"})
LEVELS = (1, 2, 3, 4, 6, 9)


def danger(world: World) -> tuple[int, int]:
    """Built in, and waiting. Of what is built in: locks, trap cards, conditions that are no ore, flooded rooms."""
    traps = sum(CONTENT.card(card.prototype).kind is Kind.TRAP for _, card in world.each(Card))
    ore = {condition for kind in (Vein, Outcrop) for condition, _ in world.each(kind)}
    built = traps + sum(1 for _ in world.each(Lock)) + sum(1 for _ in world.each(Flood))
    built += sum(condition not in ore for condition, _ in world.each(Condition))
    return built, sum(1 for _ in world.each(Creature))


@cache
def counted(theme: str, level: int, count: int, first: int = 1) -> tuple[tuple[int, int], ...]:
    """The danger of so many dungeons of a theme on a level."""
    return tuple(danger(finished(theme, seed, level)) for seed in range(first, first + count))


def _everywhere(count: int, first: int = 1) -> Iterator[tuple[str, int, tuple[tuple[int, int], ...]]]:
    for theme in THEMES:
        for level in LEVELS:
            yield theme, level, counted(theme, level, count, first)


@planted("content/base/genesis/theme_laboratory.toml", "enemy = 8\nitem = 27", "enemy = 30\nitem = 5")
@rule("HOST-1")
def test_over_the_births_of_a_theme_danger_is_built_in_and_by_a_third_more() -> None:
    for theme, level, found in _everywhere(40):
        built, waiting = (sum(column) for column in zip(*found, strict=True))

        assert built > 1.3 * waiting > 0, (theme, level)


@planted("content/base/genesis/theme_laboratory.toml", "enemy = 8\nitem = 27", "enemy = 16\nitem = 19",
         case="base:laboratory")
@planted("content/base/genesis/theme_halls.toml", "enemy = 12\nitem = 25", "enemy = 20\nitem = 17", case="base:halls")
@rule("HOST-1")
@pytest.mark.parametrize("theme", THEMES)
def test_in_nineteen_of_twenty_dungeons_of_a_theme_locks_traps_conditions_and_floods_are_more(theme: str) -> None:
    found = [pair for level in LEVELS for pair in counted(theme, level, 40)]

    outnumbered = sum(built <= waiting for built, waiting in found)

    assert outnumbered <= 0.05 * len(found)


@rule("HOST-1")
def test_in_the_passages_more_waits_than_is_built_in() -> None:
    built, waiting = (sum(column) for column in zip(*counted("base:passages", 4, 40), strict=True))

    assert waiting > built


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@rule("HOST-1")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize("theme", THEMES)
def test_on_no_level_of_any_theme_more_than_one_dungeon_in_twenty_is_mostly_haunted(theme: str, level: int) -> None:
    found = counted(theme, level, soak(20), first_seed())

    assert sum(built <= waiting for built, waiting in found) <= 0.05 * len(found)
