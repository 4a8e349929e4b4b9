"""Chart: the whole sheet of a level, a pure function of its description (see `systems.genesis.describe`)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from engine.chart.enlarge import enlarged
from engine.chart.grid import MARGIN, grid_of
from engine.chart.legend import pairs_legend, signs_legend
from engine.chart.palette import FAINT_INK, GROUND, INK, PLAIN, SHEET, Hues
from engine.chart.rooms import draw_room
from engine.chart.sections import draw_section, name_section
from engine.chart.shapes import Box, Shape, Sheet
from engine.chart.ways import draw_way
from engine.chart.words import LABEL, PROSE, TITLE, fitted

MOST_PIXELS = 4_000
LEAST_WIDE = 1_000
NO_ICONS: Mapping[str, str] = MappingProxyType({})
_HEAD = 98
_LEGIBLE = 3_000  # units of map beyond which title and legend are set larger


def chart(page: dict[str, Any], motto: str = "", icons: Mapping[str, str] = NO_ICONS, hues: Hues = PLAIN) -> Sheet:
    """The sheet of a described level: title, map, legend, and each lock with its key.

    `icons` are characters of the icon face by the cards of locations; a room without one has none. `hues` are those
    that content gives to conditions and to what is built.
    """
    rooms = page["rooms"]
    grid = grid_of(rooms)
    wide = max(LEAST_WIDE, grid.wide + 2 * MARGIN)
    times = max(1, max(grid.wide, grid.high) // _LEGIBLE)
    grid = msgspec.structs.replace(grid, x=(wide - grid.wide) // 2, y=times * _HEAD + MARGIN)
    tiers = {lock["lock"]: lock["tier"] for lock in page["locks"]}
    shapes: list[Shape] = []
    for index, section in enumerate(page.get("sections", [])):
        shapes += draw_section(grid, section, index, rooms)
    for passage in page["passages"]:
        shapes += draw_way(grid, passage, rooms)
    for room in rooms:
        shapes += draw_room(grid, room, page, tiers, icons.get(room["card"], ""), hues)
    for index, section in enumerate(page.get("sections", [])):
        shapes += name_section(grid, section, index, rooms)
    foot = grid.y + grid.high + MARGIN - 8
    slab = (wide - MARGIN) // times
    signs, signs_high = signs_legend(page, slab, hues)
    pairs, pairs_high = pairs_legend(page, slab)
    shapes += enlarged(_head(page, motto, slab), MARGIN, 0, times)
    shapes += enlarged(signs, MARGIN // 2, foot, times)
    shapes += enlarged(pairs, MARGIN // 2, foot + (signs_high + 10) * times, times)
    high = foot + (signs_high + 10 + pairs_high) * times + MARGIN // 2
    ground = Box(8, 8, wide - 16, high - 16, SHEET, FAINT_INK, 2, 10)
    return Sheet(wide, high, min(MOST_PIXELS, max(wide, high)), title_of(page), GROUND, (ground, *shapes))


def _head(page: dict[str, Any], motto: str, wide: int) -> list[Shape]:
    """Title, motto and what there is."""
    return [
        fitted(title_of(page), 0, 52, 30, wide, INK, TITLE, "start"),
        fitted(motto, 0, 78, 17, wide, FAINT_INK, PROSE, "start"),
        fitted(facts_of(page), 0, 100, 15, wide, INK, LABEL, "start"),
    ]


def title_of(page: dict[str, Any]) -> str:
    """Theme, level and seed."""
    return f"{page['theme']['name']}, level {page['level']}, seed {page['origin']}"


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
