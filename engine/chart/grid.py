"""Grid: where rooms lie on the sheet, in units, north at the top."""

from __future__ import annotations

from typing import Any

import msgspec

TILE_WIDE, TILE_HIGH = 124, 92
STEP_X, STEP_Y = 160, 132
WAY = 22
MARGIN = 44


class Grid(msgspec.Struct, frozen=True):
    """The map's column and row at its upper left corner, its size in rooms, and where on the sheet it begins."""

    left: int
    top: int
    columns: int
    rows: int
    x: int = 0
    y: int = 0

    @property
    def wide(self) -> int:
        """The width of all columns."""
        return (self.columns - 1) * STEP_X + TILE_WIDE

    @property
    def high(self) -> int:
        """The height of all rows."""
        return (self.rows - 1) * STEP_Y + TILE_HIGH

    def corner(self, room: dict[str, Any]) -> tuple[int, int]:
        """The upper left corner of a room's tile."""
        return self.x + (room["x"] - self.left) * STEP_X, self.y + (self.top - room["y"]) * STEP_Y

    def middle(self, room: dict[str, Any]) -> tuple[int, int]:
        """The middle of a room's tile."""
        x, y = self.corner(room)
        return x + TILE_WIDE // 2, y + TILE_HIGH // 2


def grid_of(rooms: list[dict[str, Any]]) -> Grid:
    """The grid that just holds these rooms."""
    across, up = [room["x"] for room in rooms], [room["y"] for room in rooms]
    return Grid(min(across), max(up), max(across) - min(across) + 1, max(up) - min(up) + 1)
