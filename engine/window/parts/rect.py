"""Rectangles in table points."""

from __future__ import annotations

import msgspec


class Rect(msgspec.Struct, frozen=True):
    """A rectangle in table points."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> Rect:
        """The same without an edge all around."""
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)
