"""Sections: hand-built pieces, their rooms on one ground with an outline, and their name above them."""

from __future__ import annotations

from typing import Any

from engine.chart.grid import STEP_X, STEP_Y, TILE_HIGH, TILE_WIDE, Grid
from engine.chart.palette import SECTIONS, SHEET
from engine.chart.shapes import Box, Shape
from engine.chart.words import STRONG, line, measured
from engine.window.colours import mixed

_PAD, _EDGE = 13, 3


def draw_section(grid: Grid, section: dict[str, Any], index: int, rooms: list[dict[str, Any]]) -> list[Shape]:
    """The ground of one section: first all outlines, then the fill over them, so that only the rim is left."""
    colour = SECTIONS[index % len(SECTIONS)]
    boxes = [box for number in section["rooms"] for box in _boxes(grid, rooms[number - 1], section["rooms"], rooms)]
    fill = mixed(SHEET, colour, 0.28)
    shapes: list[Shape] = [
        Box(x - _EDGE, y - _EDGE, wide + 2 * _EDGE, high + 2 * _EDGE, colour, round=8) for x, y, wide, high in boxes
    ]
    return [*shapes, *(Box(x, y, wide, high, fill, round=6) for x, y, wide, high in boxes)]


def name_section(grid: Grid, section: dict[str, Any], index: int, rooms: list[dict[str, Any]]) -> list[Shape]:
    """Its name on a plate of its colour, on the rim above its upper left room."""
    colour = SECTIONS[index % len(SECTIONS)]
    first = min((rooms[number - 1] for number in section["rooms"]), key=lambda room: (-room["y"], room["x"]))
    x, y = grid.corner(first)
    wide = measured(section["name"], STRONG, 13) + 14
    return [
        Box(x - _PAD, y - _PAD - 15, wide, 18, colour, round=4),
        line(section["name"], x - _PAD + 7, y - _PAD - 2, 13, "#FFFFFF", STRONG),
    ]


def _boxes(
    grid: Grid, room: dict[str, Any], members: list[int], rooms: list[dict[str, Any]]
) -> list[tuple[int, int, int, int]]:
    """The room's tile with a rim, and the gaps to members east, south and south-east of it."""
    x, y = grid.corner(room)
    found = [(x - _PAD, y - _PAD, TILE_WIDE + 2 * _PAD, TILE_HIGH + 2 * _PAD)]
    places = {(rooms[number - 1]["x"] - room["x"], rooms[number - 1]["y"] - room["y"]) for number in members}
    if (1, 0) in places:
        found.append((x, y - _PAD, STEP_X + TILE_WIDE, TILE_HIGH + 2 * _PAD))
    if (0, -1) in places:
        found.append((x - _PAD, y, TILE_WIDE + 2 * _PAD, STEP_Y + TILE_HIGH))
    if places.issuperset({(1, 0), (0, -1), (1, -1)}):
        found.append((x, y, STEP_X + TILE_WIDE, STEP_Y + TILE_HIGH))
    return found
