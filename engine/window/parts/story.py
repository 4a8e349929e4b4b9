"""The chronicle: newest at the bottom and brightest, the turn in the margin."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pen import Pen

COLOURS = {"danger": "danger", "harm": "danger", "good": "good", "gain": "good", "light": "candle", "find": "gold"}


def story(pen: Pen, x: float, y: float, w: float, bottom: float, lines: tuple[Node, ...], now: int) -> None:
    """As many of the last lines as fit between y and bottom."""
    at, margin = bottom, 31 * pen.t
    tall = pen.line_height()
    for node in reversed(lines):
        rows = pen.lines(node.text, w - margin)
        if at - tall * len(rows) < y:
            break
        at -= tall * len(rows)
        colour = COLOURS.get(node.kind, "bone" if node.age == now else "muted")
        pen.paragraph(node.text, x + margin, at, w - margin, colour=colour)
        if node.age is not None:
            pen.line(str(node.age), x + margin - 9 * pen.t, at + tall * 0.78, 12.5, "strong", "faint", anchor="right")
        at -= 4
