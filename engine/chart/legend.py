"""Legend: what each sign means, and which key opens which lock, on dark slabs under the map."""

from __future__ import annotations

from typing import Any

from engine.chart import signs
from engine.chart.grid import WAY
from engine.chart.palette import (
    BONE,
    CANDLE,
    FAINT_INK,
    INK,
    PLATE,
    RED,
    SHAPES,
    TERRAINS,
    WATER,
    WATER_LINE,
    Hues,
)
from engine.chart.shapes import Box, Disc, Shape, Stroke
from engine.chart.words import LABEL, fitted, line, measured

ROW, PAD = 26, 16
MOST_PAIRS = 60
_PAIR = 330


def signs_legend(page: dict[str, Any], wide: int, hues: Hues) -> tuple[list[Shape], int]:
    """Entries in rows over the width from the origin, those alone that occur on the page; and how high it is."""
    shapes: list[Shape] = []
    left, top = PAD, PAD + 8
    for entry, room, word in _entries(page, hues):
        span = room + 8 + measured(word, LABEL, 13) + 20
        if left + span > wide - PAD and left > PAD:
            left, top = PAD, top + ROW
        shapes += [*entry(left, top), line(word, left + room + 8, top + 4, 13, BONE)]
        left += span
    high = top + 8 + PAD
    return [Box(0, 0, wide, high, PLATE, CANDLE, 1, 8), *shapes], high


def pairs_legend(page: dict[str, Any], wide: int) -> tuple[list[Shape], int]:
    """Each lock with where it is and where its key lies, in columns from the origin; and how high it is."""
    places = {key["key"]: key for key in page["keys"]}
    rooms = page["rooms"]
    shapes: list[Shape] = []
    columns = max(1, (wide - 2 * PAD) // _PAIR)
    shown = page["locks"][:MOST_PAIRS]
    for index, lock in enumerate(shown):
        left = PAD + index % columns * _PAIR
        top = PAD + index // columns * (signs.CAPSULE + 8)
        key = places[lock["lock"].lower()]
        shapes += signs.capsule(left, top, lock["tier"], lock["lock"], lock=True)
        shift = signs.capsule_width(lock["lock"]) + 8
        holder = f", {key['holder']}" if key["holder"] else ""
        text = f"{lock['name']} {lock['room']}: key in {rooms[key['room'] - 1]['name']} {key['room']}{holder}"
        shapes.append(fitted(text, left + shift, top + 12, 13, _PAIR - shift - 12, BONE, LABEL, "start"))
    rows = -(-len(shown) // columns)
    high = 2 * PAD + rows * (signs.CAPSULE + 8) - 8
    if len(page["locks"]) > MOST_PAIRS:
        rest = f"and {len(page['locks']) - MOST_PAIRS} more; --explain tells all"
        shapes.append(line(rest, PAD, high, 13, BONE))
        high += 14
    if not shown:
        return [], 0
    return [Box(0, 0, wide, high, PLATE, CANDLE, 1, 8), *shapes], high


def _entries(page: dict[str, Any], hues: Hues) -> list[Any]:
    """What occurs on the page: how it is drawn at a point, how much room it takes, and the word for it."""
    rooms, ways = page["rooms"], page["passages"]
    entries: list[Any] = []
    for tier in sorted({lock["tier"] for lock in page["locks"]}):
        word = f"lock and key of tier {tier}, {SHAPES[tier]}"
        wide = signs.capsule_width("A")
        entries.append((lambda x, y, tier=tier: signs.capsule(x, y - 8, tier, "A", True), wide, word))
    if page["keys"]:
        entries.append((lambda x, y: signs.capsule(x, y - 8, page["keys"][0]["tier"], "a", False),
                        signs.capsule_width("a"), "the key of a lock: same shape, same letter"))
    if any(room["lock"] for room in rooms):
        entries.append((lambda x, y: [Box(x + 4, y - 9, 6, 18, RED, INK, 1, 2)], 14, "every way into it is locked"))
    if any(way["wall"] == "stone" and not way["hidden_door"] for way in ways):
        entries.append((lambda x, y: signs.brick(x + 19, y, False, False), 38, "stone wall"))
    if any(way["wall"] == "timber" for way in ways):
        entries.append((lambda x, y: signs.brick(x + 19, y, False, True), 38, "timber wall"))
    if any(way["hidden_door"] for way in ways):
        entries.append((lambda x, y: signs.hidden_door(x + 13, y), 26, "hidden door"))
    if any(way["deep_water"] for way in ways):
        entries.append((lambda x, y: signs.deep_water(x, y - WAY // 2, 32, WAY), 32, "deep water"))
    if any(room["flood"] for room in rooms):
        entries.append((lambda x, y: [
            Box(x, y - 9, 30, 18, TERRAINS["cave"], INK, 1), Box(x + 1, y, 28, 8, WATER),
            Stroke(((x + 1, y), (x + 29, y)), WATER_LINE, 2)], 30, "flood, as high as it is deep (1 to 4)"))
    kinds = {card["kind"] for room in rooms for cards in room["sides"].values() for card in cards}
    for kind, word in (("enemy", "enemy"), ("trap", "trap"), ("container", "container"), ("item", "thing")):
        if kind in kinds:
            entries.append((lambda x, y, kind=kind: [
                Disc(x + 8, y, 9, TERRAINS["interior"]), *signs.side_mark(kind, x + 8, y)], 18, word))
    conditions = {card["card"]: card["name"] for room in rooms for card in room["conditions"]}
    for card, name in sorted(conditions.items()):
        entries.append((lambda x, y, card=card: [Box(x, y - 7, 20, 13, hues.condition(card), INK, 1, 6)], 20, name))
    if any(room["dirt"] for room in rooms):
        entries.append((lambda x, y: [
            Box(x, y - 9, 26, 18, TERRAINS["interior"], INK, 1),
            *(Disc(x + 4 + 6 * step, y - 5 + 4 * (step % 3), 1 + step % 2, "#6E5636") for step in range(4))],
            26, "dirt"))
    if any(room.get("floor") for room in rooms):
        entries.append((lambda x, y: [
            Box(x, y - 9, 26, 18, TERRAINS["interior"]), Box(x + 3, y - 6, 20, 12, "", FAINT_INK, 1, 2, dashed=True)],
            26, "laid floor"))
    for terrain in sorted({room["terrain"] for room in rooms}):
        tone = hues.ground(terrain, page["theme"]["id"])
        entries.append((lambda x, y, tone=tone: [Box(x, y - 8, 20, 16, tone, INK, 1, 3)], 20, terrain))
    return entries
