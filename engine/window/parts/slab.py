"""Slabs and chips: panels with a bronze inlay, pills, medallions, buttons, key caps."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer


def slab(pen: Pen, x: float, y: float, w: float, h: float, title: str = "", note: str = "") -> float:
    """A panel; its title sits over a hairline. Returns where its content begins."""
    if pen.theme.plain:
        pen.box(x, y, w, h, "panel", Layer.PLATE, radius=6, line=2, edge="#FFFFFF")
    else:
        pen.shadow(x, y, w, h, Layer.TABLE)
        pen.face("panel", x, y, w, h, Layer.PLATE, radius=9, seed=round(x + y) % 97)
    if not title:
        return y + 12
    base = y + 8 + 16 * pen.t
    room = w - 28
    if note:
        room -= 12 + pen.line(note, x + w - 14, base, 12.5, "label", "muted", anchor="right", fit=w * 0.45)
    pen.line(title, x + 14, base, 14, "title", "candle", fit=room)
    pen.rule(x + 14, y + 13 + 17 * pen.t, w - 28, "line", Layer.CHIP)
    return head(pen, y)


def head(pen: Pen, y: float) -> float:
    """Where the content of a slab with a title begins."""
    return y + 20 + 17 * pen.t


def veil(pen: Pen, depth: int = 0x9C) -> None:
    """Darken all that lies below."""
    pen.box(0, 0, pen.frame.width, pen.frame.height, f"#050406{depth:02x}", Layer.TABLE)


def pill(
    pen: Pen, cx: float, cy: float, words: str, icon: str = "", colour: str = "bone", size: float = 13,
    edge: str = "line", fit: float = 0, short: str = "",
) -> float:
    """A small dark lozenge with an icon and a few letters, centred; no wider than `fit`. Returns its width."""
    extra = pill_width(pen, "", icon)
    room = max(8.0, fit - extra) if fit else 0
    if room and short and pen.width(words, size, "strong") * 0.82 > room:
        words = short
    wide = min(pen.width(words, size, "strong"), room or 1e9) + extra
    tall = 18 * max(1, pen.t * 0.95)
    pen.box(cx - wide / 2, cy - tall / 2, wide, tall, "#100d10f2", Layer.FLOAT, radius=tall / 2, line=1.1, edge=edge)
    left = cx - wide / 2 + 6
    if icon:
        pen.icon(icon, left + 7 * pen.t, cy, 14, colour, Layer.FLOAT_INK, scaled=True)
        left += 17 * pen.t
    pen.line(words, left, cy + size * 0.33 * pen.t, size, "strong", colour, Layer.FLOAT_INK, fit=room)
    return wide


def pill_width(pen: Pen, words: str, icon: str = "", size: float = 13) -> float:
    """How wide a pill is that may be as wide as its words."""
    return (pen.width(words, size, "strong") if words else 0) + (17 * pen.t if icon else 0) + 13


def medallion(pen: Pen, cx: float, cy: float, radius: float, icon: str, colour: str, part: int | None = None) -> None:
    """A round token; its ring tells progress in thousandths."""
    pen.disc(cx, cy + 2, radius, "#000000c0", Layer.FLOAT, soft=5)
    pen.disc(cx, cy, radius, "#322d29", Layer.FLOAT, fill2="#171416", line=1.2, edge="#000000")
    if part is None:
        pen.ring(cx, cy, radius - 2, colour, Layer.FLOAT, line=2)
    else:
        pen.ring(cx, cy, radius - 2, colour, Layer.FLOAT, rest="#5a524a", line=3.4, part=part)
    pen.icon(icon, cx, cy, radius * 1.12, colour, Layer.FLOAT_INK)


_ARROWS = {"\u2191": 0, "\u2190": 1, "\u2193": 2, "\u2192": 3}


def cap_width(pen: Pen, key: str) -> float:
    """Width of a key cap."""
    return 20 * pen.t if key in _ARROWS else max(20 * pen.t, pen.width(key, 12.5, "strong") + 10)


def cap(pen: Pen, x: float, cy: float, key: str, dim: bool = False, edge: str = "#6B6052") -> float:
    """A key cap; returns its width."""
    wide = cap_width(pen, key)
    edge = "#FFFFFF" if pen.theme.plain and edge == "#6B6052" else edge
    pen.box(x, cy - 9 * pen.t, wide, 18 * pen.t, "#2b2626", Layer.CHIP, fill2="#141112", radius=4, line=1, edge=edge)
    colour = "muted" if dim else "flame"
    if key in _ARROWS:
        pen.point(x + wide / 2 - 4 * pen.t, cy - 6 * pen.t, 8 * pen.t, 12 * pen.t, colour, Layer.CHIP, 0, _ARROWS[key])
    else:
        pen.line(key, x + wide / 2, cy + 4.2 * pen.t, 12.5, "strong", colour, anchor="center")
    return wide


def button(
    pen: Pen, node: str, x: float, y: float, w: float, h: float, words: str, note: str = "", strong: bool = False,
    focused: bool = False, act: str = "", enabled: bool = True, tip: str = "", hit: bool = True,
    key: str = "", deadly: bool = False,
) -> None:
    """A button with its note below the words; at most one on a screen is strong, and one that is `deadly` is red.

    A page may set the `hit` itself.
    """
    strong = strong and enabled
    plain = "danger" if deadly else "candle" if strong else "#FFFFFF" if pen.theme.plain else "#6B5A44"
    edge = "flame" if focused else plain
    pen.shadow(x, y, w, h, Layer.CHIP, radius=7, spread=5)
    light, dark = ("#5c1e1a", "#2e0f0d") if deadly else ("#6d4a1e", "#38240f") if strong else ("#35302d", "#1a1718")
    pen.box(x, y, w, h, light, Layer.CHIP, fill2=dark, radius=7, line=2.6 if focused else 1.6, edge=edge)
    pen.box(x + 5, y + 2.5, w - 10, 1.2, "#ffffff30", Layer.CHIP, radius=1)
    colour = "faint" if not enabled else "danger" if deadly else "flame" if strong else "bone"
    note_rows = pen.rows(note, w - 14, 2, 12.5, "label") if note else 0
    note_tall = min(pen.line_height(12.5, "label") * note_rows, h * 0.55)
    room = h - 8 - note_tall
    words_tall = min(room, pen.tall(words, w - 16, 14, "title")) if note else room
    top = y + (h - words_tall - note_tall) / 2
    pen.block(words, x + 8, top, w - 16, words_tall, 14, "title", colour, anchor="center")
    if note:
        tint = "danger" if not enabled else "bone" if strong else "muted"
        pen.block(note, x + 7, top + words_tall, w - 14, note_tall, 12.5, "label", tint, anchor="center")
    if hit:
        pen.hit(node, x, y, w, h, act or node, tip, key=key)


def bar(pen: Pen, x: float, y: float, w: float, share: float, colour: str = "candle", tall: float = 6) -> None:
    """A thin bar that is filled so far."""
    pen.box(x, y, w, tall, "#0a090a", Layer.CHIP, radius=tall / 2, line=1, edge="#4a3d2c")
    if share > 0:
        pen.box(x + 1, y + 1, max((w - 2) * min(share, 1), tall - 2), tall - 2, colour, Layer.CHIP, radius=tall / 2 - 1)
