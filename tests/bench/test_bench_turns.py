"""T1: what a world turn costs while nobody does anything, beside the same turn in a level a hundred times as large."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from statistics import median

import pytest

from engine.kernel.world import World
from engine.play.game import Game
from tests.bench.idle import an_idle_level
from tests.bench.ratios import ratio, report, seconds
from tests.bench.waiting import a_born_level, a_game_of_levels, pass_turn

TURNS, ROUNDS = 200, 9
MANY = 1_000
SEEDS = range(1, 6)
FEW_ROOMS, MANY_ROOMS = 60, 3_000
JUST_COME, LONG_THERE = 50, 2_000
LEVELS = 50


def slowest_over_median(world: World) -> float:
    """Of a thousand turns in a row, each timed alone, with the garbage collector as it is in play.

    Ten turns first: our own sweep of 100,000 entities leaves nothing of the turn in the processor's cache, and the turn
    after it takes ten times as long, which play, where nobody sweeps between two turns, never sees.
    """
    gc.collect()
    for _ in range(10):
        pass_turn(world)
    turns = [seconds(lambda: pass_turn(world), collected=False) for _ in range(MANY)]
    return max(turns) / median(turns)


def waiting_turns(seed: int, rooms: int, turns: int) -> Iterator[float]:
    """Seconds of a turn of a level that genesis bore, in rounds; in the first of them food still rots."""
    world = a_born_level(seed, rooms, turns)
    for _ in range(ROUNDS):
        yield seconds(lambda: pass_turn(world), TURNS)


@pytest.mark.bench
def test_an_idle_turn_at_a_hundred_thousand_entities_over_the_same_at_a_thousand() -> None:
    large, small = an_idle_level(100_000), an_idle_level(1_000)
    each = seconds(lambda: pass_turn(small), TURNS)

    growth = ratio(lambda: pass_turn(large), lambda: pass_turn(small), times=TURNS)
    jump = median(slowest_over_median(large) for _ in range(3))

    report("T1", f"idle turn at 100,000 entities over 1,000 ({each * 1e6:.0f} us)", growth, "<= 1.1")
    report("T1", f"slowest of {MANY:,} idle turns at 100,000 entities over the median", jump, "<= 5")
    assert len(large.entities()) > 90 * len(small.entities())


@pytest.mark.bench
@pytest.mark.parametrize(("turns", "when"), [(JUST_COME, "just come in"), (LONG_THERE, "long there")])
def test_an_idle_turn_of_a_large_level_that_genesis_bore_over_one_of_a_small(turns: int, when: str) -> None:
    growth = []
    for seed in SEEDS:
        rounds = list(zip(*(waiting_turns(seed, rooms, turns) for rooms in (MANY_ROOMS, FEW_ROOMS)), strict=True))
        growth.append(median(ours / beside for ours, beside in rounds))
        sides = zip(*rounds, strict=True)
        ours, beside = (f"{median(side) * 1e6:.0f} ({side[0] * 1e6:.0f} at first)" for side in sides)
        print(f"\n    seed {seed}, {when}: {ours} us at {MANY_ROOMS:,} rooms, {beside} us at {FEW_ROOMS}", end="")

    report("T1", f"idle turn of {MANY_ROOMS:,} rooms over {FEW_ROOMS}, the seeker {when}", median(growth), "<= 2")
    assert all(value > 0 for value in growth)


@pytest.mark.bench
def test_an_idle_turn_after_many_visited_levels_over_the_same_after_one() -> None:
    many, one = a_game_of_levels(1, LEVELS, LONG_THERE), a_game_of_levels(1, 1, LONG_THERE)

    def pass_clock(game: Game) -> None:
        game.chronicle.turn()
        game.chronicle.worlds[1].events.clear()

    growth = ratio(lambda: pass_clock(many), lambda: pass_clock(one), times=TURNS)

    report("T1", f"idle turn of the first level after {LEVELS} visited levels over after one", growth, "<= 1.2")
    assert (len(many.worlds), len(one.worlds)) == (LEVELS + 1, 2)
