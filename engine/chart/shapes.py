"""Shapes: all that a sheet can show, in whole units of length, y down; writers turn them into SVG or PNG.

Colours are `#rrggbb`, `""` for none. Whole numbers keep a sheet equal on every machine.
"""

from __future__ import annotations

import msgspec

Point = tuple[int, int]


class Box(msgspec.Struct, frozen=True):
    """A rectangle by its upper left corner, with corners rounded by `round`, filled and edged."""

    x: int
    y: int
    wide: int
    high: int
    fill: str
    edge: str = ""
    thick: int = 0
    round: int = 0
    dashed: bool = False


class Disc(msgspec.Struct, frozen=True):
    """A circle around a point."""

    x: int
    y: int
    radius: int
    fill: str
    edge: str = ""
    thick: int = 0


class Area(msgspec.Struct, frozen=True):
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str


class Stroke(msgspec.Struct, frozen=True):
    """A line through points."""

    points: tuple[Point, ...]
    colour: str
    thick: int
    dashed: bool = False


class Words(msgspec.Struct, frozen=True):
    """One line of text in a bundled face; `y` is its baseline, `at` says which part of it lies at `x`.

    `wide` is its width by the face's own advances.
    """

    x: int
    y: int
    text: str
    size: int
    colour: str
    face: str
    wide: int
    at: str = "start"


class Icon(msgspec.Struct, frozen=True):
    """A bundled icon by its character, in a square by its upper left corner."""

    x: int
    y: int
    size: int
    character: str
    colour: str


Shape = Box | Disc | Area | Stroke | Words | Icon


class Sheet(msgspec.Struct, frozen=True):
    """A picture: its size in units, the pixels of its longer side, its title, and its shapes from back to front."""

    wide: int
    high: int
    pixels: int
    title: str
    ground: str
    shapes: tuple[Shape, ...]
