"""Where the board's parts lie: a pure function of the frame."""

from __future__ import annotations

import msgspec

from engine.window.frame import Frame
from engine.window.parts import cards, place

EDGE, GAP, LINTEL = 10, 6, 22


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


class BoardLayout(msgspec.Struct, frozen=True):
    """Slabs left and right, the strip below, the cross between them; sides and lintels go north, east, south, west."""

    left: Rect
    right: Rect
    strip: Rect
    board: Rect
    centre: Rect
    sides: tuple[Rect, Rect, Rect, Rect]
    lintels: tuple[Rect, Rect, Rect, Rect]


def board_layout(frame: Frame) -> BoardLayout:
    """Large words widen slabs and side cards and take away gaps; card art keeps its size."""
    more = max(0.0, frame.text - 1)
    strip_h = 134 + 30 * max(0.0, frame.text - 1.5)
    left_w, right_w = 226 + 52 * more, 260 + 112 * more
    left = Rect(EDGE, EDGE, left_w, frame.height - strip_h - 2 * EDGE)
    right = Rect(frame.width - EDGE - right_w, EDGE, right_w, left.h)
    strip = Rect(0, frame.height - strip_h, frame.width, strip_h)
    board = Rect(left.right + EDGE, 0, right.x - left.right - 2 * EDGE, frame.height - strip_h)
    side_w = cards.WIDTH + 28 * min(1.0, more * 2)
    cx = board.x + board.w / 2
    tall = 2 * (LINTEL + 4 + cards.HEIGHT + GAP) + place.HEIGHT
    top = board.y + max(4, (board.h - tall) / 2)
    wide = place.WIDTH + 2 * (side_w + LINTEL + 4)
    gap = min(40.0, max(4.0, (board.w - wide) / 2))
    ly = top + LINTEL + 4 + cards.HEIGHT + GAP
    centre = Rect(cx - place.WIDTH / 2, ly, place.WIDTH, place.HEIGHT)
    mid = ly + (place.HEIGHT - cards.HEIGHT) / 2
    sides = (
        Rect(cx - side_w / 2, top + LINTEL + 4, side_w, cards.HEIGHT),
        Rect(centre.right + gap, mid, side_w, cards.HEIGHT),
        Rect(cx - side_w / 2, centre.bottom + GAP, side_w, cards.HEIGHT),
        Rect(centre.x - gap - side_w, mid, side_w, cards.HEIGHT),
    )
    lintels = (
        Rect(cx - 50, top, 100, LINTEL),
        Rect(sides[1].right + 4, mid + 25, LINTEL, 100),
        Rect(cx - 50, sides[2].bottom + 4, 100, LINTEL),
        Rect(sides[3].x - 4 - LINTEL, mid + 25, LINTEL, 100),
    )
    return BoardLayout(left, right, strip, board, centre, sides, lintels)
