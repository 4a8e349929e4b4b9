"""Chart: the whole sheet of a level, a pure function of its description (see `systems.genesis.describe`)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from engine.chart.grid import MARGIN, grid_of
from engine.chart.legend import pairs_legend, signs_legend
from engine.chart.palette import FAINT_INK, GROUND, INK, SHEET
from engine.chart.rooms import draw_room
from engine.chart.sections import draw_section, name_section
from engine.chart.shapes import Box, Shape, Sheet
from engine.chart.ways import draw_way
from engine.chart.words import LABEL, PROSE, TITLE, fitted, line

MOST_PIXELS = 4_000
LEAST_WIDE = 1_000
NO_ICONS: Mapping[str, str] = MappingProxyType({})
_HEAD = 96


def chart(page: dict[str, Any], motto: str = "", icons: Mapping[str, str] = NO_ICONS) -> Sheet:
    """The sheet of a described level: title, map, legend, and each lock with its key.

    `icons` are characters of the icon face by the cards of locations; a room without one has none.
    """
    rooms = page["rooms"]
    grid = grid_of(rooms)
    wide = max(LEAST_WIDE, grid.wide + 2 * MARGIN)
    grid = msgspec.structs.replace(grid, x=(wide - grid.wide) // 2, y=MARGIN + _HEAD)
    tiers = {lock["lock"]: lock["tier"] for lock in page["locks"]}
    shapes: list[Shape] = []
    for index, section in enumerate(page.get("sections", [])):
        shapes += draw_section(grid, section, index, rooms)
    for passage in page["passages"]:
        shapes += draw_way(grid, passage, rooms)
    for room in rooms:
        shapes += draw_room(grid, room, page, tiers, icons.get(room["card"], ""))
    for index, section in enumerate(page.get("sections", [])):
        shapes += name_section(grid, section, index, rooms)
    foot = grid.y + grid.high + MARGIN - 8
    signs, signs_high = signs_legend(page, MARGIN // 2, foot, wide - MARGIN)
    pairs, pairs_high = pairs_legend(page, MARGIN // 2, foot + signs_high + 10, wide - MARGIN)
    high = foot + signs_high + 10 + pairs_high + MARGIN // 2
    title = title_of(page)
    head: list[Shape] = [
        Box(8, 8, wide - 16, high - 16, SHEET, FAINT_INK, 2, 10),
        fitted(title, MARGIN, 52, 30, wide - 2 * MARGIN, INK, TITLE, "start"),
        fitted(motto, MARGIN, 78, 17, wide - 2 * MARGIN, FAINT_INK, PROSE, "start"),
        line(facts_of(page), MARGIN, 100, 15, INK, LABEL),
    ]
    pixels = min(MOST_PIXELS, max(wide, high))
    return Sheet(wide, high, pixels, title, GROUND, (*head, *shapes, *signs, *pairs))


def title_of(page: dict[str, Any]) -> str:
    """Theme, level and seed."""
    return f"{page['theme']['name']}, level {page['level']}, seed {page['seed']}"


def facts_of(page: dict[str, Any]) -> str:
    """How much there is of what, in a line."""
    doors = sum(way["hidden_door"] for way in page["passages"])
    counts = (
        (len(page["rooms"]), "room"), (len(page["locks"]), "lock"), (len(page["walls"]) - doors, "wall"),
        (doors, "hidden door"), (sum(way["deep_water"] for way in page["passages"]), "way under deep water"),
        (sum(room["flood"] > 0 for room in page["rooms"]), "flooded room"),
    )
    words = [f"{count} {_plural(word, count)}" for count, word in counts if count]
    age = page["age"]
    return ", ".join([*words, *([f"{age} {_plural('generation', age)} old"] if age else [])])


def _plural(word: str, count: int) -> str:
    if count == 1:
        return word
    return word.replace("way ", "ways ") if word.startswith("way ") else word + "s"
