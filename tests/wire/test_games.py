"""Whole games in every theme, by the command line alone: to level 3 or death, and down each mouth (P11, F2, SUB-1).

`pytest -m soak -n 0 -s tests/wire/test_games.py` plays twenty of each and prints what was met as a table.
"""

from __future__ import annotations

import pytest

from content.reached import main_themes
from tests.build import base_content
from tests.rules import rule
from tests.wire.games import HEAD, Game, into, outer, played, row, seeds_with, went_down

MAIN = main_themes(base_content().themes)
SUB = sorted(name for name, theme in base_content().themes.items() if theme.sub)
GAMES = 20
ENDS = ("level", "died", "saw it")


def whole(games: list[Game]) -> None:
    """Every game came to an end of its own, and nothing was said that was no answer."""
    assert [fault for game in games for fault in game.faults] == []
    assert [(game.origin, game.end) for game in games if not game.end.startswith(ENDS)] == []


@rule("P11", "F2", "THEME-1")
@pytest.mark.parametrize("theme", MAIN)
def test_a_game_in_every_main_theme_is_played_from_the_command_line_to_level_three_or_death(theme: str) -> None:
    game = played(1, theme)

    whole([game])
    assert {name for name, _ in game.met} <= {theme, *base_content().themes[theme].mouths}
    assert sum(map(len, game.met.values())) > 5


@rule("P11", "F2", "SUB-1")
@pytest.mark.parametrize("mouth", SUB)
def test_a_game_goes_down_the_mouth_of_every_sub_dungeon_from_the_command_line(mouth: str) -> None:
    games = went_down(mouth, 1)

    whole(games)
    assert any(name == mouth for name, _ in games[-1].met), row(mouth, games)


@rule("SUB-1")
def test_the_likeliest_way_into_each_sub_dungeon_is_the_one_that_content_says() -> None:
    assert {mouth: outer(mouth) for mouth in SUB} == {
        "base:chasm": "base:caverns", "base:laboratory": "base:tower", "base:mine": "base:caverns",
    }
    assert [into(mouth) for mouth in SUB] == ["base:chasm_mouth", "base:laboratory_door", "base:mine_mouth"]
    assert next(seeds_with("base:laboratory", 1))


@pytest.mark.soak
@pytest.mark.timeout(7_200)
@rule("P11", "F2", "THEME-1")
@pytest.mark.parametrize("theme", MAIN)
def test_twenty_games_in_every_main_theme(theme: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = [played(100 + seed, theme, seeker=1 + seed % 3) for seed in range(GAMES)]

    with capsys.disabled():
        print(f"\n{HEAD}\n{row(theme, games)}")
    whole(games)
    assert len({game.origin for game in games}) == GAMES


@pytest.mark.soak
@pytest.mark.timeout(7_200)
@rule("P11", "F2", "SUB-1")
@pytest.mark.parametrize("mouth", SUB)
def test_twenty_games_down_the_mouth_of_every_sub_dungeon(mouth: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = went_down(mouth, GAMES)

    with capsys.disabled():
        print(f"\n{HEAD}\n{row(mouth, games)}")
    whole(games)
    assert sum(any(name == mouth for name, _ in game.met) for game in games) == GAMES
