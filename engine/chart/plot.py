"""Plot: one curve over two axes with doubling steps, on the same sheet that levels are drawn on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chart.palette import FAINT_INK, GROUND, INK, RED, SHEET, WATER
from engine.chart.shapes import Box, Disc, Shape, Sheet, Stroke
from engine.chart.words import LABEL, TITLE, line

_WIDE, _HIGH = 720, 480
_LEFT, _TOP, _RIGHT, _BOTTOM = 90, 70, 690, 420
_FINE = 1_000_000


def plot(title: str, across: str, up: str, points: Sequence[tuple[int, int]], straight: str = "") -> Sheet:
    """A curve of pairs of whole numbers from 1, both axes by doublings.

    `straight` names the line that grows in step with the first axis, drawn through the first point; "" leaves it out.
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    first_x, first_y = points[0]
    line_end = first_y * max(xs) // first_x
    low, high = min(ys), max(*ys, line_end if straight else 0)

    def at(x: int, y: int) -> tuple[int, int]:
        return _along(x, min(xs), max(xs), _LEFT, _RIGHT), _along(y, low, high, _BOTTOM, _TOP)

    shapes: list[Shape] = [
        Box(8, 8, _WIDE - 16, _HIGH - 16, SHEET, FAINT_INK, 2, 10),
        line(title, _LEFT, 44, 22, INK, TITLE),
        Stroke(((_LEFT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM)), INK, 2),
        line(across, (_LEFT + _RIGHT) // 2, _HIGH - 22, 15, INK, LABEL, "middle"),
        line(up, _LEFT + 8, _TOP + 4, 15, INK),
    ]
    if straight:
        end = at(max(xs), line_end)
        shapes += [
            Stroke((at(first_x, first_y), end), FAINT_INK, 2, dashed=True),
            line(straight, end[0] - 8, end[1] + 22, 14, FAINT_INK, LABEL, "end"),
        ]
    shapes.append(Stroke(tuple(at(x, y) for x, y in points), WATER, 3))
    for x, y in points:
        place = at(x, y)
        shapes += [
            Disc(*place, 5, RED, INK, 1),
            line(f"{x:,}", place[0], _BOTTOM + 20, 14, INK, LABEL, "middle"),
            line(f"{y:,}", _LEFT - 8, place[1] + 5, 14, INK, LABEL, "end"),
        ]
    return Sheet(_WIDE, _HIGH, _WIDE, title, GROUND, tuple(shapes))


def _along(value: int, least: int, most: int, start: int, end: int) -> int:
    """Where a value lies between two ends, by doublings."""
    return start + (end - start) * doublings(value, least) // max(1, doublings(most, least))


def doublings(value: int, unit: int) -> int:
    """The logarithm of value / unit to the base 2 in millionths, by whole numbers: the same everywhere."""
    found, share = 0, value * _FINE // unit
    step = _FINE
    while share >= 2 * _FINE:
        share //= 2
        found += step
    for _ in range(20):
        step //= 2
        share = share * share // _FINE
        if share >= 2 * _FINE:
            share //= 2
            found += step
    return found
