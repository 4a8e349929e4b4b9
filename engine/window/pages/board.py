"""The board: five cards, the seeker among them, and all that must be known before the next act."""

from __future__ import annotations

from engine.window.pages.board_corners import corners
from engine.window.pages.board_cross import cross, token_spot
from engine.window.pages.board_layout import BoardLayout, board_layout
from engine.window.pages.board_left import seeker_slab
from engine.window.pages.board_right import right_slabs
from engine.window.pages.board_strip import strip
from engine.window.pages.board_weather import air, ground, measure
from engine.window.parts.marks import marks_of
from engine.window.parts.ways import HEADINGS
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
    ground(pen, view, plan)
    cross(pen, view, plan)
    air(pen, view, plan)
    corners(pen, view, plan)
    seeker_slab(pen, view, plan.left)
    right_slabs(pen, view, plan.right)
    strip(pen, view, plan.strip)
    if not pen.theme.plain:
        pen.light(_light(pen, view, plan))


def _light(pen: Pen, view: PageView, plan: BoardLayout) -> Light:
    """A lamp where each flame burns, carried or lying; a cold dim where none does."""
    x, y = token_spot(pen, view, plan)
    cx, cy = plan.centre.middle
    lamps: list[Lamp] = []
    for node in view.tree.walk():
        if "lit" in node.states or marks_of(node).burning:
            heading = node.id.partition(".")[0]
            at = plan.sides[HEADINGS.index(heading)].middle if heading in HEADINGS else (x, y)
            lamps.append(Lamp(*at, 400, "#D89A58", 460, flame=True))
    if measure(view, "fire"):
        lamps.insert(0, Lamp(cx, cy + 60, 460, "#E8843A", 460, flame=True))
    lamps = list(dict.fromkeys(lamps))[:2]
    if lamps:
        return Light((*lamps, Lamp(cx, cy, 320, "#C8925A", 300)), "#333c4a")
    fact = view.node("room.light")
    if fact is not None and "hinders" not in fact.states:
        return Light((Lamp(cx, cy, 520, "#A8B0A0", 420),), "#3a4450")
    return Light((Lamp(x, y, 190, "#6a7a90", 300), Lamp(cx, cy, 260, "#4a5a70", 160)), "#262f3d")
