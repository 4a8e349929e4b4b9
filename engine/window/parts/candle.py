"""The candle of turns: it burns down, and notches stand where something falls due."""

from __future__ import annotations

from contextlib import AbstractContextManager

from content.signs import Sign
from engine.scene.node import Node
from engine.window.colours import faded
from engine.window.moves import DUE, NOW
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_OTHER = Sign("hourglass", "water")


def candle(pen: Pen, view: PageView, x: float, y: float, w: float, h: float, due: tuple[Node, ...]) -> None:
    """Notches for as many dues as there is room for, soonest above; with less motion what is due now is outlined."""
    cx, top, tall = x + 17, y + 24, h - 34
    if not pen.theme.plain:
        pen.glow(cx, top - 12, 26, "#F2A03A88", Layer.CHIP)
    pen.icon("candle-flame", cx, top - 12, 22, "flame")
    pen.box(cx - 8, top, 16, tall, "#E9DBB8", Layer.CHIP, fill2="#7d6a4a", radius=4)
    pen.box(cx - 8, top, 5, tall, "#ffffff40", Layer.CHIP, radius=3)
    pen.box(cx - 11, top + tall - 3, 22, 5, "#4a3a26", Layer.CHIP, radius=2)
    row = 22 * pen.roomy
    shown = due[: max(1, int((tall + 6) // row))]
    last = max((node.value or 0 for node in shown), default=1) or 1
    at = top + 4
    for index, node in enumerate(shown):
        latest = top + tall - (len(shown) - 1 - index) * row - row / 2
        at = min(max(at, top + (tall - 6) * (node.value or 0) / last), latest)
        with _notch(pen, node, cx - 12, at):
            _outline(pen, cx - 12, at, x + w - cx + 10, node, row, _steady(view))
            pen.box(cx - 9, at - 1, 18, 2, "#2A1D12", Layer.INK)
            pen.rule(cx + 11, at - 0.5, 9, "line", Layer.INK)
            _due(pen, view, cx + 22, at, x + w - cx - 24, node, row)
        at += row


def due_rows(pen: Pen, view: PageView, x: float, y: float, w: float, h: float, due: tuple[Node, ...]) -> None:
    """The same without the candle, where there is little room."""
    row = 24 * pen.roomy
    for index, node in enumerate(due[: max(1, int((h + 2) // row))]):
        middle = y + row * (index + 0.5)
        with _notch(pen, node, x, middle):
            _outline(pen, x - 4, middle, w + 6, node, row, _steady(view))
            _due(pen, view, x, middle, w, node, row)


def _steady(view: PageView) -> bool:
    return view.settings.reduced_motion or not view.settings.speed


def _notch(pen: Pen, node: Node, x: float, y: float) -> AbstractContextManager[None]:
    """A due thing moves as one; it falls due in the turn that is about to come."""
    return pen.group(f"due.{node.id}", x, y, NOW if (node.value or 0) <= 1 else DUE)


def _outline(pen: Pen, x: float, cy: float, w: float, node: Node, row: float, steady: bool) -> None:
    """The edge that swells once when it falls due, or stands there as long as it does."""
    colour = pen.theme.colour(pen.sign("due", node.kind, _OTHER)[1])
    shown = steady and (node.value or 0) <= 1
    tall = row - 4
    pen.box(x, cy - tall / 2, w, tall, "#00000000", Layer.CHIP, radius=6, line=1.6,
            edge=colour if shown else faded(colour, 0))


def _due(pen: Pen, view: PageView, x: float, cy: float, w: float, node: Node, row: float) -> None:
    """Turns from now, the picture of what it befalls, and its name, on a middle line."""
    icon, colour = pen.sign("due", node.kind, _OTHER)
    icon = view.icon_of(node.art) if node.art else icon
    wide = max(24 * pen.t, pen.width(str(node.value), 16, "strong"))
    pen.block(str(node.value), x, cy - row / 2, wide, row, 16, "strong", colour, anchor="right")
    pen.icon(icon, x + wide + 14 * pen.t, cy, 17, colour, scaled=True)
    left = x + wide + 27 * pen.t
    pen.block(node.name, left, cy - row / 2, x + w - left, row, 13, "label", "bone", short=node.short)
    pen.hit(node.id, x, cy - row / 2, w, row, tip=node.text)
