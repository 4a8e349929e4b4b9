"""Gauges: glass tubes for pools, dials for meters, flames for Action Points."""

from __future__ import annotations

from contextlib import AbstractContextManager

from engine.window.colours import shaded
from engine.window.moves import LIT, OUT
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.theme import Theme

_NOTHING = "#00000000"
TINTS = {"health": "#FF9E90", "mana": "#93C0FF", "stamina": "#B4DB86"}


def eased(pen: Pen, x: float, y: float) -> AbstractContextManager[None]:
    """What fills within it eases to how full it is; a bar is known by its place."""
    return pen.group(f"bar.{round(x)}.{round(y)}", x, y)


def tint(theme: Theme, pool: str) -> str:
    """The colour of a pool's icon."""
    return "bone" if theme.plain else TINTS.get(pool, "bone")


def tube(
    pen: Pen, x: float, y: float, w: float, icon: str, name: str, now: int, full: int, colour: str, cost: int = 0
) -> float:
    """Icon, name and figures in a tube; `cost` shows as a pale end that would be lost. Returns its height."""
    tall = max(20.0, pen.line_height(13, "strong") + 3)
    pen.icon(icon, x + 9 * pen.t, y + tall / 2, 17, tint(pen.theme, colour), scaled=True)
    left, wide = x + 23 * pen.t, w - 23 * pen.t
    edge = "#FFFFFF" if pen.theme.plain else "#4a3d2c"
    pen.box(left, y, wide, tall, "#09080a", Layer.CHIP, radius=5, line=1.2, edge=edge)
    filled = (wide - 4) * now / max(full, 1)
    tone = pen.theme.colour(colour)
    fill, foot = (tone, shaded(tone, 0.5)) if now > 0 else (_NOTHING, "")
    with eased(pen, left, y):
        pen.box(left + 2, y + 2, max(filled, 6), tall - 4, fill, Layer.CHIP, fill2=foot, radius=3.5)
        gloss = "#ffffff22" if now > 0 and not cost else _NOTHING
        pen.box(left + 4, y + 3.5, max(filled - 4, 2), 2.4, gloss, Layer.CHIP, radius=1.2)
    if cost and now > 0:
        lost = (wide - 4) * min(cost, now) / max(full, 1)
        lost = max(lost, 5)
        pen.box(left + 2 + filled - lost, y + 2, lost, tall - 4, "#F4E4B84c", Layer.CHIP, radius=3, line=1.8,
                edge="#F4E4B8")
    figures = f"{now} / {full}"
    used = pen.width(figures, 13, "strong")
    pen.block(name, left + 8, y, wide - 26 - used, tall, 13, "label", "bone")
    pen.block(figures, left + wide - 10 - used, y, used + 2, tall, 13, "strong", "bone", anchor="right")
    return tall


def dial(
    pen: Pen, cx: float, cy: float, radius: float, icon: str, part: int, colour: str, name: str, value: str, fit: float
) -> None:
    """A need: a ring that fills, its icon within, name and value below."""
    pen.disc(cx, cy, radius, "#0b0a0c", Layer.CHIP)
    with eased(pen, cx, cy):
        pen.ring(cx, cy, radius - 1, colour, Layer.CHIP, rest="#423a33", line=4, part=part)
    pen.icon(icon, cx, cy, radius * 1.05, colour)
    line = pen.line_height(12.5, "label")
    pen.block(name, cx - fit / 2, cy + radius + 3, fit, line, 12.5, "label", "muted", anchor="center")
    pen.block(value, cx - fit / 2, cy + radius + 3 + line, fit, line, 13, "strong", "bone", anchor="center")


def flames(
    pen: Pen, x: float, y: float, have: int, pool: int, spend: int = 0, size: float = 24, step: float = 27
) -> None:
    """Action Points as candle flames: lit, about to be spent in a pale ring, spent."""
    for index in range(pool):
        lit, doomed = index < have, have - spend <= index < have
        cx, cy = x + index * step + size / 2, y + size / 2
        with pen.group(f"ap.{index}", cx, cy, LIT if lit else OUT):
            if lit and not doomed and not pen.theme.plain:
                pen.glow(cx, cy, 15, "#F2A03A66", Layer.CHIP)
            pen.icon("candle-flame", cx, cy, size, "#B88A4A" if doomed else "flame" if lit else "#57504a")
        if doomed:
            pen.ring(cx, cy, size / 2 + 1, "#F4E4B8", Layer.INK, line=1.6)


def wear(pen: Pen, x: float, y: float, w: float, left: int, full: int, tall: float = 4) -> None:
    """A thin line that says how much of a thing is left."""
    share = left / max(full, 1)
    pen.box(x, y, w, tall, "#000000", Layer.INK, radius=tall / 2)
    colour = _NOTHING if left <= 0 else "candle" if share > 0.34 else "danger"
    with eased(pen, x, y):
        pen.box(x, y, max(w * share, tall), tall, colour, Layer.INK, radius=tall / 2)


def life(
    pen: Pen, x: float, y: float, w: float, now: int, full: int, loss: tuple[int, int] | None = None, tall: float = 6
) -> None:
    """Health of a creature; what the chosen act would take at the least is pale, what it might take is rust."""
    full = max(full, 1)
    least, most = loss or (0, 0)
    pen.box(x, y, w, tall, "#000000e0", Layer.FLOAT, radius=tall / 2, line=1, edge="#6a4a44")
    with eased(pen, x, y):
        for part, tone in ((now, "#F4E4B8" if loss else "health"), (now - least, "#C98A6A"), (now - most, "health")):
            wide = max((w - 2) * part / full, tall - 2)
            fill = tone if part > 0 else _NOTHING
            pen.box(x + 1, y + 1, wide, tall - 2, fill, Layer.FLOAT, radius=tall / 2 - 1)
