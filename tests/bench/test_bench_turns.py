"""T1: what a world turn costs while nobody does anything, beside the same turn in a level a hundred times as large."""

from __future__ import annotations

import gc
from statistics import median

import pytest

from engine.kernel.turn import take_turn
from engine.kernel.world import World
from tests.bench.idle import an_idle_level
from tests.bench.ratios import ratio, report, seconds
from tests.build import base_order

TURNS = 200
MANY = 1_000


def pass_turn(world: World) -> None:
    """One world turn; whoever heard of it has forgotten."""
    take_turn(world, base_order())
    world.events.clear()


def slowest_over_median(world: World) -> float:
    """Of a thousand turns in a row, each timed alone, with the garbage collector as it is in play."""
    gc.collect()
    turns = [seconds(lambda: pass_turn(world), collected=False) for _ in range(MANY)]
    return max(turns) / median(turns)


@pytest.mark.bench
def test_an_idle_turn_at_a_hundred_thousand_entities_over_the_same_at_a_thousand() -> None:
    large, small = an_idle_level(100_000), an_idle_level(1_000)
    each = seconds(lambda: pass_turn(small), TURNS)

    growth = ratio(lambda: pass_turn(large), lambda: pass_turn(small), times=TURNS)
    jump = median(slowest_over_median(large) for _ in range(3))

    report("T1", f"idle turn at 100,000 entities over 1,000 ({each * 1e6:.0f} us)", growth, "<= 1.3")
    report("T1", f"slowest of {MANY:,} idle turns at 100,000 entities over the median", jump, "<= 10")
    assert len(large.entities()) > 90 * len(small.entities())
