"""Where a panel beside a thing goes: never over it, never over what is kept clear, never off the table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.window.parts.rect import Rect

APART = 10.0
_EDGE = 6.0
_NEAR = 4.0  # points between a panel and what it may not cover
_DEAR = 400.0  # how far away a panel rather goes than that it covers what it had better not


class Zones(msgspec.Struct, frozen=True):
    """What is kept clear, and what is covered only where there is no other room (TABLE-9)."""

    clear: tuple[Rect, ...] = ()
    rather: tuple[Rect, ...] = ()


def free_spot(table: Rect, subject: Rect, wide: float, tall: float, zones: Zones) -> Rect | None:
    """The place nearest to its subject where a panel of this size covers nothing that is kept clear; None without one.

    Right and left of the subject come before below and above, where they are as near.
    """
    if wide > table.w - 2 * _EDGE or tall > table.h - 2 * _EDGE:
        return None
    barred = (subject, *zones.clear)
    cx, cy = subject.middle
    wishes = (subject.right + APART, subject.x - APART - wide, cx - wide / 2)
    across = _steps(wishes, wide, table.x, table.right, [(one.x, one.right) for one in zones.clear])
    wishes = (cy - tall / 2, subject.bottom + APART, subject.y - APART - tall)
    down = _steps(wishes, tall, table.y, table.bottom, [(one.y, one.bottom) for one in zones.clear])
    best, least = None, float("inf")
    for y in down:
        rows = [one for one in barred if one.y < y + tall and y < one.bottom]
        for x in across:
            if any(one.x < x + wide and x < one.right for one in rows):
                continue
            spot = Rect(x, y, wide, tall)
            far = max(APART, _far(spot, subject)) + 0.01 * min(abs(y + tall / 2 - cy), abs(x + wide / 2 - cx))
            if far < least:
                far += _DEAR * sum(overlap(spot, one) for one in zones.rather) / (wide * tall)
            if far < least:
                best, least = spot, far
    return best


def _steps(
    wishes: Iterable[float], size: float, low: float, high: float, spans: Iterable[tuple[float, float]]
) -> list[float]:
    """Where a side of the panel may begin: as wished, along what is barred, and at both ends of the table."""
    found = [*wishes, low + _EDGE, high - _EDGE - size]
    for start, end in spans:
        found += [end + _NEAR, start - _NEAR - size]
    within = (min(max(at, low + _EDGE), high - _EDGE - size) for at in found)
    return list(dict.fromkeys(round(at, 1) for at in within))


def _far(one: Rect, other: Rect) -> float:
    """How far two rectangles lie apart."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return across + down


def overlap(one: Rect, other: Rect) -> float:
    """The area that both share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)
