"""The candle of turns: it burns down, and notches stand where something falls due."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pen import Pen
from engine.window.picture import Layer

_ICONS = {"flame": ("torch", "candle"), "affliction": ("bleeding-wound", "danger")}


def candle(pen: Pen, x: float, y: float, w: float, h: float, due: tuple[Node, ...]) -> None:
    """Notches for as many dues as there is room for, soonest above."""
    cx, top, tall = x + 17, y + 24, h - 34
    if not pen.theme.plain:
        pen.glow(cx, top - 12, 26, "#F2A03A88", Layer.CHIP)
    pen.icon("candle-flame", cx, top - 12, 22, "flame")
    pen.box(cx - 8, top, 16, tall, "#E9DBB8", Layer.CHIP, fill2="#7d6a4a", radius=4)
    pen.box(cx - 8, top, 5, tall, "#ffffff40", Layer.CHIP, radius=3)
    pen.box(cx - 11, top + tall - 3, 22, 5, "#4a3a26", Layer.CHIP, radius=2)
    row = 22 * pen.roomy
    shown = due[: max(0, int((tall + 6) // row))]
    last = max((node.value or 0 for node in shown), default=1) or 1
    at = top
    for index, node in enumerate(shown):
        latest = top + tall - (len(shown) - 1 - index) * row - 4
        at = min(max(at, top + (tall - 6) * (node.value or 0) / last), latest)
        _notch(pen, cx, at, w, node)
        at += row


def _notch(pen: Pen, cx: float, y: float, w: float, node: Node) -> None:
    icon, colour = _ICONS.get(node.kind, ("hourglass", "water"))
    pen.box(cx - 9, y - 1, 18, 2, "#2A1D12", Layer.INK)
    pen.rule(cx + 11, y - 0.5, 9, "line", Layer.INK)
    right = cx + 42 * max(1, pen.t * 0.8)
    pen.line(str(node.value), right, y + 5.5 * pen.t, 16, "strong", colour, anchor="right")
    pen.icon(icon, right + 14 * pen.t, y, 17, colour, scaled=True)
    left = right + 26 * pen.t
    pen.line(node.name, left, y + 4.6 * pen.t, 13, "label", "bone", fit=w - (left - cx) - 17)
