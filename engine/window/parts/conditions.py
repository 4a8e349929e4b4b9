"""Conditions upon a place: each painted along the card's edges as far as it is not yet cleared, in a hue of its own."""

from __future__ import annotations

from content.kinds import Look
from engine.scene.node import Node
from engine.window.pen import Pen
from engine.window.picture import Layer

MARGIN = 10 / 204  # of the card's height, which a painting reaches past it
BAND = 24.0


def hue(pen: Pen, look: Look | None) -> str:
    """The colour of a condition's words and ring."""
    return "#FFFFFF" if pen.theme.plain else look.hue if look is not None and look.hue else pen.theme.colour("ore")


def conditions_of(node: Node) -> tuple[Node, ...]:
    """The conditions of a location."""
    return tuple(child for child in node.children if child.kind == "condition")


def done(condition: Node) -> str:
    """A condition with the work that is done against it."""
    return f"{condition.name} {condition.value or 0}/{condition.full}" if condition.full else condition.name


def left(condition: Node) -> int:
    """How much of it is still there, in thousandths."""
    return 1000 - 1000 * min(condition.value or 0, condition.full) // condition.full if condition.full else 1000


def side(index: int, count: int, one_edge: bool = False) -> int:
    """Which edges of the card a condition takes: both 0, the left 1, the right 2."""
    return 0 if count == 1 and not one_edge else 1 + index % 2


def paint(pen: Pen, x: float, y: float, w: float, h: float, conditions: tuple[Node, ...],
          looks: tuple[Look | None, ...], seed: int) -> None:
    """All conditions over the painted place, the first uppermost."""
    over = h * MARGIN
    for index, (condition, look) in reversed(list(enumerate(zip(conditions, looks, strict=True)))):
        if look is not None and not pen.theme.plain:
            edges = side(index, len(conditions), look.one_edge)
            pen.face(f"condition.{look.painting}", x - over, y - over, w + 2 * over, h + 2 * over, Layer.ART,
                     radius=0, seed=seed % 31 + 1, knob=left(condition), knob2=edges, tint=look.tint)


def band(pen: Pen, x: float, top: float, bottom: float, icon: str, colour: str) -> None:
    """A shadowed band of the condition's glyphs, where it is not painted; its middle is left free."""
    pen.box(x, top, BAND, bottom - top, "#0d0b0ccc", Layer.ART, fill2="#0d0b0c99", radius=4)
    count = int((bottom - top - 3) // 25)
    for step in range(count):
        if abs(step - (count - 1) / 2) > 0.9:
            pen.icon(icon, x + BAND / 2 + (-2 if step % 2 else 2), top + 13 + step * 25, 21, colour, Layer.ART)
