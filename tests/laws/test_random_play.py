"""Random play breaks no law: every invariant after every command (P1, P2, P4, G9; 5,000 turns, 100,000 in the soak)."""

from __future__ import annotations

import pytest

from engine.play.game import Game
from tests.build import base_content
from tests.laws import invariants
from tests.laws.bot import Bot
from tests.rules import rule

TURNS = 5000
SEEDS = range(1, 11)


def play(seed: int, turns: int) -> Game:
    """Play so many turns and hold every invariant after every command; the worlds left behind now and then."""
    game = Game.new(seed, base_content(), strict=True)
    bot = Bot(game, seed)
    played: list[object] = []
    while game.clock < turns and len(played) < 12 * turns:
        moved = game.world
        command, outcome = bot.act()
        if seed % 2:
            bot.bless()
        played.append(command)
        everywhere = moved is not game.world or len(played) % 50 == 0
        faults = invariants.faults(game, None if everywhere else [game.world])
        assert faults == [], f"seed {seed}, turn {game.clock}, after {command}: {faults[:5]}"
        assert outcome.ok or outcome.refusal is not None or outcome.asks
    assert game.clock >= turns, f"seed {seed}: only {game.clock} turns in {len(played)} commands"
    return game


@rule("P1", "P2", "P4", "G9")
@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_keeps_every_law(seed: int) -> None:
    play(seed, TURNS // len(SEEDS))


@pytest.mark.soak
@rule("P1", "P2", "P4", "G9")
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_long_random_play_keeps_every_law(seed: int) -> None:
    play(seed, 1000)
