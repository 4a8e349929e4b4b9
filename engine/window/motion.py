"""Motion: how what moved gets from one picture to the next. Pure arithmetic on pictures; 0 speed shows the end at once.

A group is a run of a picture's items that moves as one: the seeker's token, a side card. Each frame copies the picture
and moves the items of the groups that are under way; everything else is the same item and is not drawn anew.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from engine.window.picture import BACK, Box, Face, Glyph, Item, Layer, Light, Picture, Words

if TYPE_CHECKING:
    from engine.window.desk import Desk

STEP, FLIP, SHOVE, RISE = 0.160, 0.220, 0.120, 0.500
_HOP, _PUSH, _UP = 4.0, 6.0, 18.0
FLICKER, RESTS_AFTER, BRIGHTER = 1 / 12, 10.0, 40  # seconds, seconds, thousandths


class Move(msgspec.Struct, frozen=True):
    """One group under way: where it comes from (as an offset from where it ends), how long, how, and what it lost."""

    group: str
    kind: str
    seconds: float
    dx: float = 0
    dy: float = 0
    lost: int = 0


def moves(before: Picture, after: Picture) -> list[Move]:
    """What moved between two pictures: what lies elsewhere steps, backs turn to their face, the hit bleed."""
    found = []
    for name, (ax, ay, face) in after.anchors.items():
        if name not in before.anchors:
            continue
        bx, by, was = before.anchors[name]
        lost = before.lives.get(name, 0) - after.lives.get(name, 0)
        if abs(ax - bx) + abs(ay - by) > 1:
            found.append(Move(name, "step", STEP, bx - ax, by - ay))
        elif was == BACK != face:
            found.append(Move(name, "flip", FLIP))
        if lost > 0 and face == was and name in after.lives:
            found.append(Move(name, "hit", RISE, lost=lost))
    return found


class Motion:
    """The moves under way over one desk, and the flicker of its flames: `glow` is how much brighter they burn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.glow = 0
        self._last: Picture | None = None
        self._before: Picture | None = None
        self._moves: list[Move] = []
        self._elapsed = self._idle = self._beat = self._time = 0.0

    @property
    def speed(self) -> float:
        """How fast motion is; 0 when nothing should move."""
        settings = self.desk.settings
        return 0.0 if settings.reduced_motion else float(settings.speed)

    def picture(self, picture: Picture) -> Picture:
        """What to show now on the way to this picture."""
        last, self._last = self._last, picture
        if last is not None and last is not picture and self.speed and last.width == picture.width:
            begun = moves(last, picture)
            if begun:
                self._before, self._moves, self._elapsed = last, begun, 0.0
        if not self._moves:
            return picture
        return self._between(picture)

    def advance(self, seconds: float) -> bool:
        """Time passed; whether a frame is due."""
        flickers = self._flicker(seconds)
        if not self._moves:
            return flickers
        self._elapsed += seconds * self.speed
        self._moves = [move for move in self._moves if self._elapsed < move.seconds]
        return True

    def finish(self) -> None:
        """Something was pressed: whatever runs is over."""
        self._moves = []

    def wake(self) -> None:
        """The player does something: flames burn on for a while."""
        self._idle = 0.0

    @property
    def under_way(self) -> bool:
        """Whether something moves."""
        return bool(self._moves)

    def _flicker(self, seconds: float) -> bool:
        """Flames change twelve times a second; a player who rests lets them rest."""
        self._idle += seconds
        self._beat += seconds
        burns = self._idle < RESTS_AFTER and self.speed > 0 and self._last is not None and _burns(self._last)
        if self._beat < FLICKER or not (burns or self.glow):
            return False
        self._beat = 0.0
        self._time += FLICKER
        slow, quick = math.sin(math.tau * 1.5 * self._time), math.sin(math.tau * 2.7 * self._time + 1)
        self.glow = round(BRIGHTER * (0.6 * slow + 0.4 * quick)) if burns else 0
        return True

    def _between(self, picture: Picture) -> Picture:
        items = list(picture.items)
        raised: list[Item] = []
        for move in self._moves:
            if move.group not in picture.groups:
                continue
            first, last = picture.groups[move.group]
            anchor = picture.anchors[move.group]
            part = min(1.0, self._elapsed / move.seconds)
            shown = items[first:last]
            if move.kind == "flip" and part < 0.5 and self._before is not None:
                old_first, old_last = self._before.groups[move.group]
                shown = self._before.items[old_first:old_last]
                raised += [moved(item, move, part, anchor) for item in shown]
                items[first:last] = [None] * (last - first)  # type: ignore[list-item]
                continue
            if move.kind == "hit":
                raised.append(_number(move, part, anchor))
                part = min(1.0, self._elapsed / SHOVE)
            items[first:last] = [moved(item, move, part, anchor) for item in shown]
        return Picture(picture.width, picture.height, [i for i in items if i is not None] + raised, picture.hits)


def _burns(picture: Picture) -> bool:
    return any(isinstance(item, Light) and any(lamp.flame for lamp in item.lamps) for item in picture.items)


def _number(move: Move, part: float, anchor: tuple[float, float, str]) -> Item:
    """What was lost rises over the group."""
    y = round(anchor[1] - _UP * part, 2)
    return Words(f"\u2212{move.lost}", anchor[0], y, 26, "strong", "danger", Layer.FLOAT_INK, "center")


def moved(item: Item, move: Move, part: float, anchor: tuple[float, float, str]) -> Item:
    """An item of a group at a part (0 to 1) of its way."""
    if move.kind == "step":
        rest = (1 - part) ** 3
        return shifted(item, move.dx * rest, move.dy * rest - _HOP * math.sin(math.pi * part))
    if move.kind == "hit":
        return shifted(item, _PUSH * math.sin(math.pi * part), 0)
    return turned(item, abs(math.cos(math.pi * part)), anchor[0])


def shifted(item: Item, dx: float, dy: float) -> Item:
    """The item elsewhere."""
    if isinstance(item, Light) or not (dx or dy):
        return item
    return msgspec.structs.replace(item, x=item.x + dx, y=item.y + dy)


def turned(item: Item, width: float, cx: float) -> Item:
    """The item on a card that turns about its upright middle: narrower, words gone while they are too narrow."""
    if isinstance(item, Light):
        return item
    if isinstance(item, Words):
        return msgspec.structs.replace(item, text=item.text if width > 0.9 else "")
    if isinstance(item, Glyph):
        return msgspec.structs.replace(item, alpha=round(item.alpha * max(0.0, width - 0.5) * 2))
    x = cx + (item.x - cx) * width
    if isinstance(item, Face):
        return msgspec.structs.replace(item, x=x, squeeze=round(1000 * width))
    assert isinstance(item, Box)
    return msgspec.structs.replace(item, x=x, w=item.w * width)
