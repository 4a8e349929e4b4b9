"""The corners of the cross: rosette, the room's state, and what enemies are about to do."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pages.board_layout import BoardLayout
from engine.window.parts.slab import slab
from engine.window.parts.ways import rosette
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_FACTS = {
    "light": ("flame", "candle"), "terrain": ("rock", "ore"), "hard_going": ("walking-boot", "danger"),
    "temperature": ("thermometer-cold", "cold"), "dark": ("sight-disabled", "muted"),
}
_PLATE = 92


def corners(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """Draw what the four corners hold."""
    ways = view.node("rosette")
    intents = [node for node in view.tree.walk() if node.role == "intent"]
    board = plan.board
    half = (board.w - plan.sides[0].w) / 2
    if ways is not None:
        radius = max(26.0, min(62.0, half / 2 - 52 * pen.t))
        rosette(pen, board.right - half / 2, 30 + 24 * pen.t + radius, radius, ways.children, view.focus)
    facts = view.node("room")
    if facts is not None and pen.t < 1.6:
        _room(pen, facts, board.x + 6, board.y + 22, min(206.0, half - 16))
    low = plan.sides[2].y + 24
    wide = half - 22
    for index, node in enumerate(intents[:4]):
        x = board.x + 6 if index % 2 else plan.sides[2].right + 14
        _intent(pen, node, x, low + index // 2 * (_PLATE * pen.roomy + 8), wide)


def _room(pen: Pen, facts: Node, x: float, y: float, w: float) -> None:
    row = 24 * pen.roomy
    top = slab(pen, x, y, w, 40 + 17 * (pen.t - 1) + row * len(facts.children), facts.name)
    for index, fact in enumerate(facts.children):
        icon, colour = _FACTS.get(fact.kind, ("plain-circle", "muted"))
        middle = top + 10 * pen.roomy + row * index - 4
        pen.icon(icon, x + 24, middle, 17, colour, scaled=True)
        pen.line(fact.name, x + 30 + 11 * pen.t, middle + 5 * pen.t, 13, "label", "bone", fit=w - 42 - 11 * pen.t,
                 short=fact.short)
        pen.hit(fact.id, x + 10, middle - row / 2, w - 20, row, tip=fact.text)


def _intent(pen: Pen, node: Node, x: float, y: float, w: float) -> None:
    """What an enemy is about to do, before anything is committed."""
    tall = _PLATE * pen.roomy
    slab(pen, x, y, w, tall)
    pen.box(x + 6, y + 6, 4, tall - 12, "danger", Layer.INK, radius=2)
    room = w - 34
    if node.odds is not None:
        odds = f"{node.odds.chance} %"
        pen.line(odds, x + w - 14, y + 28 * pen.t, 19, "strong", "bone", anchor="right")
        room -= pen.width(odds, 19, "strong") + 10
    pen.line(node.name, x + 20, y + 27 * pen.t, 15, "title", "danger", fit=room, short=node.short)
    lines = pen.lines(node.text, w - 34, 13, "label")
    most = max(1, int((tall - 38 * pen.t) // pen.line_height(13, "label")))
    pen.paragraph(" ".join(lines), x + 20, y + 36 * pen.t, w - 34, 13, "label", "muted", most=most)
    pen.hit(node.id, x, y, w, tall, tip=node.text)
