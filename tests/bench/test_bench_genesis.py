"""T3: how long a finished dungeon takes to be born (populated, locked, audited), and that it grows with its rooms."""

from __future__ import annotations

import itertools
from statistics import median

import pytest

from content.registry import Content
from systems.genesis import Birth
from tests.bench.nethack import NetHack
from tests.bench.ratios import ratio, report, seconds, unit_step
from tests.genesis.births import born, sized

ROOMS = 60
SEEDS = itertools.count(1)


def bear_one(content: Content) -> Birth:
    """One dungeon of a seed never used before."""
    return born(next(SEEDS), content=content).birth


@pytest.mark.bench
def test_a_dungeon_of_sixty_rooms_over_an_nle_reset(nethack: NetHack | None) -> None:
    content = sized(ROOMS)
    bear_one(content)
    ours, found = [], []

    for _ in range(9):
        ours.append(seconds(lambda: bear_one(content), 5))
        found.append(ours[-1] / (nethack.reset() if nethack is not None else unit_step()))

    if nethack is None:
        report("T3", f"{ROOMS} rooms born, in bare loop steps", median(found), "<= 229000 (8 ms)")
    else:
        report("T3", f"{ROOMS} rooms born ({median(ours) * 1e3:.1f} ms) over an NLE reset", median(found), "<= 5")
    assert median(ours) > 0


@pytest.mark.bench
def test_five_thousand_rooms_over_five_hundred() -> None:
    large, small = sized(5_000), sized(500)
    bear_one(large), bear_one(small)

    growth = ratio(lambda: bear_one(large), lambda: bear_one(small))

    report("T3", "5,000 rooms born over 500 (linear is 10)", growth, "<= 14")
    assert growth > 0
