"""Scrolling by whole rows: what does not fit waits below, a thumb says how far, and nothing is ever cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.window.pen import Pen
from engine.window.picture import Layer, Scroll


class Row(msgspec.Struct, frozen=True):
    """One row: its height, and what draws it with its upper edge at y."""

    tall: float
    draw: Callable[[float], None]


def scrolled(
    pen: Pen, name: str, x: float, y: float, w: float, h: float, rows: Sequence[Row], first: int, end: bool = False
) -> tuple[int, int]:
    """Draw the rows that fit, from `first` on; returns the first and the one after the last that is shown.

    With `end` the rows are counted from the last one: at 0 the last ones are shown, as in a chronicle.
    """
    last = greatest([row.tall for row in rows], h)
    first = max(0, last - first) if end else min(max(first, 0), last)
    at, index = y, first
    while index < len(rows) and at + rows[index].tall <= y + h + 0.5:
        rows[index].draw(at)
        at += rows[index].tall
        index += 1
    pen.scrolls(Scroll(name, x, y, w, h, last - first if end else first, last, end, index - first))
    if last:
        _thumb(pen, x + w - 4, y, h, first / len(rows), index / len(rows))
    return first, index


def greatest(talls: Sequence[float], h: float) -> int:
    """The greatest first row with which all rows to the last one fit."""
    left, first = h + 0.5, len(talls)
    while first and talls[first - 1] <= left:
        first -= 1
        left -= talls[first]
    return min(first, max(0, len(talls) - 1))


def _thumb(pen: Pen, x: float, y: float, h: float, start: float, end: float) -> None:
    pen.box(x, y, 4, h, "#00000066", Layer.CHIP, radius=2)
    pen.box(x, y + h * start, 4, max(12.0, h * (end - start)), "line", Layer.CHIP, radius=2)


def prose(pen: Pen, words: str, x: float, wide: float, size: float = 14, face: str = "prose",
          colour: str = "bone") -> list[Row]:
    """A paragraph as rows, one for each line, so that long texts scroll."""
    tall = pen.line_height(size, face)

    def drawing(text: str) -> Callable[[float], None]:
        return lambda y: void(pen.line(text, x, y + tall * 0.78, size, face, colour))

    return [Row(tall, drawing(text)) for text in pen.lines(words, wide, size, face)]


def space(tall: float) -> Row:
    """An empty row."""
    return Row(tall, lambda y: None)


def void(_: object) -> None:
    """Drop a value where only the doing counts."""
