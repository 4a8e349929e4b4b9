"""The location card: title plate with a pip for each size point, a painted place, conditions along its edges."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.parts.slab import medallion
from engine.window.pen import Pen
from engine.window.picture import Layer

WIDTH, HEIGHT = 272, 204


class PlaceView(msgspec.Struct, frozen=True):
    """What the location needs beside its node: the scene that paints it, a seed, and how deep water stands (0-1000)."""

    node: Node
    scene: str
    seed: int
    water: int = 0
    tint: str = "#ffffff"


def location_card(pen: Pen, x: float, y: float, view: PlaceView, w: float = WIDTH, h: float = HEIGHT) -> None:
    """A card with its upper left corner at x, y."""
    node, t = view.node, pen.t
    plain = pen.theme.plain
    pen.shadow(x, y, w, h, Layer.FACE, radius=11, spread=14)
    rim = "#FFFFFF" if plain else "#B58B4A"
    pen.face(f"scene.{view.scene}", x, y, w, h, Layer.FACE, radius=11, rim=rim, knob=view.water, seed=view.seed,
             tint=view.tint)
    if plain:
        pen.box(x, y, w, h, "#00000058", Layer.FACE, radius=11, line=3, edge="#FFFFFF")
    head = 28 * max(1, t * 0.9)
    pen.box(x + 6, y + 6, w - 12, head - 4, "#141114ee", Layer.PLATE, radius=6)
    pips = node.value or 0
    pen.line(node.name, x + 16, y + 6 + (head - 4) / 2 + 5.2 * t, 15, "title", "bone", fit=w - 40 - pips * 10,
             short=node.short)
    for index in range(pips):
        pen.box(x + w - 16 - (pips - index) * 10, y + head / 2 + 0.5, 7, 7, "candle", Layer.PLATE, radius=1.5)
    _conditions(pen, x, y, w, h, tuple(child for child in node.children if child.kind == "condition"))


def _conditions(pen: Pen, x: float, y: float, w: float, h: float, conditions: tuple[Node, ...]) -> None:
    if not conditions:
        return
    foot = 28 * max(1, pen.t * 0.9)
    pen.box(x + 6, y + h - foot - 2, w - 12, foot - 4, "#141114ee", Layer.PLATE, radius=6)
    for index, node in enumerate(conditions[:4]):
        left, row = index % 2 == 0, index // 2
        part = 1000 * (node.value or 0) // node.full if node.full else None
        edge = x if left else x + w
        medallion(pen, edge, y + h / 2 + row * 46 - (23 if len(conditions) > 2 else 0), 21, "earth-crack", "ore", part)
        if index < 2:
            base = y + h - foot - 2 + (foot - 4) / 2 + 4.6 * pen.t
            pen.line(node.name, x + 14 if left else x + w - 14, base, 13, "strong", "ore",
                     anchor="left" if left else "right", fit=w / 2 - 20, short=node.short)


def token(pen: Pen, cx: float, cy: float, radius: float = 19) -> None:
    """The seeker: a hooded head in a gold ring."""
    if not pen.theme.plain:
        pen.glow(cx, cy, 34, "#FFCE7A80", Layer.FLOAT)
    pen.disc(cx, cy, radius, "#3a2c1c", Layer.FLOAT, fill2="#191210", line=2.6, edge="flame")
    pen.icon("cowled", cx, cy, radius * 1.35, "flame", Layer.FLOAT_INK)
