"""Moves: what differs between two pictures that can be shown as motion, and how long each takes (look: 9).

A group is a run of a picture's items that moves as one. The first part of its name says of what sort it is: `token`,
`ap` (a flame of the Action Points), `bar` (boxes that fill), `due` (a notch of the candle), `focus` and `tip` (what
appears), `fire` and `drift` (what flickers and drifts, and is no move); every other group is a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.window.picture import BACK, Item, Picture

# Seconds.
STEP, FLIP, SHOVE, RISE, EASE = 0.160, 0.220, 0.120, 0.500, 0.240
APPEAR, GUTTER, WISP, SWELLS, FADE, PULSE = 0.090, 0.180, 0.400, 0.600, 0.120, 0.320

LIT, OUT = "lit", "out"  # faces of a flame
DUE, NOW = "due", "now"  # faces of a notch: NOW when it falls due
Anchor = tuple[float, float, str]


class Move(msgspec.Struct, frozen=True):
    """One group under way: how, how long, from where (as an offset from where it ends), what it lost, how it looked."""

    group: str
    kind: str
    seconds: float
    dx: float = 0
    dy: float = 0
    lost: int = 0
    old: tuple[Item, ...] = ()


def moves(before: Picture, after: Picture, reduced: bool = False) -> list[Move]:
    """What moved between two pictures; `reduced` for players who want as little motion as possible."""
    found: list[Move] = []
    for name, anchor in after.anchors.items():
        if name in after.groups:
            begins = _SORTS.get(name.partition(".")[0], _card)
            found += begins(name, before, after, before.anchors.get(name), anchor)
    found += _hits(before, after)
    return [move for move in map(_reduced if reduced else _same, found) if move is not None]


def _same(move: Move) -> Move | None:
    return move


def _reduced(move: Move) -> Move | None:
    """The same with less motion: cards cross-fade, a ring pulses for a step, flames fade; all else is at once."""
    change = {
        "step": ("pulse", PULSE), "flip": ("fade", FADE), "gutter": ("dim", GUTTER), "hit": ("number", RISE),
    }.get(move.kind)
    return msgspec.structs.replace(move, kind=change[0], seconds=change[1]) if change is not None else None


def items_of(picture: Picture, group: str) -> tuple[Item, ...]:
    """The items of a group."""
    first, last = picture.groups[group]
    return tuple(picture.items[first:last])


def _away(was: Anchor, now: Anchor) -> bool:
    return abs(was[0] - now[0]) + abs(was[1] - now[1]) > 1


def _token(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    return [Move(name, "step", STEP, was[0] - now[0], was[1] - now[1])] if was is not None and _away(was, now) else []


def _card(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    if was is None or was[2] != BACK or now[2] == BACK or _away(was, now):
        return []
    return [Move(name, "flip", FLIP, old=items_of(before, name))]


def _flame(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    if was is None or (was[2], now[2]) != (LIT, OUT) or _away(was, now):
        return []
    return [Move(name, "gutter", max(GUTTER, WISP), old=items_of(before, name))]


def _bar(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    if was is None or _away(was, now):
        return []
    old, new = items_of(before, name), items_of(after, name)
    return [Move(name, "ease", EASE, old=old)] if old != new and len(old) == len(new) else []


def _notch(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    found = []
    if was is not None and was[0] == now[0] and _away(was, now):
        found.append(Move(name, "slide", EASE, 0, was[1] - now[1]))
    if now[2] == NOW and (was is None or was[2] != NOW):
        found.append(Move(name, "swell", SWELLS))
    return found


def _coming(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    return [Move(name, "appear", APPEAR)] if was is None or _away(was, now) else []


def _still(name: str, before: Picture, after: Picture, was: Anchor | None, now: Anchor) -> Sequence[Move]:
    return []


def _hits(before: Picture, after: Picture) -> list[Move]:
    found = []
    for name, left in after.lives.items():
        was, now = before.anchors.get(name), after.anchors.get(name)
        lost = before.lives.get(name, 0) - left
        if lost > 0 and was is not None and now is not None and (was[2] == now[2]):
            found.append(Move(name, "hit", RISE, lost=lost))
    return found


_SORTS: dict[str, Callable[[str, Picture, Picture, Anchor | None, Anchor], Sequence[Move]]] = {
    "token": _token, "ap": _flame, "bar": _bar, "due": _notch, "focus": _coming, "tip": _coming, "fire": _still,
    "drift": _still,
}
