"""Fire: flames that lick up from the lower edge of a card or a place, and their glow."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer

# Two shapes of one fire lie over one another; while it flickers, one gives way to the other and back.
SHAPES = 2
_EACH = 190  # how strongly either shows, of 255, while nothing moves


def flames_over(pen: Pen, x: float, y: float, w: float, h: float, fierce: int, seed: int) -> None:
    """Flames from the lower edge, as high as they are fierce (0-1000)."""
    pen.box(x + 6, y + h * 0.45, w - 12, h * 0.52, "#FF7A2A00", Layer.GLOW, fill2="#FF8A2A88", radius=8)
    for shape in range(SHAPES):
        pen.face("fire", x, y, w, h, Layer.GLOW, radius=0, seed=seed % 13 + 20 * shape + 1, knob=300 + fierce // 2,
                 opacity=_EACH)
