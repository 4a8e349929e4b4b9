"""Memory: a game that is played on and on keeps no more than what there is to know (F6)."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from engine.play.game import Game
from tests.bench.player import Player
from tests.build import base_content
from tests.laws.bot import Bot
from tests.rules import rule

WARM = 100
MEGABYTE = 1 << 20
BOUND = 20 * MEGABYTE


def growth(seed: int, turns: int) -> int:
    """Bytes that Python holds more after so many turns of blind play; the seeker is healed and fed after each deed."""
    game = Game.new(seed, base_content())
    player = Player(game, seed, perceive=True)
    player.after = Bot(game, seed).bless
    _play_until(player, WARM)
    tracemalloc.start()
    try:
        before = _held()
        _play_until(player, WARM + turns)
        return _held() - before
    finally:
        tracemalloc.stop()


def _play_until(player: Player, turn: int) -> None:
    while player.game.clock < turn:
        player.play(10)


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@rule("F6")
def test_five_hundred_turns_grow_by_no_more_than_a_twentieth_of_what_ten_thousand_may() -> None:
    grown = growth(seed=3, turns=500)

    assert grown < BOUND // 20, f"{grown:,} bytes"


@pytest.mark.soak
@rule("F6")
@pytest.mark.parametrize("seed", range(3))
def test_ten_thousand_turns_grow_by_less_than_twenty_megabytes(seed: int) -> None:
    grown = growth(seed, turns=10_000)

    print(f"seed {seed}: {grown:,} bytes in 10,000 turns")
    assert grown < BOUND, f"{grown:,} bytes"
