"""States upon a card's face: water, dirt, fire, cracks, light, as look and shape (look: 5)."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer

# How much of the art lies under water, in thousandths of the card's height.
_DEPTHS = {
    "damp": 140, "wet": 240, "soaked": 340, "ankle_deep": 220, "knee_deep": 420, "waist_deep": 640, "flooded": 640,
}
_DIRT = {"dusty": 250, "dirty": 500, "filthy": 850}


def tint(states: tuple[str, ...]) -> str:
    """What a state does to the colour of the face."""
    if "lit" in states or "burning" in states:
        return "#ffe9c4"
    if "broken" in states or "spent" in states:
        return "#a09b94"
    return "#d9d4c8" if "out" in states else "#ffffff"


def art_alpha(states: tuple[str, ...]) -> int:
    """How strongly the art shows: what is broken shows faintly."""
    return 0x73 if "broken" in states else 0xFF


def halo(pen: Pen, x: float, y: float, w: float, h: float, states: tuple[str, ...]) -> None:
    """Light that a card gives off, below the card itself."""
    if pen.theme.plain:
        return
    if "burning" in states:
        pen.box(x - 3, y - 3, w + 6, h + 6, "#FF7A2ACC", Layer.TABLE, radius=12, soft=16)
    elif "lit" in states:
        pen.box(x - 2, y - 2, w + 4, h + 4, "#F2A03A88", Layer.TABLE, radius=12, soft=15)


def weather(
    pen: Pen, x: float, y: float, w: float, h: float, states: tuple[str, ...], seed: int, art: tuple[float, float]
) -> None:
    """What lies on the face: dirt, water from below, embers along the lower edge, a crack across.

    `art` is where the art begins and ends; water is as deep as it says in that window.
    """
    depth = max((_DEPTHS[state] for state in states if state in _DEPTHS), default=0)
    dirt = max((_DIRT[state] for state in states if state in _DIRT), default=0)
    plain, (top, bottom) = pen.theme.plain, art
    if dirt and not plain:
        pen.face("dirt", x + 3, y + 3, w - 6, h - 6, Layer.WEATHER, radius=7, seed=seed, knob=dirt)
    if depth and plain:
        pen.rule(x + 4, bottom - (bottom - top) * depth / 1000, w - 8, "water", Layer.PLATE, 3)
    elif depth:
        pen.face("water", x + 4, top, w - 8, bottom - top + 2, Layer.WEATHER, radius=0, seed=seed, knob=depth)
    if "broken" in states:
        _crack(pen, x, y, w, top, bottom)
    if "burning" in states:
        _embers(pen, x, y, w, h)


def _crack(pen: Pen, x: float, y: float, w: float, top: float, bottom: float) -> None:
    """A crack from the left edge across the art, with a light lip below."""
    size = min(w * 0.8, (bottom - top) * 1.1)
    cx, cy = x + w * 0.5, (top + bottom) / 2
    if not pen.theme.plain:
        pen.icon("edge-crack", cx + 1, cy + 1.4, size, "#F4DCAC", Layer.WEATHER, alpha=0x70)
    pen.icon("edge-crack", cx, cy, size, "#FFFFFF" if pen.theme.plain else "#120c08", Layer.WEATHER, alpha=0xB4)


def _embers(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    if pen.theme.plain:
        pen.box(x + 1, y + 1, w - 2, h - 2, "#00000000", Layer.PLATE, radius=9, line=3, edge="#FF9A3A")
        return
    pen.box(x + 4, y + h * 0.55, w - 8, h * 0.42, "#FF7A2A00", Layer.WEATHER, fill2="#FF8A2AB0", radius=6)
    pen.box(x + 1, y + 1, w - 2, h - 2, "#00000000", Layer.WEATHER, radius=9, line=2.4, edge="#FF9A3AD0")
    for index, rise in enumerate((0.10, 0.26, 0.16, 0.33, 0.12)):
        pen.disc(x + w * (0.14 + index * 0.18), y + h * (0.94 - rise), 2.2, "#FFD27F", Layer.WEATHER, soft=2)
