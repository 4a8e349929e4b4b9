"""Pen: writes into a picture in table points; knows the theme and how large words are. No pyglet."""

from __future__ import annotations

from engine.window.frame import Frame
from engine.window.measure import line_height, width, wrapped
from engine.window.picture import Anchor, Box, Face, Glyph, Hit, Layer, Light, Picture, Words
from engine.window.theme import Theme

_LEAST = 0.82
_LAST_RESORT = 0.66


class Pen:
    """Adds boxes, materials, words, icons and hits to one picture.

    `raised` lifts everything that follows above the table, for panels over it and cards that lie on panels.
    """

    def __init__(self, frame: Frame, theme: Theme) -> None:
        self.frame, self.theme, self.t = frame, theme, frame.text
        self.roomy = frame.roomy
        self.picture = Picture(frame.width, frame.height)
        self.level = 0

    # Shapes

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, layer: Layer, fill2: str = "", radius: float = 0,
        line: float = 0, edge: str = "#00000000", soft: float = 0,
    ) -> None:
        """A box; colours are roles or literals."""
        colour = self.theme.colour
        self.picture.items.append(
            Box(x, y, w, h, colour(fill), layer, colour(fill2) if fill2 else "", radius, line, colour(edge), soft)
        )

    def ring(
        self, cx: float, cy: float, radius: float, fill: str, layer: Layer, rest: str = "", line: float = 3,
        part: int = 1000,
    ) -> None:
        """A ring that goes round `part` thousandths in one colour and the rest in another."""
        colour = self.theme.colour
        self.picture.items.append(
            Box(cx - radius, cy - radius, radius * 2, radius * 2, colour(fill), layer, colour(rest) if rest else "",
                line=line, shape="ring", part=part)
        )

    def point(
        self, x: float, y: float, w: float, h: float, fill: str, layer: Layer, way: int = 0, turn: int = 0
    ) -> None:
        """A compass point: 0 open, 1 locked, 2 led by a rod, 3 no way."""
        box = Box(x, y, w, h, self.theme.colour(fill), layer, shape="point", part=way, turn=turn)
        self.picture.items.append(box)

    def disc(self, cx: float, cy: float, radius: float, fill: str, layer: Layer, **more: object) -> None:
        """A filled circle."""
        self.box(cx - radius, cy - radius, radius * 2, radius * 2, fill, layer, radius=radius, **more)  # type: ignore[arg-type]

    def shadow(
        self, x: float, y: float, w: float, h: float, layer: Layer, radius: float = 9, spread: float = 9
    ) -> None:
        """A soft dark below a thing that lies there."""
        self.box(x, y + 4, w, h, "#000000b4", layer, radius=radius, soft=spread)

    def glow(self, cx: float, cy: float, radius: float, colour: str, layer: Layer) -> None:
        """A soft light around a point."""
        self.box(cx - 1, cy - 1, 2, 2, colour, layer, radius=1, soft=radius)

    def rule(
        self, x: float, y: float, w: float, colour: str = "line", layer: Layer = Layer.CHIP, thick: float = 1
    ) -> None:
        """A hairline."""
        self.box(x, y, w, thick, colour, layer)

    def face(
        self, material: str, x: float, y: float, w: float, h: float, layer: Layer, radius: float = 8, seed: int = 1,
        knob: int = 0, knob2: int = 0, tint: str = "#ffffff", rim: str = "#000000", opacity: int = 255,
    ) -> None:
        """A baked material."""
        self.picture.items.append(Face(material, x, y, w, h, layer, radius, seed, knob, knob2, tint, rim, opacity))

    def light(self, light: Light) -> None:
        """The light over the table."""
        self.picture.items.append(light)

    # Words

    def size(self, size: float) -> float:
        """A size of words as it will be set."""
        return size * self.t * self.theme.face_scale / 100

    def width(self, words: str, size: float = 13, face: str = "label") -> float:
        """Width of one line."""
        return width(words, self.theme.faces[face], self.size(size))

    def line(
        self, words: str, x: float, y: float, size: float = 13, face: str = "label", colour: str = "bone",
        layer: Layer = Layer.INK, anchor: Anchor = "left", fit: float = 0, short: str = "",
    ) -> float:
        """One line on a baseline; returns its width.

        What is wider than `fit` shrinks to 0.82, then takes its `short` form, and as a last resort shrinks further.
        """
        family, points = self.theme.faces[face], self.size(size)
        wide = width(words, family, points)
        if fit and wide > fit:
            if fit / wide < _LEAST and short and short != words:
                return self.line(short, x, y, size, face, colour, layer, anchor, fit)
            points *= max(_LAST_RESORT, fit / wide)
            wide = width(words, family, points)
        cut = bool(fit) and wide > fit + 0.5
        tint = self.theme.colour(colour)
        self.picture.items.append(
            Words(words, round(x, 2), round(y, 2), round(points, 3), face, tint, layer, anchor, cut)
        )
        return wide

    def paragraph(
        self, words: str, x: float, y: float, wide: float, size: float = 13.5, face: str = "prose",
        colour: str = "bone", layer: Layer = Layer.INK, most: int = 0,
    ) -> float:
        """Lines from the top down; returns their height. At `most` so many lines are set, the last marked as cut."""
        lines = self.lines(words, wide, size, face)
        tall = self.line_height(size, face)
        for index, text in enumerate(lines):
            if most and index == most:
                break
            self.line(text, x, y + tall * (index + 0.78), size, face, colour, layer)
        return tall * min(len(lines), most or len(lines))

    def lines(self, words: str, wide: float, size: float = 13.5, face: str = "prose") -> tuple[str, ...]:
        """The words in lines."""
        return wrapped(words, self.theme.faces[face], self.size(size), wide)

    def line_height(self, size: float = 13.5, face: str = "prose") -> float:
        """Distance of two baselines."""
        return line_height(self.theme.faces[face], self.size(size))

    def icon(
        self, name: str, cx: float, cy: float, size: float, colour: str = "bone", layer: Layer = Layer.INK,
        scaled: bool = False, alpha: int = 255,
    ) -> None:
        """An icon, centred; `scaled` icons follow the words, art does not."""
        points = size * self.t if scaled else size
        self.picture.items.append(
            Glyph(name, round(cx, 2), round(cy, 2), round(points, 2), self.theme.colour(colour), layer, alpha)
        )

    # What can be pointed at

    def hit(
        self, node: str, x: float, y: float, w: float, h: float, act: str = "", tip: str = "", drag: bool = False,
        drop: bool = False,
    ) -> None:
        """A place that can be pointed at and focused."""
        self.picture.hits.append(Hit(node, x, y, w, h, act, tip, self.level, drag, drop))
