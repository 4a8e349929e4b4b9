"""Every level to the deepest is born in every theme; from the deepest nothing leads down (LEVL-1, DECK-1, EXIT-1)."""

from __future__ import annotations

import pytest

from components.room import Room, Stair
from content.kinds import Kind, turns_up
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import finished, first_seed
from tests.planted_fault import planted
from tests.rules import rule

THEMES = sorted(load().themes)
DEEPEST = load().figures.genesis.deepest_level


def ways_on(world: World) -> int:
    """How many stairs lead on."""
    return sum(stair.on for _, stair in world.each(Stair))


@planted("content/kinds.py", "(level <= last or last == NO_END)", "level <= last", case="base:fen")
@rule("LEVL-1", "DECK-1")
@pytest.mark.parametrize("theme", THEMES)
def test_levels_are_born_past_the_last_one_that_a_card_can_name(theme: str) -> None:
    rooms = [sum(1 for _ in finished(theme, 5, level).each(Room)) for level in (98, 99, 100, 101, 250)]

    assert rooms[0] < rooms[2] < rooms[4]


@rule("DECK-1")
def test_a_card_without_an_end_turns_up_on_every_deeper_level_and_any_other_ends_where_it_says() -> None:
    assert [turns_up((4, 99), level) for level in (3, 4, 99, 100, DEEPEST)] == [False, True, True, True, True]
    assert [turns_up((4, 98), level) for level in (3, 4, 98, 99, 100)] == [False, True, True, False, False]
    assert [turns_up((4, 120), level) for level in (99, 100, 120, 121)] == [True, True, True, False]


@rule("DECK-1")
@pytest.mark.parametrize("kind", [Kind.LOCATION, Kind.ENEMY, Kind.ITEM, Kind.CONTAINER, Kind.TRAP])
def test_what_is_dealt_on_the_ninety_ninth_level_is_dealt_on_the_deepest(kind: Kind) -> None:
    assert load().deck("main", kind, 99) == load().deck("main", kind, DEEPEST) != []


@planted("content/base/figures.toml", "deepest_level = 1000", "deepest_level = 1001")
@planted("systems/genesis/exits.py", " and plan.level < plan.figures.deepest_level", "")
@rule("EXIT-1", "LEVL-1")
def test_from_the_deepest_level_nothing_leads_down_and_from_the_one_before_a_stair_does() -> None:
    main = [theme for theme in THEMES if load().themes[theme].exit]

    last = {theme: [ways_on(finished(theme, 3, level)) for level in (999, 1000)] for theme in main[:3]}

    assert list(last.values()) == [[1, 0]] * 3


@pytest.mark.soak
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("theme", THEMES)
@rule("LEVL-1", "GROW-1")
def test_each_of_a_thousand_levels_is_born(theme: str) -> None:
    for level in range(1, DEEPEST + 1):
        world = finished(theme, first_seed() + level, level)

        assert world.any(Room), level
