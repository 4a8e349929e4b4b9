"""The location card: title plate with a pip for each size point, a painted place, conditions along its edges."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from content.kinds import Look
from engine.scene.node import Node
from engine.window.parts.conditions import BAND, band, conditions_of, done, hue, paint
from engine.window.parts.slab import medallion
from engine.window.parts.weather import pale
from engine.window.pen import Pen
from engine.window.picture import Anchor, Layer

WIDTH, HEIGHT = 272, 204
TOKEN = 19  # radius of the seeker's
_MEDALLION, _SMALL, _GAP = 21, 14, 4  # radii of a condition's, and what lies between two


class PlaceView(msgspec.Struct, frozen=True):
    """What the location needs beside its node: the scene that paints it, a seed, how deep water stands and how much
    dirt lies in it (0-1000).
    """

    node: Node
    scene: str
    seed: int
    icon_of: Callable[[str], str]
    look_of: Callable[[str], Look | None]
    water: int = 0
    dirt: int = 0
    tint: str = "#ffffff"


def head_height(pen: Pen, node: Node, w: float) -> float:
    """Height of the title plate, of two lines where the name needs them."""
    rows = pen.rows(node.name, w - 38 - (node.value or 0) * 10, 2, 15, "title", node.short)
    return max(28.0, pen.line_height(15, "title") * rows + 4)


def location_card(pen: Pen, x: float, y: float, view: PlaceView, w: float = WIDTH, h: float = HEIGHT) -> None:
    """A card with its upper left corner at x, y."""
    node, plain = view.node, pen.theme.plain
    pen.shadow(x, y, w, h, Layer.TABLE, radius=11, spread=14)
    rim = "#FFFFFF" if plain else "#B58B4A"
    pen.face(f"scene.{view.scene}", x, y, w, h, Layer.FACE, radius=11, rim=rim, knob=view.water, seed=view.seed,
             tint=view.tint)
    if plain:
        pen.box(x, y, w, h, "#00000058", Layer.FACE, radius=11, line=3, edge="#FFFFFF")
    if view.dirt and not plain:
        pen.face("dirt", x + 4, y + 4, w - 8, h - 8, Layer.WEATHER, radius=9, seed=view.seed, knob=view.dirt)
    head, pips = head_height(pen, node, w), node.value or 0
    pen.box(x + 6, y + 6, w - 12, head - 4, "#141114ee", Layer.PLATE, radius=6)
    pen.block(node.name, x + 16, y + 5, w - 38 - pips * 10, head - 2, 15, "title", "bone", short=node.short)
    for index in range(pips):
        pen.box(x + w - 16 - (pips - index) * 10, y + 1 + head / 2, 7, 7, "candle", Layer.PLATE, radius=1.5)
    conditions = conditions_of(node)
    if conditions:
        _edges(pen, x, y, w, h, view, conditions)
        _names(pen, x, y, w, h, view)


def foot_height(pen: Pen, node: Node, w: float) -> float:
    """Height of the plate with the conditions' names: one row, or two where they have no room beside one another."""
    line = pen.line_height(13, "strong")
    return max(26.0, line * _rows(pen, conditions_of(node)[:4], w) + 8)


def _rows(pen: Pen, shown: tuple[Node, ...], w: float) -> int:
    """Two conditions share a row; more do only as long as all their words fit."""
    room = (w - 28 - 10 * (len(shown) - 1)) / max(len(shown), 1)
    fits = all(pen.width(done(node), 13, "strong") * 0.82 <= room for node in shown)
    return 1 if len(shown) < 3 or fits else 2


def _edges(pen: Pen, x: float, y: float, w: float, h: float, view: PlaceView, conditions: tuple[Node, ...]) -> None:
    """Each condition painted, or as a band of its glyphs, and a medallion with a ring for the work done."""
    head, foot = head_height(pen, view.node, w), foot_height(pen, view.node, w)
    shown, stacked = conditions[:4], len(conditions) > 2
    free = h - head - foot
    # Where two have no room between the plates, small ones stay beside the words on them.
    radius = _MEDALLION if not stacked or free >= 4 * _MEDALLION + _GAP else _SMALL
    looks = tuple(view.look_of(node.art) for node in shown)
    paint(pen, x, y, w, h, shown, looks, view.seed)
    for index, node in enumerate(shown):
        on_left, row = index % 2 == 0, index // 2
        colour, icon = hue(pen, looks[index]), view.icon_of(node.art)
        if row == 0 and (pen.theme.plain or looks[index] is None):
            band(pen, x + 5 if on_left else x + w - 5 - BAND, y + head + 3, y + h - foot - 4, icon, colour)
        part = 1000 * (node.value or 0) // node.full if node.full else None
        middle = y + head + free / 2 + ((2 * row - 1) * (radius + _GAP / 2) if stacked else 0)
        edge = x if on_left else x + w
        medallion(pen, edge, middle, radius, icon, colour, part)
        pen.hit(node.id, edge - radius, middle - radius, 2 * radius, 2 * radius, tip=node.text)


def _names(pen: Pen, x: float, y: float, w: float, h: float, view: PlaceView) -> None:
    """The conditions' names on the foot plate: those of the left edge at the left, those of the right at the right."""
    shown, tall = conditions_of(view.node)[:4], foot_height(pen, view.node, w) - 4
    pen.box(x + 6, y + h - tall - 6, w - 12, tall, "#141114ee", Layer.PLATE, radius=6)
    rows = _rows(pen, shown, w)
    across = len(shown) if rows == 1 else 2
    room = (w - 28 - 10 * (across - 1)) / across
    for index, condition in enumerate(shown):
        column, left = index % across, x + 14 + index % across * (room + 10)
        top = y + h - tall - 6 + tall / rows * (index // across)
        anchor: Anchor = "left" if column == 0 else "right" if column == across - 1 else "center"
        pen.block(done(condition), left, top, room, tall / rows, 13, "strong",
                  hue(pen, view.look_of(condition.art)),
                  short=condition.short or condition.name, anchor=anchor)


def token(pen: Pen, cx: float, cy: float, radius: float = TOKEN) -> None:
    """The seeker: a hooded head in a gold ring."""
    if not pen.theme.plain:
        pen.glow(cx, cy, 34, "#FFCE7A80", Layer.FLOAT)
    pen.disc(cx, cy, radius, "#3a2c1c", Layer.FLOAT, fill2="#191210", line=2.6, edge="flame")
    pen.icon("cowled", cx, cy, radius * 1.35, "flame", Layer.FLOAT_INK)


def dim_scene(pen: Pen, x: float, y: float, w: float, h: float, age: int) -> None:
    """A place that is only remembered pales with its age, palest at 120 turns."""
    if age > 0 and not pen.theme.plain:
        pen.box(x + 4, y + 4, w - 8, h - 8, pale(age), Layer.ART, radius=9)
