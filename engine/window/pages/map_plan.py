"""Where the map's rooms lie on the paper: fitted, zoomed, and moved to what is looked at."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node, Role
from engine.window.parts.rect import Rect
from engine.window.pen import Pen
from engine.window.view import PageView

TILE_W, TILE_H, STEP_X, STEP_Y = 98.0, 72.0, 124.0, 103.0
_SMALLEST, _LARGEST = 0.3, 1.3
_READABLE = 0.8  # below this, tiles have no names


class MapPlan(msgspec.Struct, frozen=True):
    """The free paper, the scale, the size of a tile and a step, and where column 0, row 0 has its middle."""

    free: Rect
    scale: float
    tile_w: float
    tile_h: float
    step_x: float
    step_y: float
    origin_x: float
    origin_y: float
    named: bool

    def middle(self, at: tuple[int, int]) -> tuple[float, float]:
        """The middle of a room's tile; north is up."""
        return self.origin_x + at[0] * self.step_x, self.origin_y - at[1] * self.step_y

    def rect(self, node: Node) -> Rect:
        """The tile of a room; what is untrodden has a smaller one."""
        x, y = self.middle(node.at or (0, 0))
        small = 0.68 if "unseen" in node.states else 1.0
        return Rect(x - self.tile_w * small / 2, y - self.tile_h * small / 2, self.tile_w * small, self.tile_h * small)

    def shows(self, node: Node) -> bool:
        """Whether a room lies wholly on the paper."""
        rect = self.rect(node)
        return (rect.x >= self.free.x and rect.right <= self.free.right
                and rect.y >= self.free.y - 2 and rect.bottom <= self.free.bottom)


def map_plan(pen: Pen, view: PageView, free: Rect) -> MapPlan:
    """Everything at once where that can be read; else what is looked at lies in the middle."""
    rooms = [node for node in view.tree.children if node.role is Role.ROOM and node.at is not None]
    columns = [node.at[0] for node in rooms if node.at is not None] or [0]
    rows = [node.at[1] for node in rooms if node.at is not None] or [0]
    grown = 1 + 0.5 * max(0.0, pen.t - 1)
    across, down = max(columns) - min(columns), max(rows) - min(rows)
    fit = min(
        (free.w - 30) / ((across * STEP_X + TILE_W) * grown), (free.h - 30) / ((down * STEP_Y + TILE_H) * grown)
    )
    scale = min(_LARGEST, max(_READABLE, fit)) * 0.85 ** view.scroll.get("map.zoom", 0)
    scale = max(_SMALLEST, scale)
    step_x, step_y = STEP_X * grown * scale, STEP_Y * grown * scale
    cx = (max(columns) + min(columns)) / 2
    cy = (max(rows) + min(rows)) / 2
    if fit < scale:
        looked = _looked_at(view, rooms)
        if looked is not None and looked.at is not None:
            cx, cy = looked.at
    x, y = free.middle
    x += view.scroll.get("map.x", 0) - cx * step_x
    y += view.scroll.get("map.y", 0) + cy * step_y
    return MapPlan(free, scale, TILE_W * grown * scale, TILE_H * grown * scale, step_x, step_y, x, y,
                   scale >= _READABLE - 0.01)


def _looked_at(view: PageView, rooms: list[Node]) -> Node | None:
    focused = next((node for node in rooms if node.id == view.focus.removeprefix("travel.")), None)
    return focused or next((node for node in rooms if "here" in node.states), None)
