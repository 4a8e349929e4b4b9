"""T3: how long a finished dungeon takes to be born (populated, aged, walled, locked, audited), and how that grows.

The growth is printed as a table and, where TORCHTURN_PLOT names a file, plotted there as SVG.
"""

from __future__ import annotations

import itertools
import os
from math import log
from pathlib import Path
from statistics import median

import pytest

from content.loader import load
from engine.chart.plot import plot
from engine.chart.svg import svg
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import Birth, bear
from tests.bench.nethack import NetHack
from tests.bench.ratios import ratio, report, seconds, unit_step

ROOMS = 60
GROWTH = (50, 100, 200, 500, 1_000, 2_000, 5_000)
SEEDS = itertools.count(1)


def bear_one(rooms: int) -> Birth:
    """One dungeon of the Caverns with so many rooms and all there is, of a seed never used before."""
    seed = next(SEEDS)
    return bear(World(1, Dice(seed)), load(), seed, "bench", 4, "base:caverns", rooms)


def slope(points: list[tuple[int, float]]) -> float:
    """The exponent of growth: the slope of the straight line nearest to the points, both axes as logarithms."""
    xs, ys = [log(x) for x, _ in points], [log(y) for _, y in points]
    middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
    together = sum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys, strict=True))
    return together / sum((x - middle_x) ** 2 for x in xs)


@pytest.mark.bench
def test_a_dungeon_of_sixty_rooms_over_an_nle_reset(nethack: NetHack | None) -> None:
    bear_one(ROOMS)
    ours, found = [], []

    for _ in range(9):
        ours.append(seconds(lambda: bear_one(ROOMS), 5))
        found.append(ours[-1] / (nethack.reset() if nethack is not None else unit_step()))

    if nethack is None:
        report("T3", f"{ROOMS} rooms born, in bare loop steps", median(found), "<= 183000 (6.4 ms)")
    else:
        report("T3", f"{ROOMS} rooms born ({median(ours) * 1e3:.1f} ms) over an NLE reset", median(found), "<= 4")
    assert median(ours) > 0


@pytest.mark.bench
def test_five_thousand_rooms_over_five_hundred() -> None:
    bear_one(500)

    growth = ratio(lambda: bear_one(5_000), lambda: bear_one(500))

    report("T3", "5,000 rooms born over 500 (linear is 10)", growth, "<= 11")
    assert growth > 0


@pytest.mark.bench
def test_the_growth_from_fifty_to_five_thousand_rooms() -> None:
    bear_one(GROWTH[0])
    points = []

    for rooms in GROWTH:
        times = max(1, 500 // rooms)
        points.append((rooms, median(seconds(lambda rooms=rooms: bear_one(rooms), times) for _ in range(5))))

    first_rooms, first = points[0]
    print(f"\nT3  {'rooms':>6}{'ms':>10}{'ms a room':>12}{'over linear':>13}")
    for rooms, took in points:
        over = took / first / (rooms / first_rooms)
        print(f"    {rooms:>6,}{took * 1e3:>10.1f}{took * 1e3 / rooms:>12.4f}{over:>13.2f}")
    report("T3", "slope of time over rooms, both as logarithms (linear is 1)", slope(points), "<= 1.15")
    if path := os.environ.get("TORCHTURN_PLOT"):
        whole = [(rooms, round(took * 1e6)) for rooms, took in points]
        drawn = plot("A dungeon born, by its rooms", "rooms", "microseconds", whole, "in step with the rooms")
        Path(path).write_text(svg(drawn), encoding="utf-8")
    assert slope(points) > 0
