"""Weather of the room: water over the floor, dirt, smoke above the light, fire; as strong as the tree says."""

from __future__ import annotations

from engine.window.pages.board_layout import BoardLayout
from engine.window.parts.fire import flames_over
from engine.window.parts.marks import share
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

DRIFTS = 14.0  # points that what drifts reaches past the board, so that no edge of it is ever seen


def measure(view: PageView, kind: str) -> int:
    """How much of a weather the room has, in thousandths."""
    room = view.node("room")
    return share(room, kind) if room is not None else 0


def ground(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """What lies on the floor below all cards."""
    if pen.theme.plain:
        return
    flood, dirt, (x, y, w, h) = measure(view, "flood"), measure(view, "dirt"), _board(plan)
    if dirt:
        pen.face("dirt", x, y, w, h, Layer.TABLE, radius=0, seed=5, knob=dirt)
    if flood:
        with pen.group("drift.flood", x, y):
            pen.face("flood", x, y, w, h, Layer.TABLE, radius=0, seed=3, knob=flood)


def air(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """What hangs above the light and below the plates, and what burns."""
    if pen.theme.plain:
        return
    smoke, fire, (x, y, w, h) = measure(view, "smoke"), measure(view, "fire"), _board(plan)
    if fire:
        rect = plan.centre
        with pen.group("fire.room", *rect.middle):
            pen.box(rect.x - 8, rect.y - 8, rect.w + 16, rect.h + 16, "#FF7A2A66", Layer.TABLE, radius=14, soft=26)
            flames_over(pen, rect.x - 8, rect.y - 10, rect.w + 16, rect.h + 14, fire, 3)
    if smoke:
        with pen.group("drift.smoke", x, y):
            pen.face("smoke", x, y, w, h, Layer.GLOW, radius=0, seed=4, knob=200 + smoke // 2)


def _board(plan: BoardLayout) -> tuple[float, float, float, float]:
    """The board and a little more all around."""
    board = plan.board
    return board.x - DRIFTS, board.y - DRIFTS, board.w + 2 * DRIFTS, board.h + 2 * DRIFTS
