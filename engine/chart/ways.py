"""Ways: the passages between rooms, and what bars them: walls, hidden doors, deep water, the bar of a lock."""

from __future__ import annotations

from typing import Any

from engine.chart import signs
from engine.chart.grid import STEP_X, STEP_Y, TILE_HIGH, TILE_WIDE, WAY, Grid
from engine.chart.palette import INK, RED
from engine.chart.palette import WAY as PAVING
from engine.chart.shapes import Box, Shape, Stroke


def draw_way(grid: Grid, passage: dict[str, Any], rooms: list[dict[str, Any]]) -> list[Shape]:
    """One passage, from edge to edge of its two tiles."""
    first, second = (rooms[number - 1] for number in passage["rooms"])
    ends = sorted((grid.middle(first), grid.middle(second)))
    (x, y), (far_x, far_y) = ends
    across = y == far_y
    half = WAY // 2
    if across:
        left, top, wide, high = x + TILE_WIDE // 2, y - half, STEP_X - TILE_WIDE, WAY
        edges = ((left, top), (left + wide, top)), ((left, top + high), (left + wide, top + high))
    else:
        left, top, wide, high = x - half, y + TILE_HIGH // 2, WAY, STEP_Y - TILE_HIGH
        edges = ((left, top), (left, top + high)), ((left + wide, top), (left + wide, top + high))
    shapes: list[Shape] = [Box(left, top, wide, high, PAVING)]
    if passage["deep_water"]:
        shapes += signs.deep_water(left, top, wide, high)
    shapes += [Stroke(edge, INK, 2) for edge in edges]
    middle_x, middle_y = left + wide // 2, top + high // 2
    if passage["hidden_door"]:
        shapes += signs.brick(middle_x, middle_y, across, timber=False)
        shapes += signs.hidden_door(middle_x, middle_y)
    elif passage["wall"]:
        shapes += signs.brick(middle_x, middle_y, across, passage["wall"] == "timber")
    for room, other in ((first, second), (second, first)):
        if room["lock"]:
            shapes.append(_bar(grid, room, other))
    return shapes


def _bar(grid: Grid, room: dict[str, Any], other: dict[str, Any]) -> Shape:
    """The red bar where a passage enters a locked room."""
    (x, y), (other_x, other_y) = grid.middle(room), grid.middle(other)
    if y == other_y:
        edge = x + (TILE_WIDE // 2 + 5) * (1 if other_x > x else -1)
        return Box(edge - 3, y - WAY // 2 - 3, 6, WAY + 6, RED, INK, 1, 2)
    edge = y + (TILE_HIGH // 2 + 5) * (1 if other_y > y else -1)
    return Box(x - WAY // 2 - 3, edge - 3, WAY + 6, 6, RED, INK, 1, 2)
