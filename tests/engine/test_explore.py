"""Exploring walks to the nearest way never taken, says why it stops, and takes or opens nothing (B94)."""

from __future__ import annotations

import pytest

from components.knowledge import Seen
from components.place import Spot
from content.loader import load
from engine import commands as ask
from engine.game import Game
from tests.rules import rule


def rooms_seen(game: Game) -> int:
    """How many rooms the seeker has been in."""
    return sum(1 for _, seen in game.world.each(Seen) if seen.seeker == game.seeker and seen.turn >= 0)


@pytest.mark.parametrize("seed", range(6))
@rule("F2")
def test_exploring_again_and_again_finds_room_after_room_or_says_why_it_stops(seed: int) -> None:
    game = Game.new(seed, load())
    before = rooms_seen(game)

    for _ in range(12):
        outcome = game.submit(ask.Explore())
        if not outcome.ok or outcome.ended:
            break
        assert outcome.stopped or rooms_seen(game) > before

    assert rooms_seen(game) > before


@pytest.mark.parametrize("seed", range(3))
def test_exploring_takes_nothing_and_opens_nothing(seed: int) -> None:
    game = Game.new(seed, load())
    carried = game.world.held(game.seeker, Spot.PACK)

    for _ in range(8):
        game.submit(ask.Explore())

    assert game.world.held(game.seeker, Spot.PACK) == carried or game.ended
