"""Ways: the rosette and the lintels at the edge; each state has a shape, a glyph and a letter (ROSE-1, ROSE-2)."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.colours import faded
from engine.window.parts.marks import share
from engine.window.pen import Pen
from engine.window.picture import Layer

HEADINGS = ("north", "east", "south", "west")
# Way state of the tree -> how the theme names it and which compass point it is.
LOOKS = {
    "open": ("open", 0), "door": ("door", 2), "locked": ("locked", 1), "wall": ("walled", 1), "water": ("deep", 0),
    "none": ("none", 2),
}
# What a rod seeks -> the glyph beside the way's own.
_RODS = {"rod_water": "wave-crest", "rod_enchantment": "sparkles"}
_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _look(pen: Pen, way: Node) -> tuple[str, str, int]:
    name, point = LOOKS.get(way.kind, ("none", 2))
    colour, icon = pen.theme.headings[name]
    return colour, icon, point


def _rod(way: Node) -> str:
    """The glyph of what the rod seeks that turns to this way, or nothing."""
    return next((glyph for token, glyph in _RODS.items() if token in way.states), "")


def rosette(pen: Pen, cx: float, cy: float, radius: float, ways: tuple[Node, ...], focus: str = "") -> None:
    """A disc of four points with a capsule beyond each."""
    pen.disc(cx, cy + 3, radius, "#000000b0", Layer.PLATE, soft=10)
    edge = "#FFFFFF" if pen.theme.plain else "line"
    pen.disc(cx, cy, radius, "#242022", Layer.PLATE, fill2="#121012", line=2, edge=edge)
    pen.ring(cx, cy, radius * 0.76, "#6B543388", Layer.PLATE, line=1)
    for turn, way in enumerate(ways):
        _point(pen, cx, cy, radius, turn, way)
        _capsule(pen, cx, cy, radius, turn, way, way.id == focus)
    pen.disc(cx, cy, min(6, radius / 5), "candle", Layer.CHIP, line=2, edge="#1a1412")


def capsule_size(pen: Pen) -> tuple[float, float]:
    """Width and height of a capsule."""
    t = max(1.0, pen.t)
    return 46 * (1 + (t - 1) * 0.72), 23 * (1 + (t - 1) * 0.72)


def _point(pen: Pen, cx: float, cy: float, radius: float, turn: int, way: Node) -> None:
    colour, _, point = _look(pen, way)
    tone = pen.theme.colour(colour)
    dx, dy = _OFFSETS[turn]
    long, wide = radius * 0.80, radius * 0.42
    px, py = cx + dx * long / 2, cy + dy * long / 2
    if point != 2 and not pen.theme.plain:
        pen.box(px - 8, py - 8, 16, 16, faded(tone, 0x38), Layer.PLATE, radius=8, soft=20)
    if _rod(way):
        # the violet rim is a whole point behind the way's own, whatever shape that has
        wider, longer = wide + 12, long + 10
        pen.point(cx + dx * longer / 2 - wider / 2, cy + dy * longer / 2 - longer / 2, wider, longer,
                  pen.theme.colour("violet"), Layer.PLATE, 0, (4 - turn) % 4)
    pen.point(px - wide / 2, py - long / 2, wide, long, tone, Layer.CHIP, point, (4 - turn) % 4)


def _capsule(pen: Pen, cx: float, cy: float, radius: float, turn: int, way: Node, focused: bool) -> None:
    colour, icon, point = _look(pen, way)
    dx, dy = _OFFSETS[turn]
    w, h = capsule_size(pen)
    bx, by = cx + dx * (radius + w / 2 + 2), cy + dy * (radius + h / 2 + 2)
    rod = _rod(way)
    edge, line = ("flame", 2.6) if focused else ("violet", 2.4) if rod else (colour, 1.5)
    pen.box(bx - w / 2, by - h / 2, w, h, "#141114f4", Layer.CHIP, radius=h / 2, line=line, edge=edge)
    size = min(14.0, h * 0.62 / max(pen.t, 1))
    pen.line(way.short or way.name[:1], bx - w * 0.22, by + size * 0.36 * pen.t, size, "title",
             "faint" if point == 2 else colour, anchor="center", fit=w * 0.36)
    pen.icon(icon, bx + w * 0.21, by, h * 0.66, colour, Layer.INK)
    (kx, ky), (rx, ry) = _outer(bx, by, w, h, turn)
    if "key_held" in way.states:
        pen.disc(kx, ky, 8, "#141114", Layer.FLOAT, line=1, edge="candle")
        pen.icon("skeleton-key", kx, ky, 12, "candle", Layer.FLOAT_INK)
    if rod:
        pen.disc(rx, ry, 8, "#141114", Layer.FLOAT, line=1, edge="violet")
        pen.icon(rod, rx, ry, 12, "violet", Layer.FLOAT_INK)
    pen.hit(way.id, bx - w / 2, by - h / 2, w, h, act=f"go.{way.id.rpartition('.')[2]}", tip=way.text)


def _outer(x: float, y: float, w: float, h: float, turn: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two corners of a capsule that lie away from the disc: for a key that is held, and for what a rod shows."""
    dx, dy = _OFFSETS[turn]
    if dx:
        across = x + dx * (w / 2 + 3)
        return (across, y - h / 2 + 2), (across, y + h / 2 - 2)
    down = y + dy * (h / 2 - 3)
    return (x + w / 2 + 3, down), (x - w / 2 - 3, down)


def lintel(pen: Pen, x: float, y: float, w: float, h: float, way: Node, focused: bool = False) -> None:
    """The way out at the table's edge: light on the flags, a lintel and its glyph."""
    colour, icon, point = _look(pen, way)
    tone = pen.theme.colour(colour)
    if point != 2 and not pen.theme.plain:
        pen.box(x, y, w, h, faded(tone, 0x66), Layer.TABLE, radius=8, soft=20)
    pen.box(x, y, w, h, "#1d191b", Layer.PLATE, fill2="#0f0d0f", radius=5,
            line=3 if focused else 1.6, edge="flame" if focused else colour)
    if way.kind == "water" or share(way, "flood"):
        _flooded(pen, x, y, w, h, 1000 if way.kind == "water" else share(way, "flood"))
    rod = _rod(way)
    if rod:
        pen.box(x, y, w, h, "#00000000", Layer.CHIP, radius=5, line=2.4, edge="violet")
    size = min(w, h) - 5
    apart = (size * 0.75 * (w > h), size * 0.75 * (h > w)) if rod else (0.0, 0.0)
    pen.icon(icon, x + w / 2 - apart[0], y + h / 2 - apart[1], size, colour)
    if rod:
        pen.icon(rod, x + w / 2 + apart[0], y + h / 2 + apart[1], size, "violet")
    heading = way.id.rpartition(".")[2]
    pen.hit(f"go.{heading}", x, y, w, h, act=f"go.{heading}", tip=way.text)


def _flooded(pen: Pen, x: float, y: float, w: float, h: float, depth: int) -> None:
    """Water in a passage, as high as it stands, with a bright line."""
    tall = (h - 6) * max(depth, 200) / 1000
    top = y + h - 3 - tall
    pen.box(x + 3, top, w - 6, tall, "#1E5459", Layer.PLATE, fill2="#0E2B30", radius=3)
    pen.rule(x + 4, top, w - 8, "water", Layer.PLATE, 1.4)
    for step in range(1, int((w - 10) // 22) + 1):
        pen.box(x + 22 * step - 9, top + min(5.0, tall * 0.4), 11, 1, "#7FD0D266", Layer.PLATE, radius=0.5)
