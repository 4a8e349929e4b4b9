"""T3: how long a finished dungeon takes to be born (populated, locked, audited), and that it grows with its rooms."""

from __future__ import annotations

import itertools

import pytest

from content.registry import Content
from systems.genesis import Birth
from tests.bench.ratios import nle, ratio, report, seconds, unit_step
from tests.genesis.births import born, sized

ROOMS = 60
SEEDS = itertools.count(1)


def bear_one(content: Content) -> Birth:
    """One dungeon of a seed never used before."""
    return born(next(SEEDS), content=content).birth


@pytest.mark.bench
def test_a_dungeon_of_sixty_rooms_over_an_nle_reset() -> None:
    content = sized(ROOMS)
    bear_one(content)
    beside = nle()

    rounds = sorted(seconds(lambda: bear_one(content), 10) for _ in range(9))
    ours = rounds[len(rounds) // 2]

    if beside is None:
        report("T3", f"{ROOMS} rooms born, in bare loop steps", ours / unit_step(), "<= 229000 (8 ms)")
    else:
        report("T3", f"{ROOMS} rooms born ({ours * 1e3:.1f} ms) over an NLE reset", ours / beside[0], "<= 5")
    assert ours > 0


@pytest.mark.bench
def test_five_thousand_rooms_over_five_hundred() -> None:
    large, small = sized(5_000), sized(500)
    bear_one(large), bear_one(small)

    growth = ratio(lambda: bear_one(large), lambda: bear_one(small))

    report("T3", "5,000 rooms born over 500 (linear is 10)", growth, "<= 14")
    assert growth > 0
