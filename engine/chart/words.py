"""Words on a sheet: measured by the bundled faces' own advances, shrunk or cut to the room there is."""

from __future__ import annotations

from engine.chart.shapes import Words
from engine.window.measure import width

LABEL, STRONG, TITLE, PROSE = "TT Label", "TT Strong", "TT Title", "TT Prose Italic"


def measured(text: str, face: str, size: int) -> int:
    """The width of a line, rounded up."""
    return -int(-width(text, face, size) // 1)


def line(text: str, x: int, y: int, size: int, colour: str, face: str = LABEL, at: str = "start") -> Words:
    """A line as it is."""
    return Words(x, y, text, size, colour, face, measured(text, face, size), at)


def fitted(
    text: str, x: int, y: int, size: int, limit: int, colour: str, face: str = LABEL, at: str = "middle"
) -> Words:
    """A line no wider than the limit: up to three sizes smaller, then cut with an ellipsis."""
    for smaller in range(size, size - 4, -1):
        if measured(text, face, smaller) <= limit:
            return line(text, x, y, smaller, colour, face, at)
    smaller = size - 3
    while len(text) > 1 and measured(text + "…", face, smaller) > limit:
        text = text[:-1].rstrip()
    return line(text + "…", x, y, smaller, colour, face, at)
