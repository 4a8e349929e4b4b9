"""Where the board's parts lie: a pure function of the frame."""

from __future__ import annotations

import msgspec

from engine.window.frame import Frame
from engine.window.parts import cards, place
from engine.window.parts.rect import Rect

EDGE, GAP, LINTEL, LEDGE = 10, 5, 22, 3
_LARGEST = 1.8
_WORTH_IT = 1.08  # cards grow only where they grow visibly


class BoardLayout(msgspec.Struct, frozen=True):
    """Slabs left and right, the strip below, the cross between them; sides and lintels go north, east, south, west."""

    left: Rect
    right: Rect
    strip: Rect
    board: Rect
    centre: Rect
    sides: tuple[Rect, Rect, Rect, Rect]
    lintels: tuple[Rect, Rect, Rect, Rect]

    @property
    def corners(self) -> tuple[Rect, Rect, Rect, Rect]:
        """What is free beside the cross: upper left, upper right, lower left, lower right."""
        left, right = self.board.x + 4, self.board.right - 4
        inner_left = min(self.sides[0].x, self.lintels[0].x) - 12
        inner_right = max(self.sides[0].right, self.lintels[0].right) + 12
        top, low = self.board.y + EDGE, max(self.sides[3].bottom, self.centre.bottom) + 9
        upper, lower = min(self.sides[3].y, self.centre.y) - 9 - top, self.board.bottom - EDGE - low
        return (
            Rect(left, top, inner_left - left, upper), Rect(inner_right, top, right - inner_right, upper),
            Rect(left, low, inner_left - left, lower), Rect(inner_right, low, right - inner_right, lower),
        )


def board_layout(frame: Frame) -> BoardLayout:
    """Large words widen slabs and side cards and take away gaps; where there is room, all cards grow alike."""
    left, right, strip, board = _slabs(frame)
    large = min(1.0, max(0.0, frame.text - 1) * 2)
    side_w, place_w = cards.WIDTH + 28 * large, place.WIDTH - 14 * large
    wide = place_w + 2 * (side_w + LINTEL + LEDGE + (26 - 18 * large))
    tall = 2 * (LINTEL + LEDGE + cards.HEIGHT + GAP) + place.HEIGHT
    scale = min(_LARGEST, (board.w - 8) / wide, (board.h - 8) / tall)
    return _cross(left, right, strip, board, side_w, place_w, scale if scale >= _WORTH_IT else 1.0)


def _slabs(frame: Frame) -> tuple[Rect, Rect, Rect, Rect]:
    """Left, right, strip and what is left for the board; in an upright window the slabs lie below the board."""
    more = max(0.0, frame.text - 1)
    width, height = frame.width, frame.height
    strip_h = 134 + 32 * max(0.0, frame.text - 1.5)
    strip = Rect(0, height - strip_h, width, strip_h)
    left_w, right_w = 226 + 52 * more, 260 + 80 * more
    if height > 1.25 * width:
        slab_h = min(0.44 * strip.y, 640 * max(1, frame.text * 0.9))
        top = strip.y - slab_h
        left = Rect(EDGE, top, max(left_w, width * 0.4), slab_h - EDGE)
        right = Rect(left.right + EDGE, top, width - left.right - 2 * EDGE, slab_h - EDGE)
        return left, right, strip, Rect(0, 0, width, top - EDGE)
    left = Rect(EDGE, EDGE, left_w, strip.y - 2 * EDGE)
    right = Rect(width - EDGE - right_w, EDGE, right_w, left.h)
    return left, right, strip, Rect(left.right + EDGE, 0, right.x - left.right - 2 * EDGE, strip.y)


def _cross(
    left: Rect, right: Rect, strip: Rect, board: Rect, side_w: float, place_w: float, scale: float
) -> BoardLayout:
    card_h, place_h = cards.HEIGHT * scale, place.HEIGHT * scale
    side_w, place_w = side_w * scale, place_w * scale
    cx = board.x + board.w / 2
    top = board.y + max(2.0, (board.h - 2 * (LINTEL + LEDGE + card_h + GAP) - place_h) / 2)
    gap = min(40.0 * scale, max(6.0, (board.w - place_w - 2 * (side_w + LINTEL + LEDGE)) / 2 - 2))
    ly = top + LINTEL + LEDGE + card_h + GAP
    centre = Rect(cx - place_w / 2, ly, place_w, place_h)
    mid = ly + (place_h - card_h) / 2
    sides = (
        Rect(cx - side_w / 2, top + LINTEL + LEDGE, side_w, card_h),
        Rect(centre.right + gap, mid, side_w, card_h),
        Rect(cx - side_w / 2, centre.bottom + GAP, side_w, card_h),
        Rect(centre.x - gap - side_w, mid, side_w, card_h),
    )
    long = 100 * scale
    door = mid + (card_h - long) / 2
    lintels = (
        Rect(cx - long / 2, top, long, LINTEL),
        Rect(sides[1].right + LEDGE, door, LINTEL, long),
        Rect(cx - long / 2, sides[2].bottom + LEDGE, long, LINTEL),
        Rect(sides[3].x - LEDGE - LINTEL, door, LINTEL, long),
    )
    return BoardLayout(left, right, strip, board, centre, sides, lintels)
