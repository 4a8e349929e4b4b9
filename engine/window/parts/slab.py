"""Slabs and chips: panels with a bronze inlay, pills, medallions, buttons, key caps."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer


def slab(pen: Pen, x: float, y: float, w: float, h: float, title: str = "", note: str = "", top: bool = False) -> float:
    """A panel; its title sits over a hairline. Returns where its content begins."""
    layer = Layer.TOP if top else Layer.PLATE
    ink = Layer.TOP_INK if top else Layer.INK
    if pen.theme.plain:
        pen.box(x, y, w, h, "panel", layer, radius=6, line=2, edge="#FFFFFF")
    else:
        pen.shadow(x, y, w, h, layer)
        pen.box(x, y, w, h, "panel", layer, radius=9)
        pen.face("panel", x, y, w, h, layer, radius=9, seed=round(x + y) % 97)
        pen.box(x + 4, y + 4, w - 8, h - 8, "#00000000", layer, radius=6, line=0.8, edge="#6B543399")
    if not title:
        return y + 12
    base = y + 8 + 16 * pen.t
    room = w - 28 - (pen.width(note, 12.5) + 12 if note else 0)
    pen.line(title, x + 14, base, 14, "title", "candle", ink, fit=room)
    if note:
        pen.line(note, x + w - 14, base, 12.5, "label", "muted", ink, "right")
    pen.rule(x + 14, y + 13 + 17 * pen.t, w - 28, "line", Layer.TOP_CHIP if top else Layer.CHIP)
    return y + 20 + 17 * pen.t


def pill(
    pen: Pen, cx: float, cy: float, words: str, icon: str = "", colour: str = "bone", size: float = 13,
    edge: str = "line",
) -> float:
    """A small dark lozenge with an icon and a few letters, centred; returns its width."""
    wide = pen.width(words, size, "strong") + (17 * pen.t if icon else 0) + 13
    tall = 18 * max(1, pen.t * 0.95)
    pen.box(cx - wide / 2, cy - tall / 2, wide, tall, "#100d10f2", Layer.FLOAT, radius=tall / 2, line=1.1, edge=edge)
    left = cx - wide / 2 + 6
    if icon:
        pen.icon(icon, left + 7 * pen.t, cy, 14, colour, Layer.FLOAT_INK, scaled=True)
        left += 17 * pen.t
    pen.line(words, left, cy + size * 0.33 * pen.t, size, "strong", colour, Layer.FLOAT_INK)
    return wide


def medallion(pen: Pen, cx: float, cy: float, radius: float, icon: str, colour: str, part: int | None = None) -> None:
    """A round token; its ring tells progress in thousandths."""
    pen.disc(cx, cy + 2, radius, "#000000c0", Layer.FLOAT, soft=5)
    pen.disc(cx, cy, radius, "#322d29", Layer.FLOAT, fill2="#171416", line=1.2, edge="#000000")
    if part is None:
        pen.ring(cx, cy, radius - 2, colour, Layer.FLOAT, line=2)
    else:
        pen.ring(cx, cy, radius - 2, colour, Layer.FLOAT, rest="#5a524a", line=3.4, part=part)
    pen.icon(icon, cx, cy, radius * 1.12, colour, Layer.FLOAT_INK)


def cap(pen: Pen, x: float, cy: float, key: str, dim: bool = False, top: bool = False) -> float:
    """A key cap; returns its width."""
    wide = max(20 * pen.t, pen.width(key, 12.5, "strong") + 10)
    chip, ink = (Layer.TOP_CHIP, Layer.TOP_INK) if top else (Layer.CHIP, Layer.INK)
    pen.box(x, cy - 9 * pen.t, wide, 18 * pen.t, "#2b2626", chip, fill2="#141112", radius=4, line=1, edge="#6B6052")
    pen.line(key, x + wide / 2, cy + 4.2 * pen.t, 12.5, "strong", "muted" if dim else "flame", ink, "center")
    return wide


def button(
    pen: Pen, node: str, x: float, y: float, w: float, h: float, words: str, note: str = "", strong: bool = False,
    focused: bool = False, act: str = "", top: bool = False,
) -> None:
    """A button with its note below the words; at most one on a screen is strong."""
    chip, ink = (Layer.TOP_CHIP, Layer.TOP_INK) if top else (Layer.CHIP, Layer.INK)
    edge = "flame" if focused else "candle" if strong else "#6B5A44"
    pen.shadow(x, y, w, h, chip, radius=7, spread=5)
    pen.box(
        x, y, w, h, "#6d4a1e" if strong else "#35302d", chip, fill2="#38240f" if strong else "#1a1718", radius=7,
        line=2.6 if focused else 1.6, edge=edge,
    )
    pen.box(x + 5, y + 2.5, w - 10, 1.2, "#ffffff30", chip, radius=1)
    base = y + h / 2 + 5 * pen.t - (8 * pen.t if note else 0)
    pen.line(words, x + w / 2, base, 14, "title", "flame" if strong else "bone", ink, "center", fit=w - 16)
    if note:
        tint = "bone" if strong else "muted"
        pen.line(note, x + w / 2, base + 17 * pen.t, 12.5, "label", tint, ink, "center", fit=w - 14)
    pen.hit(node, x, y, w, h, act or node)
