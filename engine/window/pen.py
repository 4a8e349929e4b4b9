"""Pen: writes into a picture in table points; knows the theme and how large words are. No pyglet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from content.signs import UNSIGNED, Sign, Signs
from engine.window.frame import SMALLEST_PIXELS, Frame
from engine.window.measure import line_height, width, wrapped
from engine.window.picture import STOREY, Anchor, Box, Face, Glyph, Hit, Layer, Light, Picture, Scroll, Words
from engine.window.theme import Theme

# How far words may shrink before they take their short form; how far as a last resort; and how far when they are so
# large that even then they are larger than small print.
_LEAST = 0.82
_LAST_RESORT = 0.66
_LARGE_LAST_RESORT = 0.5
_STEPS = (1.0, 0.94, 0.88, _LEAST)


class Pen:
    """Adds boxes, materials, words, icons and hits to one picture.

    `raised` lifts everything that follows: 1 for what lies on panels, 2 over the page, 3 beside the pointer, 4 for the
    card that is shown there. `level` is that of the hits: only those of the highest can be reached.
    """

    def __init__(self, frame: Frame, theme: Theme, signs: Signs = UNSIGNED) -> None:
        self.frame, self.theme, self.t = frame, theme, frame.text
        self.signs = signs
        self.roomy = frame.roomy
        self.picture = Picture(frame.width, frame.height)
        self.level = 0
        self.raised = 0

    def _lift(self, layer: Layer) -> Layer:
        return Layer(layer + STOREY * self.raised) if self.raised and layer < STOREY else layer

    def sign(self, group: str, kind: str, otherwise: Sign) -> tuple[str, str]:
        """Icon and colour of a kind of fact, as content has them."""
        found = self.signs.sign(group, kind, otherwise)
        return found.icon, found.hue

    # Shapes

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, layer: Layer, fill2: str = "", radius: float = 0,
        line: float = 0, edge: str = "#00000000", soft: float = 0,
    ) -> None:
        """A box; colours are roles or literals."""
        colour = self.theme.colour
        self.picture.items.append(
            Box(x, y, w, h, colour(fill), self._lift(layer), colour(fill2) if fill2 else "", radius, line,
                colour(edge), soft)
        )

    def ring(
        self, cx: float, cy: float, radius: float, fill: str, layer: Layer, rest: str = "", line: float = 3,
        part: int = 1000,
    ) -> None:
        """A ring that goes round `part` thousandths in one colour and the rest in another."""
        colour = self.theme.colour
        self.picture.items.append(
            Box(cx - radius, cy - radius, radius * 2, radius * 2, colour(fill), self._lift(layer),
                colour(rest) if rest else "", line=line, shape="ring", part=part)
        )

    def point(
        self, x: float, y: float, w: float, h: float, fill: str, layer: Layer, way: int = 0, turn: int = 0
    ) -> None:
        """A compass point: 0 open, 1 locked, 2 no way."""
        box = Box(x, y, w, h, self.theme.colour(fill), self._lift(layer), shape="point", part=way, turn=turn)
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
        layer = self._lift(layer)
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
            points *= max(self._least(points), fit / wide)
            wide = width(words, family, points)
        cut = bool(fit) and wide > fit + 0.5
        tint = self.theme.colour(colour)
        self.picture.items.append(
            Words(words, round(x, 2), round(y, 2), round(points, 3), face, tint, self._lift(layer), anchor, cut)
        )
        return wide

    def _least(self, points: float) -> float:
        """How far words of so many points may shrink at the most."""
        return max(_LARGE_LAST_RESORT, min(_LAST_RESORT, SMALLEST_PIXELS / (points * self.frame.unit)))

    def paragraph(
        self, words: str, x: float, y: float, wide: float, size: float = 13.5, face: str = "prose",
        colour: str = "bone", layer: Layer = Layer.INK, anchor: Anchor = "left",
    ) -> float:
        """Lines from the top down; returns their height. `x` is the left edge, whatever the anchor."""
        lines, tall = self.lines(words, wide, size, face), self.line_height(size, face)
        at = x + {"left": 0.0, "center": wide / 2, "right": wide}[anchor]
        for index, text in enumerate(lines):
            self.line(text, at, y + tall * (index + 0.78), size, face, colour, layer, anchor)
        return tall * len(lines)

    def block(
        self, words: str, x: float, y: float, wide: float, tall: float, size: float = 13.5, face: str = "label",
        colour: str = "bone", layer: Layer = Layer.INK, anchor: Anchor = "left", short: str = "", middle: bool = True,
    ) -> float:
        """Words in a box, in one line or several: they shrink, then take their `short` form, then shrink further.

        `middle` centres them in the height. Returns the height that is used.
        """
        form, scale = self._fitting(words, short, wide, tall, size, face)
        used = self.tall(form, wide, size * scale, face)
        top = y + max(0.0, (tall - used) / 2) if middle else y
        before = len(self.picture.items)
        self.paragraph(form, x, top, wide, size * scale, face, colour, layer, anchor)
        if used > tall + 1:
            self._mark_cut(before)
        return used

    def rows(
        self, words: str, wide: float, most: int, size: float = 13.5, face: str = "label", short: str = ""
    ) -> int:
        """How many lines' height a block needs so that its words, or their short form, need not shrink too far."""
        line = self.line_height(size, face)
        for enough in (0.8, 0.0):
            for count in range(1, most + 1):
                form, scale = self._fitting(words, short, wide, line * count, size, face)
                if scale >= enough and self.tall(form, wide, size * scale, face) <= line * count + 1:
                    return count
        return most

    def _fitting(
        self, words: str, short: str, wide: float, tall: float, size: float, face: str
    ) -> tuple[str, float]:
        least = self._least(self.size(size))
        further = [scale for scale in (0.76, 0.7, _LAST_RESORT, 0.6, 0.55) if scale >= least] + [least]
        forms = [words, *([short] if short and short != words else [])]
        for whole in (True, False):
            for steps in (_STEPS, further):
                for form in forms:
                    for scale in steps:
                        if self._fits(form, wide, tall, size * scale, face, whole):
                            return form, scale
        return forms[-1], least

    def _fits(self, words: str, wide: float, tall: float, size: float, face: str, whole: bool) -> bool:
        """Whether words fit a box, with no word broken when they must stay whole."""
        family, points = self.theme.faces[face], self.size(size)
        if whole and any(width(word, family, points) > wide for word in words.split()):
            return False
        return self.tall(words, wide, size, face) <= tall + 0.5

    def _mark_cut(self, since: int) -> None:
        items = self.picture.items
        for index in range(since, len(items)):
            item = items[index]
            if isinstance(item, Words):
                items[index] = msgspec.structs.replace(item, cut=True)

    def lines(self, words: str, wide: float, size: float = 13.5, face: str = "prose") -> tuple[str, ...]:
        """The words in lines."""
        return wrapped(words, self.theme.faces[face], self.size(size), wide)

    def tall(self, words: str, wide: float, size: float = 13.5, face: str = "prose") -> float:
        """Height of the words in lines."""
        return self.line_height(size, face) * len(self.lines(words, wide, size, face))

    def line_height(self, size: float = 13.5, face: str = "prose") -> float:
        """Distance of two baselines."""
        return line_height(self.theme.faces[face], self.size(size))

    def icon(
        self, name: str, cx: float, cy: float, size: float, colour: str = "bone", layer: Layer = Layer.INK,
        scaled: bool = False, alpha: int = 255,
    ) -> None:
        """An icon, centred; `scaled` icons follow the words, art does not."""
        points, tint = size * self.t if scaled else size, self.theme.colour(colour)
        self.picture.items.append(
            Glyph(name, round(cx, 2), round(cy, 2), round(points, 2), tint, self._lift(layer), alpha)
        )

    # What moves as one

    @contextmanager
    def group(self, name: str, cx: float, cy: float, face: str = "", life: int | None = None) -> Iterator[None]:
        """Everything drawn within moves as one; its middle and face tell whether it did, its life whether it bled."""
        first = len(self.picture.items)
        yield
        self.picture.groups[name] = (first, len(self.picture.items))
        self.picture.anchors[name] = (cx, cy, face)
        if life is not None:
            self.picture.lives[name] = life

    # What can be pointed at

    def hit(
        self, node: str, x: float, y: float, w: float, h: float, act: str = "", tip: str = "", drag: bool = False,
        drop: bool = False, key: str = "",
    ) -> None:
        """A place that can be pointed at and focused."""
        self.picture.hits.append(Hit(node, x, y, w, h, act, tip, self.level, drag, drop, key))

    def scrolls(self, scroll: Scroll) -> None:
        """A place that scrolls."""
        self.picture.scrolls.append(scroll)
