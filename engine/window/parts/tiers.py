"""Tiers of locks and keys: a shape and a colour for each, the same on the lock and on its key (look: 8)."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer

TIERS = (1, 2, 3, 4)


def badge(pen: Pen, cx: float, cy: float, icon: str, tier: int, scale: float = 1, floats: bool = True) -> float:
    """A capsule with a padlock or a key, and the tier's shape beside it; returns its width."""
    chip, ink = (Layer.FLOAT, Layer.FLOAT_INK) if floats else (Layer.CHIP, Layer.INK)
    colour = f"tier{tier}" if tier in TIERS else "danger"
    tall, wide = 20 * scale, (42 if tier in TIERS else 26) * scale
    pen.box(cx - wide / 2, cy - tall / 2, wide, tall, "#100d10f4", chip, radius=tall / 2, line=1.5, edge=colour)
    pen.icon(icon, cx - (10 * scale if tier in TIERS else 0), cy, 14 * scale, colour, ink)
    _shape(pen, cx + 10 * scale, cy, 5.5 * scale, tier, colour, ink)
    return wide


def _shape(pen: Pen, cx: float, cy: float, half: float, tier: int, colour: str, layer: Layer) -> None:
    if tier == 1:
        pen.disc(cx, cy, half, colour, layer)
    elif tier == 2:
        pen.point(cx - half, cy - half, 2 * half, 2 * half, colour, layer)
    elif tier == 3:
        pen.box(cx - half * 0.9, cy - half * 0.9, half * 1.8, half * 1.8, colour, layer, radius=1)
    elif tier == 4:
        pen.box(cx - half, cy - half * 0.36, 2 * half, half * 0.72, colour, layer, radius=0.5)
        pen.box(cx - half * 0.36, cy - half, half * 0.72, 2 * half, colour, layer, radius=0.5)
