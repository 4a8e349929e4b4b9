"""Sixty games are played again command by command, and nothing is told, shown or so that was not before."""

from __future__ import annotations

import pytest

from tests.games import kept
from tests.games.telling import EVERY, Teller, played, requests_of
from tests.planted_fault import planted


@planted("content/base/faces/text.toml", '"act.group.turn" = "Let time pass"', '"act.group.turn" = "Let time go"',
         case="fen-0")
@pytest.mark.parametrize("number", range(kept.GAMES))
@pytest.mark.parametrize("theme", kept.themes())
def test_a_game_that_was_kept_goes_as_it_went(theme: str, number: int) -> None:
    game = kept.read(theme)[number]
    teller = Teller()

    played(game.origin, teller.again(requests_of(game.lines)))

    for line, before in zip(teller.lines, game.lines, strict=True):
        assert line == before
    assert teller.states == game.states
    assert len(game.states) == -(-len(game.lines) // EVERY)


def test_five_games_of_each_theme_are_kept_and_those_of_the_three_below_went_down_a_mouth() -> None:
    found = {theme: kept.read(theme) for theme in kept.themes()}

    assert {theme: len({game.origin for game in games}) for theme, games in found.items()} == dict.fromkeys(found, 5)
    for theme in ("base:chasm", "base:laboratory", "base:mine"):
        assert all(any('"do": "enter"' in line for line in game.lines) for game in found[theme])
    assert sum(len(game.lines) for games in found.values() for game in games) > 4000
