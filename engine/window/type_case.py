"""Type case: faces of type at the sizes in use, on shared sheets, and lines set from them.

pyglet draws the letters and says how far each advances; a line is set here as its labels set it, letter by letter from
the baseline's left end, and costs a tenth of one.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

import msgspec
import pyglet
from pyglet.font.base import GlyphTexture
from pyglet.image.atlas import Allocator, AllocatorException

from engine.window.measure import UNKNOWN, has

_SHEET = 1024  # pixels
_MOST = 2  # sheets, before all type is cut anew
_LINES = 4096
_POINT = 0.75  # pyglet sizes type in points of 1/72 inch at 96 dots
_STEP = 64  # sizes of type to a point that can be told apart


class Run(msgspec.Struct):
    """Letters of a line on one sheet: eight numbers each for where their corners lie, and where on the sheet."""

    texture: Any
    places: list[float]
    coords: list[float]


class Line(msgspec.Struct, frozen=True):
    """A line of words: how wide it is in pixels, and its letters."""

    width: float
    runs: tuple[Run, ...]


class GlyphSheets:
    """Where the letters of all faces lie."""

    def __init__(self) -> None:
        self.opened = 0
        self._texture: Any = None
        self._free: Any = None

    def add(self, image: Any, fmt: int, min_filter: int, mag_filter: int, border: int = 1) -> Any:
        """A letter's place; called by pyglet's fonts."""
        size = (image.width + 2 * border, image.height + 2 * border)
        try:
            x, y = self._free.alloc(*size) if self._free is not None else self._open(size, fmt, min_filter, mag_filter)
        except AllocatorException:
            x, y = self._open(size, fmt, min_filter, mag_filter)
        self._texture.blit_into(image, x + border, y + border, 0)
        return self._texture.get_region(x + border, y + border, image.width, image.height)

    def _open(self, size: tuple[int, int], fmt: int, min_filter: int, mag_filter: int) -> tuple[int, int]:
        self.opened += 1
        wide, high = max(_SHEET, size[0]), max(_SHEET, size[1])
        self._texture = GlyphTexture.create(
            wide, high, pyglet.gl.GL_TEXTURE_2D, fmt, min_filter, mag_filter, fmt=fmt, blank_data=False
        )
        self._free = Allocator(wide, high)
        place: tuple[int, int] = self._free.alloc(*size)
        return place


class TypeCase:
    """Holds the faces of one window's size, with all their letters; pyglet by itself forgets them page by page."""

    def __init__(self) -> None:
        self.sheets = GlyphSheets()
        self._faces: dict[tuple[str, int], Any] = {}
        self._boxes: dict[int, Any] = {}
        self._lines: dict[tuple[str, str, int], Line] = {}

    @property
    def full(self) -> bool:
        """Whether so many letters were cut that it is time for an empty case."""
        return self.sheets.opened > _MOST

    def line(self, text: str, family: str, points: float) -> Line:
        """Words set in one line."""
        size = int(points * _STEP)
        key = (text, family, size)
        if key not in self._lines:
            if len(self._lines) >= _LINES:
                self._lines.clear()
            self._lines[key] = self._set(family, size, text)
        return self._lines[key]

    def _set(self, family: str, size: int, text: str) -> Line:
        """Letters that the face has as it draws them; in place of each other one stands a box that can be seen."""
        face, runs, x = self._face(family, size), dict[int, Run](), 0
        for known, letters in groupby(text, lambda letter: has(letter, family)):
            piece = "".join(letters)
            x = _lay(face, piece, runs, x) if known else self._box(size, len(piece), runs, x)
        return Line(x, tuple(runs.values()))

    def _box(self, size: int, count: int, runs: dict[int, Run], x: int) -> int:
        """So many boxes, as wide as a letter is measured that no face has; returns where the next letter stands."""
        pixels = size / _STEP / _POINT
        wide, tall = max(3, round(pixels * 0.52)), max(4, round(pixels * 0.68))
        if size not in self._boxes:
            thick = max(1, round(pixels / 16))
            rim = (b"\xff" * 4) * wide
            side = (b"\xff" * 4) * thick
            row = side + b"\xff\xff\xff\x00" * (wide - 2 * thick) + side
            image = pyglet.image.ImageData(wide, tall, "RGBA", rim * thick + row * (tall - 2 * thick) + rim * thick)
            self._boxes[size] = self.sheets.add(image, pyglet.gl.GL_RGBA, pyglet.gl.GL_NEAREST, pyglet.gl.GL_NEAREST)
        box = self._boxes[size]
        run, c = runs.setdefault(box.owner.id, Run(box.owner, [], [])), box.tex_coords
        for _ in range(count):
            left = x + round(pixels * 0.09)
            run.places += (left, 0, left + wide, 0, left + wide, tall, left, tall)
            run.coords += (c[0], c[1], c[3], c[4], c[6], c[7], c[9], c[10])
            x += round(pixels * UNKNOWN / 1000)
        return x

    def _face(self, family: str, size: int) -> Any:
        if (family, size) not in self._faces:
            face: Any = pyglet.font.load(family, size / _STEP)
            face.texture_bin, face.glyphs = self.sheets, {}
            face._glyph_renderer = None  # makes it cut its blanks for these sheets too
            face.glyph_renderer_class = _cutter(type(face).glyph_renderer_class)
            self._faces[family, size] = face
        return self._faces[family, size]


def _lay(face: Any, text: str, runs: dict[int, Run], x: int) -> int:
    """Each letter stands whole pixels from the last; returns where the next one stands."""
    for glyph, place in zip(*face.get_glyphs(text), strict=True):
        left, low, right, high = glyph.vertices
        if glyph.width and not text.isspace():
            run = runs.setdefault(glyph.owner.id, Run(glyph.owner, [], []))
            at, up, c = x + round(place.x_offset), round(place.y_offset), glyph.tex_coords
            run.places += (left + at, low + up, right + at, low + up, right + at, high + up, left + at, high + up)
            run.coords += (c[0], c[1], c[3], c[4], c[6], c[7], c[9], c[10])
        x += round(glyph.advance + place.x_advance)
    return x


@cache
def _cutter(drawing: type) -> type:
    """pyglet's own drawing of letters; where it spreads grey over four channels pixel by pixel, all pixels at once."""
    slowly = getattr(drawing, "_expand_to_rgba", None)
    if slowly is None:
        return drawing

    def spread(self: Any, grey: Any, source: str, target: str) -> bytes:
        if (source, target) != ("R", "BGRA"):
            return bytes(slowly(self, grey, source, target))
        spread = bytearray(b"\xff") * (4 * len(grey))
        spread[3::4] = bytes(grey)
        return bytes(spread)

    return type("Cutter", (drawing,), {"_expand_to_rgba": spread})
