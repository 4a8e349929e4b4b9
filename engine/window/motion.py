"""Motion: how what moved gets from one picture to the next. Pure arithmetic on pictures; 0 speed shows the end at once.

A group is a run of a picture's items that moves as one: the seeker's token, a side card. Each frame copies the picture
and moves the items of the groups that are under way; everything else is the same item and is not drawn anew.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from engine.window.picture import Box, Face, Glyph, Item, Light, Picture, Words

if TYPE_CHECKING:
    from engine.window.desk import Desk

STEP, FLIP, SHOVE = 0.160, 0.220, 0.120
_HOP = 4.0


class Move(msgspec.Struct, frozen=True):
    """One group under way: from where it comes (as an offset from where it ends), how long, and how."""

    group: str
    kind: str
    seconds: float
    dx: float = 0
    dy: float = 0


def moves(before: Picture, after: Picture) -> list[Move]:
    """What moved between two pictures: groups whose anchor lies elsewhere step, cards that show another face flip."""
    found = []
    for name, (ax, ay, face) in after.anchors.items():
        if name not in before.anchors:
            continue
        bx, by, was = before.anchors[name]
        if abs(ax - bx) + abs(ay - by) > 1:
            found.append(Move(name, "step", STEP, bx - ax, by - ay))
        elif face != was and name != "token":
            found.append(Move(name, "flip", FLIP))
    return found


class Motion:
    """The moves under way over one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._last: Picture | None = None
        self._moves: list[Move] = []
        self._elapsed = 0.0
        self._frame: Picture | None = None

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
                self._moves, self._elapsed = begun, 0.0
        if not self._moves:
            return picture
        return self._between(picture)

    def advance(self, seconds: float) -> bool:
        """Time passed; whether a frame is due."""
        if not self._moves:
            return False
        self._elapsed += seconds * self.speed
        self._moves = [move for move in self._moves if self._elapsed < move.seconds]
        return True

    def finish(self) -> None:
        """A key was pressed: whatever runs is over."""
        self._moves = []

    @property
    def under_way(self) -> bool:
        """Whether something moves."""
        return bool(self._moves)

    def _between(self, picture: Picture) -> Picture:
        items = list(picture.items)
        for move in self._moves:
            first, last = picture.groups.get(move.group, (0, 0))
            part = min(1.0, self._elapsed / move.seconds)
            for index in range(first, last):
                items[index] = moved(items[index], move, part, picture.anchors[move.group])
        return Picture(picture.width, picture.height, [item for item in items if item is not None], picture.hits)


def moved(item: Item, move: Move, part: float, anchor: tuple[float, float, str]) -> Item:
    """An item of a group at a part (0 to 1) of its way."""
    if move.kind == "step":
        rest = (1 - part) ** 3
        return shifted(item, move.dx * rest, move.dy * rest - _HOP * math.sin(math.pi * part))
    return turned(item, abs(math.cos(math.pi * part)), anchor[0])


def shifted(item: Item, dx: float, dy: float) -> Item:
    """The item elsewhere."""
    if isinstance(item, Light):
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
