"""Whatever comes at once, wherever, every law holds and every face can show it (P1, P2, P3, P4, P11, S6)."""

from __future__ import annotations

import pytest

from engine.play.game import Game
from engine.scene.view import view
from tests.build import base_content
from tests.laws import invariants
from tests.laws.chronicles import CAVERNS, a_game_with_mouths, go_in, twin
from tests.laws.trouble import troubled
from tests.rules import rule

THEMES = sorted(base_content().themes)
SUB = {name for name, theme in base_content().themes.items() if theme.sub}
COMMANDS, TWIN_EVERY, VIEW_EVERY = 120, 20, 5


def play(theme: str, seed: int, commands: int) -> Game:
    """Hold every law after each command, see the board now and then, and come out of a save the same."""
    game = a_game_with_mouths(seed, strict=True, theme=CAVERNS if theme in SUB else theme)
    if theme in SUB:
        go_in(game, theme)
    for number, said in enumerate(troubled(game, seed, commands)):
        assert invariants.faults(game, [game.world]) == [], f"{theme}, seed {seed}, command {number}: {said}"
        if number % VIEW_EVERY == 0:
            view(game)
        if number % TWIN_EVERY == 0:
            assert twin(game).digest() == game.digest(), f"{theme}, seed {seed}, command {number}: {said}"
    assert invariants.faults(game) == []
    return game


@rule("P1", "P2", "P3", "P4", "P11", "S6")
@pytest.mark.parametrize("theme", THEMES)
def test_every_law_holds_whatever_comes_at_once(theme: str) -> None:
    game = play(theme, 1 + THEMES.index(theme), COMMANDS)

    assert game.clock > 5


@pytest.mark.soak
@rule("P1", "P2", "P3", "P4", "P11", "S6")
@pytest.mark.parametrize("seed", range(100, 120))
@pytest.mark.parametrize("theme", THEMES)
def test_every_law_holds_for_long_whatever_comes_at_once(theme: str, seed: int) -> None:
    game = play(theme, seed, 3 * COMMANDS)

    assert game.clock > 20
