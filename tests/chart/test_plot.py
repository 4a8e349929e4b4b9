"""A plot shows its points where both axes by doublings have them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from math import log2

from engine.chart.plot import doublings, plot
from engine.chart.shapes import Disc, Stroke, Words
from engine.chart.svg import svg
from tests.planted_fault import planted

POINTS = [(50, 1_000), (100, 2_000), (200, 4_500), (5_000, 130_000)]


@planted("engine/chart/plot.py", "share = share * share // _FINE", "share = share * 2")
def test_doublings_are_logarithms_in_whole_numbers() -> None:
    for value, unit in ((1, 1), (2, 1), (3, 1), (5_000, 50), (131_071, 7), (9_999_999, 1_000)):
        assert abs(doublings(value, unit) - 1_000_000 * log2(value / unit)) < 40


def test_points_lie_apart_as_theirdoublings_and_what_is_linear_on_the_dashed_line() -> None:
    sheet = plot("Title", "rooms", "time", POINTS, "in step")

    dots = [(dot.x, dot.y) for dot in sheet.shapes if isinstance(dot, Disc)]
    (dashed,) = [s.points for s in sheet.shapes if isinstance(s, Stroke) and s.dashed]
    steps = [other[0] - one[0] for one, other in zip(dots, dots[1:], strict=False)]
    assert len(dots) == len(POINTS)
    assert abs(steps[0] - steps[1]) <= 1 and abs(steps[2] - steps[0] * log2(25)) <= 4
    assert dots[0] == dashed[0]
    (x, y), (far_x, far_y) = dashed
    assert abs((dots[1][1] - y) * (far_x - x) - (dots[1][0] - x) * (far_y - y)) <= 2 * (far_x - x)
    assert dots[3][1] < far_y


def test_a_plot_names_its_axes_and_values_and_becomes_an_svg() -> None:
    sheet = plot("Title", "rooms", "time", POINTS)

    words = [shape.text for shape in sheet.shapes if isinstance(shape, Words)]
    assert {"Title", "rooms", "time", "5,000", "130,000"} <= set(words)
    assert not [shape for shape in sheet.shapes if isinstance(shape, Stroke) and shape.dashed]
    assert ElementTree.fromstring(svg(sheet)).tag.endswith("svg")
