"""Random play in every theme keeps every law, and every face can show it (P1, P2, P11)."""

from __future__ import annotations

import pytest

from content.loader import load
from engine.game import Game
from engine.scene.view import view
from tests.build import base_content
from tests.laws import invariants
from tests.laws.bot import Bot
from tests.rules import rule

THEMES = sorted(load().themes)
COMMANDS = 150


def play(theme: str, seed: int, commands: int) -> Game:
    """Play so many commands in a theme, the seeker healed after each, and hold every invariant now and then."""
    game = Game.new(seed, base_content(), strict=True)
    bot = Bot(game, seed)
    for number in range(commands):
        command, outcome = bot.act()
        bot.bless()
        if number % 10 == 0:
            assert invariants.faults(game) == [], f"{theme}, seed {seed}, after {command}"
            view(game)
        assert outcome.ok or outcome.refusal is not None or outcome.asks
    return game


@rule("P1", "P2", "P11")
@pytest.mark.parametrize("theme", THEMES)
def test_random_play_keeps_every_law_in_every_theme(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.FIRST_THEME", theme)

    game = play(theme, THEMES.index(theme), COMMANDS)

    assert game.clock > 20


@pytest.mark.soak
@rule("P1", "P2", "P11")
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("theme", THEMES)
def test_long_random_play_keeps_every_law_in_every_theme(
    theme: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.game.FIRST_THEME", theme)

    game = play(theme, seed, COMMANDS * 10)

    assert game.clock > 200
