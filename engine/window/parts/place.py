"""The location card: title plate with a pip for each size point, a painted place, conditions along its edges."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.scene.node import Node
from engine.window.colours import faded
from engine.window.parts.conditions import BAND, band, conditions_of, done, hue, look_of, paint
from engine.window.parts.slab import medallion
from engine.window.pen import Pen
from engine.window.picture import Layer

WIDTH, HEIGHT = 272, 204


class PlaceView(msgspec.Struct, frozen=True):
    """What the location needs beside its node: the scene that paints it, a seed, and how deep water stands (0-1000)."""

    node: Node
    scene: str
    seed: int
    icon_of: Callable[[str], str]
    water: int = 0
    tint: str = "#ffffff"


def head_height(pen: Pen, node: Node, w: float) -> float:
    """Height of the title plate, of two lines where the name needs them."""
    rows = pen.rows(node.name, w - 38 - (node.value or 0) * 10, 2, 15, "title", node.short)
    return max(28.0, pen.line_height(15, "title") * rows + 4)


def location_card(pen: Pen, x: float, y: float, view: PlaceView, w: float = WIDTH, h: float = HEIGHT) -> None:
    """A card with its upper left corner at x, y."""
    node, plain, t = view.node, pen.theme.plain, pen.t
    pen.shadow(x, y, w, h, Layer.TABLE, radius=11, spread=14)
    rim = "#FFFFFF" if plain else "#B58B4A"
    pen.face(f"scene.{view.scene}", x, y, w, h, Layer.FACE, radius=11, rim=rim, knob=view.water, seed=view.seed,
             tint=view.tint)
    if plain:
        pen.box(x, y, w, h, "#00000058", Layer.FACE, radius=11, line=3, edge="#FFFFFF")
    head, pips = head_height(pen, node, w), node.value or 0
    pen.box(x + 6, y + 6, w - 12, head - 4, "#141114ee", Layer.PLATE, radius=6)
    pen.block(node.name, x + 16, y + 5, w - 38 - pips * 10, head - 2, 15, "title", "bone", short=node.short)
    for index in range(pips):
        pen.box(x + w - 16 - (pips - index) * 10, y + 1 + head / 2, 7, 7, "candle", Layer.PLATE, radius=1.5)
    conditions = conditions_of(node)
    if conditions:
        _edges(pen, x, y, w, h, view, conditions)
        _names(pen, x, y + h - foot_height(pen) - 2, w, conditions, t)


def foot_height(pen: Pen) -> float:
    """Height of the plate with the conditions' names."""
    return max(26.0, pen.line_height(13, "strong") + 8)


def _edges(pen: Pen, x: float, y: float, w: float, h: float, view: PlaceView, conditions: tuple[Node, ...]) -> None:
    """Each condition painted, or as a band of its glyphs, and a medallion with a ring for the work done."""
    head, foot = head_height(pen, view.node, w), foot_height(pen)
    shown, stacked = conditions[:4], len(conditions) > 2
    paint(pen, x, y, w, h, shown, view.seed)
    for index, node in enumerate(shown):
        on_left, row = index % 2 == 0, index // 2
        colour, icon = hue(pen, node), view.icon_of(node.art)
        if row == 0 and (pen.theme.plain or look_of(node) is None):
            band(pen, x + 5 if on_left else x + w - 5 - BAND, y + head + 3, y + h - foot - 4, icon, colour)
        part = 1000 * (node.value or 0) // node.full if node.full else None
        middle = y + head + (h - head - foot) / 2 + (row * 46 - 23 if stacked else 0)
        medallion(pen, x if on_left else x + w, middle, 21, icon, colour, part)
        pen.hit(node.id, (x if on_left else x + w) - 21, middle - 21, 42, 42, tip=node.text)


def _names(pen: Pen, x: float, y: float, w: float, conditions: tuple[Node, ...], t: float) -> None:
    tall = foot_height(pen) - 4
    pen.box(x + 6, y, w - 12, tall, "#141114ee", Layer.PLATE, radius=6)
    shown = conditions[:4]
    room = (w - 28 - 10 * (len(shown) - 1)) / len(shown)
    for index, node in enumerate(shown):
        left = x + 14 + index * (room + 10)
        anchor = "left" if index == 0 else "right" if index == len(shown) - 1 else "center"
        pen.block(done(node), left, y, room, tall, 13, "strong", hue(pen, node), short=node.short or node.name,
                  anchor=anchor)  # type: ignore[arg-type]


def token(pen: Pen, cx: float, cy: float, radius: float = 19) -> None:
    """The seeker: a hooded head in a gold ring."""
    if not pen.theme.plain:
        pen.glow(cx, cy, 34, "#FFCE7A80", Layer.FLOAT)
    pen.disc(cx, cy, radius, "#3a2c1c", Layer.FLOAT, fill2="#191210", line=2.6, edge="flame")
    pen.icon("cowled", cx, cy, radius * 1.35, "flame", Layer.FLOAT_INK)


def dim_scene(pen: Pen, x: float, y: float, w: float, h: float, age: int) -> None:
    """A place that is only remembered pales with its age, palest at 120 turns."""
    if age > 0 and not pen.theme.plain:
        pen.box(x + 4, y + 4, w - 8, h - 8, faded("#8a8478", min(110, 30 + age * 80 // 120)), Layer.ART, radius=9)
