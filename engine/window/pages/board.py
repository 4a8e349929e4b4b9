"""The board: five cards, the seeker among them, and all that must be known before the next act."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pages.board_corners import corners
from engine.window.pages.board_cross import cross, token_spot
from engine.window.pages.board_layout import BoardLayout, board_layout
from engine.window.pages.board_left import seeker_slab
from engine.window.pages.board_right import right_slabs
from engine.window.pages.board_strip import strip
from engine.window.pen import Pen
from engine.window.picture import Lamp, Layer, Light
from engine.window.view import PageView


def board(pen: Pen, view: PageView) -> None:
    """Draw the whole board."""
    plan = board_layout(pen.frame)
    if pen.theme.plain:
        pen.box(0, 0, pen.frame.width, pen.frame.height, "#141414", Layer.TABLE)
    else:
        pen.face("floor", 0, 0, pen.frame.width, pen.frame.height, Layer.TABLE, radius=0, seed=2)
    cross(pen, view, plan)
    corners(pen, view, plan)
    seeker_slab(pen, view, plan.left)
    right_slabs(pen, view, plan.right)
    strip(pen, view, plan.strip)
    if not pen.theme.plain:
        pen.light(_light(pen, view.tree, plan))


def _light(pen: Pen, tree: Node, plan: BoardLayout) -> Light:
    """A lamp where the seeker stands when a flame burns with it or near; a cold dim where none does."""
    fact = tree.find("room.light")
    flames = [node for node in tree.walk() if "lit" in node.states]
    x, y = token_spot(pen, tree, plan)
    cx, cy = plan.centre.middle
    if flames:
        return Light((Lamp(x, y, 400, "#D89A58", 460), Lamp(cx, cy, 320, "#C8925A", 300)), "#333c4a")
    if fact is not None and "dark" not in fact.states:
        return Light((Lamp(cx, cy, 520, "#A8B0A0", 420),), "#3a4450")
    return Light((Lamp(x, y, 190, "#6a7a90", 300), Lamp(cx, cy, 260, "#4a5a70", 160)), "#262f3d")
