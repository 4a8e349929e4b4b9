"""Motion: how what moved gets from one picture to the next. Pure arithmetic on pictures; at speed 0 the end at once.

Each frame copies the picture and changes the items of the groups that are under way; everything else is the same item
and is not drawn anew. Flames flicker twelve times a second; water and smoke drift while something else moves.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from engine.window import moving
from engine.window.moves import GUTTER, SHOVE, Anchor, Move, moves
from engine.window.picture import Face, Item, Light, Picture

if TYPE_CHECKING:
    from engine.window.desk import Desk

FLICKER, RESTS_AFTER, BRIGHTER = 1 / 12, 10.0, 40  # seconds, seconds, thousandths
DRIFT, FARTHEST = 6.0, 12.0  # points a second, points


class Running(msgspec.Struct):
    """A move that began so many seconds of motion ago."""

    move: Move
    elapsed: float = 0.0

    @property
    def part(self) -> float:
        """How much of its time has passed."""
        return min(1.0, self.elapsed / self.move.seconds)


class Motion:
    """The moves under way over one desk, the flicker of its flames, the drift of its water and smoke.

    `glow` is how much brighter flames burn; `drift` how far from its place lies what drifts.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.glow = 0
        self.drift = 0.0
        self._last: Picture | None = None
        self._running: list[Running] = []
        self._idle = self._beat = self._time = self._drifted = self._due = 0.0
        self._made: tuple[Picture, object, Picture] | None = None

    @property
    def speed(self) -> float:
        """How fast motion is; 0 when nothing should move."""
        return float(self.desk.settings.speed)

    @property
    def reduced(self) -> bool:
        """Whether the player wants as little motion as possible."""
        return self.desk.settings.reduced_motion

    def picture(self, picture: Picture) -> Picture:
        """What to show now on the way to this picture."""
        last, self._last = self._last, picture
        if last is not None and last is not picture and self.speed and _alike(last, picture):
            begun = moves(last, picture, self.reduced)
            kept = {(move.group, move.kind) for move in begun}
            self._running = [run for run in self._running if (run.move.group, run.move.kind) not in kept]
            self._running += [Running(move) for move in begun]
        if self._running:
            return self._between(picture)
        sways = self._swaying(picture)
        if not sways:
            return picture
        if self._made is None or self._made[0] is not picture or self._made[1] != sways:
            self._made = (picture, sways, self._between(picture))
        return self._made[2]

    def advance(self, seconds: float) -> bool:
        """Time passed; whether a frame is due."""
        flickers = self._flicker(seconds)
        if not self._running:
            return flickers
        for run in self._running:
            run.elapsed += seconds * self.speed
        self._running = [run for run in self._running if run.elapsed < run.move.seconds]
        self._flow(seconds * self.speed)
        return True

    def finish(self) -> None:
        """Something was pressed: whatever runs is over."""
        self._running = []

    def wake(self) -> None:
        """The player does something: flames burn on for a while."""
        self._idle = 0.0

    @property
    def under_way(self) -> bool:
        """Whether something moves."""
        return bool(self._running)

    def _flicker(self, seconds: float) -> bool:
        """Flames change twelve times a second; a player who rests lets them rest."""
        self._idle += seconds
        self._beat += seconds
        burns = self._idle < RESTS_AFTER and self.speed > 0 and not self.reduced and _burns(self._last)
        if self._beat < FLICKER or not (burns or self.glow):
            return False
        self._beat = 0.0
        self._time += FLICKER
        slow, quick = math.sin(math.tau * 1.5 * self._time), math.sin(math.tau * 2.7 * self._time + 1)
        self.glow = round(BRIGHTER * (0.6 * slow + 0.4 * quick)) if burns else 0
        return True

    def _flow(self, seconds: float) -> None:
        """Water and smoke drift to and fro, in as many steps a second as flames flicker."""
        if self.reduced or self._last is None or not any(name.startswith("drift.") for name in self._last.groups):
            return
        self._due += seconds
        if self._due >= FLICKER:
            self._drifted = (self._drifted + DRIFT * self._due) % (4 * FARTHEST)
            self.drift = round(abs((self._drifted + FARTHEST) % (4 * FARTHEST) - 2 * FARTHEST) - FARTHEST, 2)
            self._due = 0.0

    def _swaying(self, picture: Picture) -> tuple[float, int] | None:
        """What of flicker and drift this picture shows, or None when it lies still."""
        sorts = {name.partition(".")[0] for name in picture.groups}
        drift, glow = self.drift if "drift" in sorts else 0.0, self.glow if "fire" in sorts else 0
        return (drift, glow) if drift or glow else None

    def _between(self, picture: Picture) -> Picture:
        shown: dict[int, Item | None] = {}
        raised: list[Item] = []
        self._sway(picture, shown)
        for run in self._running:
            if run.move.group in picture.groups:
                raised += _move(picture, run, shown)
        items = [shown.get(index, item) for index, item in enumerate(picture.items)]
        return Picture(picture.width, picture.height, [i for i in items if i is not None] + raised, picture.hits)

    def _sway(self, picture: Picture, shown: dict[int, Item | None]) -> None:
        if self._swaying(picture) is None:
            return
        turn = 0.5 + 0.5 * math.sin(math.tau * 0.6 * self._time)
        for name, (first, last) in picture.groups.items():
            sort = name.partition(".")[0]
            for index in range(first, last) if sort in ("drift", "fire") else ():
                item = picture.items[index]
                if sort == "drift":
                    shown[index] = moving.shifted(item, self.drift, 0)
                elif self.glow and isinstance(item, Face):  # of two shapes one gives way to the other
                    shown[index] = moving.dimmed(item, 1.3 * (turn if index % 2 else 1 - turn))
                elif self.glow:
                    shown[index] = moving.dimmed(item, 0.86 + 0.14 * self.glow / BRIGHTER)


def _alike(one: Picture, other: Picture) -> bool:
    return (one.width, one.height) == (other.width, other.height)


def _burns(picture: Picture | None) -> bool:
    return picture is not None and any(
        isinstance(item, Light) and any(lamp.flame for lamp in item.lamps) for item in picture.items
    )


def _move(picture: Picture, run: Running, shown: dict[int, Item | None]) -> list[Item]:
    """Change the items of one group; returns what is drawn above everything else."""
    move, part = run.move, run.part
    (first, last), anchor = picture.groups[move.group], picture.anchors[move.group]
    if move.kind == "flip" and part < 0.5:
        shown.update(dict.fromkeys(range(first, last)))
        return [moving.turned(item, abs(math.cos(math.pi * part)), anchor[0]) for item in move.old]
    for index in range(first, last):
        item = shown.get(index, picture.items[index])
        if item is not None:
            shown[index] = moved(item, move, run.elapsed, anchor, index - first)
    return _raised(move, run.elapsed, anchor)


def _raised(move: Move, elapsed: float, anchor: Anchor) -> list[Item]:
    """What a move shows beside its group: the number of a hit, the smoke of a flame, what fades away."""
    x, y, _ = anchor
    part = min(1.0, elapsed / move.seconds)
    if move.kind in ("hit", "number"):
        return [moving.number_of(move.lost, x, y, part if move.kind == "hit" else 0.0)]
    if move.kind in ("gutter", "dim"):
        fading = [moving.dimmed(item, 1 - min(1.0, elapsed / GUTTER)) for item in move.old]
        return fading + (moving.smoke_of(x, y, part) if move.kind == "gutter" else [])
    if move.kind == "pulse":
        return [moving.ring_of(x, y, part)]
    return [moving.dimmed(item, 1 - part) for item in move.old] if move.kind == "fade" else []


def moved(item: Item, move: Move, elapsed: float, anchor: Anchor, index: int = 0) -> Item:
    """The item of a group, the `index`th, so many seconds after its move began."""
    part = min(1.0, elapsed / move.seconds)
    if move.kind == "step":
        rest = moving.cubic(part)
        return moving.shifted(item, move.dx * rest, move.dy * rest - moving.HOP * math.sin(math.pi * part))
    if move.kind == "slide":
        return moving.shifted(item, 0, move.dy * moving.cubic(part))
    if move.kind == "hit":
        return moving.shifted(item, moving.PUSH * math.sin(math.pi * min(1.0, elapsed / SHOVE)), 0)
    if move.kind == "flip":
        return moving.turned(item, abs(math.cos(math.pi * part)), anchor[0])
    if move.kind == "ease":
        return moving.between(move.old[index], item, moving.cubic(part)) if index < len(move.old) else item
    if move.kind in ("appear", "fade"):
        return moving.dimmed(item, moving.quad(part) if move.kind == "appear" else part)
    return moving.swollen(item, part) if move.kind == "swell" and index == 0 else item
