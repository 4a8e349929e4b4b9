"""States upon a card's face: water, dirt, fire, cracks, light, as look and shape (look: 5)."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer

# How much of the art lies under water, in thousandths of the card's height.
_DEPTHS = {
    "damp": 120, "wet": 220, "soaked": 300, "ankle_deep": 180, "knee_deep": 340, "waist_deep": 520, "flooded": 520,
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


def weather(pen: Pen, x: float, y: float, w: float, h: float, states: tuple[str, ...], seed: int) -> None:
    """What lies on the face: dirt, water from below, embers along the lower edge, a crack across."""
    depth = max((_DEPTHS[state] for state in states if state in _DEPTHS), default=0)
    dirt = max((_DIRT[state] for state in states if state in _DIRT), default=0)
    plain = pen.theme.plain
    if dirt and not plain:
        pen.face("dirt", x + 3, y + 3, w - 6, h - 6, Layer.WEATHER, radius=7, seed=seed, knob=dirt)
    if depth and plain:
        pen.rule(x + 4, y + h * (1 - depth / 1000), w - 8, "water", Layer.PLATE, 3)
    elif depth:
        pen.face("water", x + 3, y + 3, w - 6, h - 6, Layer.WEATHER, radius=7, seed=seed, knob=depth)
    if "broken" in states:
        _crack(pen, x, y, w, h)
    if "burning" in states:
        _embers(pen, x, y, w, h)


def _crack(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Jagged pieces from the upper left to the lower right, each a dark line with a light lip."""
    colour = "#FFFFFF" if pen.theme.plain else "#140f0c"
    at = (x + w * 0.18, y + h * 0.26)
    for index in range(7):
        wide = w * 0.64 / 7
        shift = h * (0.075 if index % 2 else 0.02)
        pen.box(at[0], at[1], wide + 2, 3, colour, Layer.WEATHER, radius=1)
        pen.box(at[0] + wide, at[1], 3, shift + 3, colour, Layer.WEATHER, radius=1)
        at = (at[0] + wide, at[1] + shift)


def _embers(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    if pen.theme.plain:
        pen.box(x + 1, y + 1, w - 2, h - 2, "#00000000", Layer.PLATE, radius=9, line=3, edge="#FF9A3A")
        return
    pen.box(x + 4, y + h * 0.55, w - 8, h * 0.42, "#FF7A2A00", Layer.WEATHER, fill2="#FF8A2AB0", radius=6)
    pen.box(x + 1, y + 1, w - 2, h - 2, "#00000000", Layer.WEATHER, radius=9, line=2.4, edge="#FF9A3AD0")
    for index, rise in enumerate((0.10, 0.26, 0.16, 0.33, 0.12)):
        pen.disc(x + w * (0.14 + index * 0.18), y + h * (0.94 - rise), 2.2, "#FFD27F", Layer.WEATHER, soft=2)
