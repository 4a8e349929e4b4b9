"""Frame: how a window's pixels become a table of points, and how much larger words are than the rest.

A table is at least 1280x720 points; what the window has more goes to the board's width or the chronicle's height.
"""

from __future__ import annotations

import msgspec

TABLE_WIDTH, TABLE_HEIGHT = 1280, 720
SMALLEST_WORDS = 12.5  # points at a text scale of 1
SMALLEST_PIXELS = 12
TEXT_SCALES = (0.8, 1.0, 1.25, 1.5, 2.0)


class Frame(msgspec.Struct, frozen=True):
    """Size of the table in points, pixels a point, and the factor of words."""

    width: float
    height: float
    unit: float
    text: float

    @property
    def roomy(self) -> float:
        """How much chips, rows and plates grow with the words; never below 1."""
        return max(1.0, self.text)


def frame(pixels_wide: int, pixels_high: int, text_scale: float = 1.0) -> Frame:
    """The frame of a window; words are never smaller than 12 pixels, whatever the scale asked for."""
    wide, high = max(pixels_wide, 1), max(pixels_high, 1)
    unit = min(wide / TABLE_WIDTH, high / TABLE_HEIGHT)
    least = SMALLEST_PIXELS / (SMALLEST_WORDS * unit)
    text = max(text_scale, min(least, 2.0))
    return Frame(wide / unit, high / unit, unit, text)
