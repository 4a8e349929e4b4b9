"""Ways: the rosette and the lintels at the board's edge; each state has a shape, a glyph and a letter (ROSE-1)."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.colours import faded
from engine.window.pen import Pen
from engine.window.picture import Layer

HEADINGS = ("north", "east", "south", "west")
# Way state of the tree -> how the theme names it and which compass point it is.
LOOKS = {
    "open": ("open", 0), "door": ("open", 0), "locked": ("locked", 1), "wall": ("walled", 3), "water": ("deep", 0),
    "none": ("none", 3), "rod": ("rod", 2),
}
_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _look(pen: Pen, way: Node) -> tuple[str, str, int]:
    name, point = LOOKS[way.kind]
    colour, icon = pen.theme.headings[name]
    return colour, icon, point


def rosette(pen: Pen, cx: float, cy: float, radius: float, ways: tuple[Node, ...], focus: str = "") -> None:
    """A disc of four points with a capsule beyond each."""
    pen.disc(cx, cy + 3, radius, "#000000b0", Layer.PLATE, soft=10)
    pen.disc(cx, cy, radius, "#242022", Layer.PLATE, fill2="#121012", line=2, edge="line")
    pen.ring(cx, cy, radius * 0.76, "#6B543388", Layer.PLATE, line=1)
    for turn, way in enumerate(ways):
        _heading(pen, cx, cy, radius, turn, way, way.id == focus)
    pen.disc(cx, cy, 6, "candle", Layer.INK, line=2, edge="#1a1412")


def _heading(pen: Pen, cx: float, cy: float, radius: float, turn: int, way: Node, focused: bool) -> None:
    colour, icon, point = _look(pen, way)
    tone = pen.theme.colour(colour)
    dx, dy = _OFFSETS[turn]
    long, wide = radius * 0.80, radius * 0.42
    px, py = cx + dx * long / 2, cy + dy * long / 2
    if point != 3:
        pen.box(px - 8, py - 8, 16, 16, faded(tone, 0x38), Layer.PLATE, radius=8, soft=20)
    pen.point(px - wide / 2, py - long / 2, wide, long, tone, Layer.CHIP, point, (4 - turn) % 4)
    w, h = 46 * pen.t, 23 * pen.t
    bx, by = cx + dx * (radius + w / 2 + 2), cy + dy * (radius + h / 2 + 2)
    edge = "flame" if focused else colour
    line = 2.6 if focused else 1.5
    pen.box(bx - w / 2, by - h / 2, w, h, "#141114f4", Layer.CHIP, radius=h / 2, line=line, edge=edge)
    letter = way.short or way.name[:1]
    pen.line(letter, bx - 10 * pen.t, by + 5 * pen.t, 14, "title", "faint" if point == 3 else colour, anchor="center",
             fit=18 * pen.t)
    pen.icon(icon, bx + 10 * pen.t, by, 15, colour, Layer.INK, scaled=True)
    pen.hit(way.id, bx - w / 2, by - h / 2, w, h, tip=way.text)


def lintel(pen: Pen, x: float, y: float, w: float, h: float, way: Node) -> None:
    """The way out at the table's edge: light on the flags, a lintel and its glyph."""
    colour, icon, point = _look(pen, way)
    tone = pen.theme.colour(colour)
    if point != 3 and not pen.theme.plain:
        pen.box(x, y, w, h, faded(tone, 0x66), Layer.TABLE, radius=8, soft=20)
    pen.box(x, y, w, h, "#1d191b", Layer.PLATE, fill2="#0f0d0f", radius=5, line=1.6, edge=colour)
    pen.icon(icon, x + w / 2, y + h / 2, min(w, h) - 5, colour)
    pen.hit(f"go.{way.id.rpartition('.')[2]}", x, y, w, h, act=f"go.{way.id.rpartition('.')[2]}", tip=way.text)
