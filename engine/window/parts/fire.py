"""Fire: flames that lick up from the lower edge of a card or a place, and their glow."""

from __future__ import annotations

from engine.window.pen import Pen
from engine.window.picture import Layer

# Two shapes of one fire lie over one another; while it flickers, one gives way to the other and back.
SHAPES = 2
_EACH = 190  # how strongly either shows, of 255, while nothing moves


def flames_over(
    pen: Pen, x: float, y: float, w: float, h: float, fierce: int, seed: int, high: int = 360
) -> None:
    """Flames from the lower edge, as high as they are fierce (0-1000), over what they have charred.

    The weakest are `high` thousandths of the height.
    """
    pen.box(x + 10, y + h * 0.30, w - 20, h * 0.64, "#1A0B0500", Layer.WEATHER, fill2="#1A0B05D8", radius=8)
    pen.box(x + 8, y + h * 0.55, w - 16, h * 0.40, "#FF6A1A00", Layer.GLOW, fill2="#FF7A2A60", radius=8)
    knob = high + fierce * (1000 - high) // 1600
    for shape in range(SHAPES):
        grain = seed % 13 + 20 * shape + 1
        pen.face("fire", x, y, w, h, Layer.GLOW, radius=0, seed=grain, knob=knob, opacity=_EACH)
