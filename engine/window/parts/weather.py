"""Marks upon a card's face: water, dirt, fire, cracks, light, age, as look and shape (look: 5)."""

from __future__ import annotations

from engine.window.colours import faded
from engine.window.parts.fire import flames_over
from engine.window.parts.marks import PALEST, Marks
from engine.window.parts.slab import pill
from engine.window.pen import Pen
from engine.window.picture import Layer


def tint(marks: Marks) -> str:
    """What its marks do to the colour of the face."""
    if marks.burning:
        return "#b98e62"  # charred, so that flames stand out
    if marks.lit:
        return "#ffe9c4"
    if marks.broken or marks.spent:
        return "#a09b94"
    return "#d9d4c8" if marks.out else "#ffffff"


def art_alpha(marks: Marks) -> int:
    """How strongly the art shows: what is broken shows faintly."""
    return 0x73 if marks.broken else 0xFF


def halo(pen: Pen, x: float, y: float, w: float, h: float, marks: Marks) -> None:
    """Light that a card gives off, below the card itself."""
    if pen.theme.plain:
        return
    if marks.burning:
        pen.box(x - 3, y - 3, w + 6, h + 6, "#FF7A2ACC", Layer.TABLE, radius=12, soft=16)
    elif marks.lit:
        pen.box(x - 2, y - 2, w + 4, h + 4, "#F2A03A88", Layer.TABLE, radius=12, soft=15)


def weather(
    pen: Pen, x: float, y: float, w: float, h: float, marks: Marks, seed: int, art: tuple[float, float], name: str
) -> None:
    """What lies on the face: age, dirt, water from below, a crack across, flames from the lower edge.

    `art` is where the art begins and ends; water is as deep as it says in that window. `name` is the card's own.
    """
    plain, (top, bottom) = pen.theme.plain, art
    if marks.age and not plain:
        pen.box(x + 4, y + 4, w - 8, h - 8, pale(marks.age), Layer.FACE, radius=7)
    if marks.dirt and not plain:
        pen.face("dirt", x + 3, y + 3, w - 6, h - 6, Layer.WEATHER, radius=7, seed=seed, knob=marks.dirt)
    elif marks.dirt:
        pen.icon("paw-print", x + w - 16, bottom - 12, 17, "ore", Layer.INK)
    if marks.wet and plain:
        pen.rule(x + 4, bottom - (bottom - top) * marks.wet / 1000, w - 8, "water", Layer.PLATE, 3)
    elif marks.wet:
        pen.face("water", x + 4, top, w - 8, bottom - top + 2, Layer.WEATHER, radius=0, seed=seed, knob=marks.wet)
    if marks.broken:
        _crack(pen, x, y, w, top, bottom)
    if marks.burning:
        _burning(pen, x, y, w, h, marks.burning, seed, name)
    if marks.age:
        wide = pen.width(str(marks.age), 12.5, "strong") + 17 * pen.t + 13
        pill(pen, x + 4 + wide / 2, top + 12, str(marks.age), "hourglass", size=12.5)


def pale(age: int) -> str:
    """The veil over what was seen so many turns ago: none now, most at 120 turns."""
    return faded("#8a8478", 30 + 80 * min(age, PALEST) // PALEST)


def _crack(pen: Pen, x: float, y: float, w: float, top: float, bottom: float) -> None:
    """A crack from the left edge across the art, with a light lip below, and the broken shield beside it."""
    size = min(w * 0.8, (bottom - top) * 1.1)
    cx, cy = x + w * 0.5, (top + bottom) / 2
    if not pen.theme.plain:
        pen.icon("edge-crack", cx + 1, cy + 1.4, size, "#F4DCAC", Layer.WEATHER, alpha=0x70)
    pen.icon("edge-crack", cx, cy, size, "#FFFFFF" if pen.theme.plain else "#120c08", Layer.WEATHER, alpha=0xB4)
    pen.disc(x + 18, top + 14, 11, "#141114f0", Layer.PLATE, line=1.2, edge="danger")
    pen.icon("broken-shield", x + 18, top + 14, 14, "danger", Layer.INK)


def _burning(pen: Pen, x: float, y: float, w: float, h: float, fierce: int, seed: int, name: str) -> None:
    if pen.theme.plain:
        pen.box(x + 1, y + 1, w - 2, h - 2, "#00000000", Layer.PLATE, radius=9, line=3, edge="#FF9A3A")
        pen.icon("flame", x + 18, y + h * 0.5, 20, "#FF9A3A", Layer.INK)
        return
    with pen.group(f"fire.{name}", x, y):
        flames_over(pen, x - 6, y - 4, w + 12, h + 8, fierce, seed, 700)
        pen.box(x + 1, y + 1, w - 2, h - 2, "#00000000", Layer.GLOW, radius=9, line=2.4, edge="#FF9A3AD0")
        for index, rise in enumerate((0.02, 0.30, 0.12, 0.42, 0.05, 0.22)):
            pen.disc(x + w * (0.06 + index * 0.178), y + h * (0.98 - rise), 1.8, "#FFE2A0", Layer.GLOW, soft=2.2)
