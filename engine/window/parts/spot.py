"""Where a panel beside a thing goes: never over it, never off the table, never under the hand."""

from __future__ import annotations

from engine.window.parts.rect import Rect

APART = 10.0
_EDGE = 6.0


def beside(table: Rect, subject: Rect, wide: float, tall: float, keep: tuple[Rect, ...] = ()) -> Rect:
    """The first of right, left, below, above that is free; else where the least of the subject is covered.

    Of places that cover equally little of the subject, the one that covers least of what is to `keep` in sight, the
    first of it before all else; the sides of that are tried as well.
    """
    wide, tall = min(wide, table.w - 2 * _EDGE), min(tall, table.h - 2 * _EDGE)
    cx, cy = subject.middle
    wishes: tuple[tuple[float, float], ...] = (
        (subject.right + APART, cy - tall / 2), (subject.x - APART - wide, cy - tall / 2),
        (cx - wide / 2, subject.bottom + APART), (cx - wide / 2, subject.y - APART - tall),
    )
    for kept in keep:
        wishes += ((kept.x - APART - wide, cy - tall / 2), (kept.right + APART, cy - tall / 2),
                   (cx - wide / 2, kept.y - APART - tall), (cx - wide / 2, kept.bottom + APART))
    best, least = Rect(table.x + _EDGE, table.y + _EDGE, wide, tall), [float("inf")]
    for x, y in wishes:
        spot = Rect(_within(x, table.x, table.right, wide), _within(y, table.y, table.bottom, tall), wide, tall)
        covered = [float(round(overlap(spot, shown))) for shown in (subject, *keep)]
        if covered < least:
            best, least = spot, covered
    return best


def overlap(one: Rect, other: Rect) -> float:
    """The area that both share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _within(at: float, low: float, high: float, size: float) -> float:
    return max(low + _EDGE, min(at, high - _EDGE - size))
