"""The chronicle: newest at the bottom and brightest, the turn in the margin."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pen import Pen

COLOURS = {"danger": "danger", "harm": "danger", "good": "good", "gain": "good", "light": "candle", "find": "gold",
           "heard": "violet"}


def margin(pen: Pen, lines: tuple[Node, ...]) -> float:
    """Room for the longest turn number."""
    longest = max((str(line.age) for line in lines if line.age is not None), key=len, default="0")
    return max(31 * pen.t, pen.width(longest, 12.5, "strong") + 16)


def tint(node: Node, now: int) -> str:
    """The colour of a line: what is heard differs from what is seen; what is old is dimmer."""
    return COLOURS.get(node.kind, "bone" if node.age == now else "muted")


def story(pen: Pen, x: float, y: float, w: float, bottom: float, lines: tuple[Node, ...], now: int) -> None:
    """As many of the last lines as fit between y and bottom; a line that is too long alone shows its end."""
    at, left = bottom, margin(pen, lines)
    tall = pen.line_height()
    gap = 4 if bottom - y > 6 * tall else 2  # a low slab would rather show one line more
    for node in reversed(lines):
        rows = pen.lines(node.text, w - left)
        if at - tall * len(rows) < y:
            break
        at -= tall * len(rows)
        pen.paragraph(node.text, x + left, at, w - left, colour=tint(node, now))
        if node.age is not None:
            pen.line(str(node.age), x + left - 9, at + tall * 0.78, 12.5, "strong", "faint", anchor="right")
        at -= gap
