"""Conditions upon a place: each painted along the card's edges as far as it is not yet cleared, in a hue of its own."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.pen import Pen
from engine.window.picture import Layer

MARGIN = 10 / 204  # of the card's height, which a painting reaches past it
BAND = 24.0


class Look(msgspec.Struct, frozen=True):
    """What a condition is painted as, the colour of its words, the tint of what it is made of, and whether it takes one
    edge alone.
    """

    painting: str
    hue: str
    tint: str = "#ffffff"
    one_edge: bool = False


# By the last part of a condition's id; every hue holds 4.5:1 on plates and panels.
LOOKS = {
    "overgrown": Look("overgrown", "#8FB04E"), "unstable": Look("unstable", "#E3C896"),
    "collapsed": Look("collapsed", "#B3A79B"), "infested": Look("infested", "#D08E6C"),
    "fungal": Look("fungal", "#C79AD0"), "vein_iron": Look("vein", "#E8785A", "#a2583c", one_edge=True),
    "vein_gold": Look("vein", "#F2D04A", "#e6b43c", one_edge=True),
    "vein_silver": Look("vein", "#D5DEEA", "#c4d0e0", one_edge=True),
    "scree": Look("scree", "#93A3AE"), "windswept": Look("windswept", "#9EDDD2"),
    "outcrop": Look("outcrop", "#62D6A4"), "deadfall": Look("deadfall", "#C69A4A"),
    "webbed": Look("webbed", "#CFC8BB"), "haunted": Look("haunted", "#9DBEF0"),
}


def look_of(condition: Node) -> Look | None:
    """How a condition looks, or None when nobody has painted it."""
    return LOOKS.get(condition.art.rpartition(":")[2])


def hue(pen: Pen, condition: Node) -> str:
    """The colour of a condition's words and ring."""
    look = look_of(condition)
    return "#FFFFFF" if pen.theme.plain else look.hue if look is not None else pen.theme.colour("ore")


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


def paint(pen: Pen, x: float, y: float, w: float, h: float, conditions: tuple[Node, ...], seed: int) -> None:
    """All conditions over the painted place, the first uppermost."""
    over = h * MARGIN
    for index, condition in reversed(list(enumerate(conditions))):
        look = look_of(condition)
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
