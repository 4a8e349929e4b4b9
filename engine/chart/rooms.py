"""Rooms: a tile each, with its name, number, ground, dirt, flood, conditions, side cards, stairs, lock and keys."""

from __future__ import annotations

from typing import Any

from engine.chart import signs
from engine.chart.grid import TILE_HIGH, TILE_WIDE, Grid
from engine.chart.palette import (
    BONE,
    CANDLE,
    DIRT,
    FAINT_INK,
    INK,
    PLATE,
    RED,
    WATER,
    WATER_LINE,
    Hues,
)
from engine.chart.shapes import Box, Disc, Icon, Shape, Stroke
from engine.chart.words import LABEL, STRONG, fitted, line, measured
from engine.window.colours import mixed

FOOT = 18
_PILL, _ICON = 15, 46
_SIDES = {
    "north": (TILE_WIDE // 2, 9), "east": (TILE_WIDE - 22, (TILE_HIGH - FOOT) // 2),
    "south": (TILE_WIDE // 2 + 24, TILE_HIGH - FOOT - 9), "west": (14, (TILE_HIGH - FOOT) // 2),
}


def draw_room(
    grid: Grid, room: dict[str, Any], page: dict[str, Any], tiers: dict[str, int], icon: str,
    hues: Hues,
) -> list[Shape]:
    """The tile of one room; `tiers` by the letters of locks, `icon` the character that draws its location."""
    x, y = grid.corner(room)
    tone = hues.ground(room["terrain"], page["theme"]["id"])
    shapes: list[Shape] = [Box(x, y, TILE_WIDE, TILE_HIGH, tone, round=5)]
    if room.get("floor"):
        shapes.append(Box(x + 5, y + 5, TILE_WIDE - 10, TILE_HIGH - FOOT - 8, "", FAINT_INK, 1, 2, dashed=True))
    shapes += _dirt(room, x, y)
    shapes += _water(room, x, y)
    if icon:
        left, top = x + (TILE_WIDE - _ICON) // 2, y + (TILE_HIGH - FOOT - _ICON) // 2
        shapes.append(Icon(left, top, _ICON, icon, mixed(tone, INK, 0.5)))
    shapes += _conditions(room, x, y, hues)
    shapes += _side_cards(room, x, y)
    edge, thick = (RED, 4) if room["lock"] else (INK, 2)
    shapes += [
        Box(x, y + TILE_HIGH - FOOT, TILE_WIDE, FOOT, PLATE, round=4),
        fitted(room["name"], x + TILE_WIDE // 2, y + TILE_HIGH - 5, 13, TILE_WIDE - 10, BONE),
        Box(x, y, TILE_WIDE, TILE_HIGH, "", edge, thick, 5),
    ]
    return shapes + _head(room, page, x, y) + _marks(room, tiers, x, y)


def _dirt(room: dict[str, Any], x: int, y: int) -> list[Shape]:
    """Speckles, more of them the dirtier it is; where they fall follows from the room's number."""
    shapes: list[Shape] = []
    for speck in range(room["dirt"] * 40 // 100):
        spot = (room["room"] * 7919 + speck * 104_729 + speck * speck * 31_337) % 99_991
        across, down = spot % (TILE_WIDE - 12), spot // 113 % (TILE_HIGH - FOOT - 10)
        shapes.append(Disc(x + 6 + across, y + 5 + down, 1 + spot % 2, DIRT))
    return shapes


def _water(room: dict[str, Any], x: int, y: int) -> list[Shape]:
    """Flood from below, a quarter of the tile for each point of depth, under a bright line."""
    if not room["flood"]:
        return []
    high = (TILE_HIGH - FOOT) * room["flood"] // 4 - 2
    top = y + TILE_HIGH - FOOT - high
    return [
        Box(x + 1, top, TILE_WIDE - 2, high + 4, WATER),
        Stroke(((x + 1, top), (x + TILE_WIDE - 1, top)), WATER_LINE, 2),
        signs.waves(x + 12, top + 8, TILE_WIDE - 24),
    ]


def _side_cards(room: dict[str, Any], x: int, y: int) -> list[Shape]:
    """What lies at the four sides, a creature right of the thing it stands on."""
    shapes: list[Shape] = []
    for side, (across, down) in _SIDES.items():
        for place, card in enumerate(room["sides"][side][:2]):
            shapes += signs.side_mark(card["kind"], x + across + 12 * place, y + down)
    return shapes


def _conditions(room: dict[str, Any], x: int, y: int, hues: Hues) -> list[Shape]:
    """A pill for each condition, in its hue, from the foot upward; three at most, then a sign of more."""
    shapes: list[Shape] = []
    bottom = y + TILE_HIGH - FOOT - 3
    shown = room["conditions"][:3]
    for place, card in enumerate(shown):
        more = "" if len(room["conditions"]) <= 3 or place < 2 else " +"
        name = card["name"] + more
        wide = min(measured(name, LABEL, 11) + 10, TILE_WIDE - 12)
        top = bottom - (place + 1) * (_PILL - 1)
        shapes += [
            Box(x + 6, top, wide, _PILL - 2, hues.condition(card["card"]), INK, 1, 6),
            fitted(name, x + 11, top + 10, 11, wide - 8, INK, LABEL, "start"),
        ]
    return shapes


def _head(room: dict[str, Any], page: dict[str, Any], x: int, y: int) -> list[Shape]:
    """The room's number, then entrance, stairs and mouths."""
    number = str(room["room"])
    wide = 10 + measured(number, STRONG, 11)
    shapes: list[Shape] = [
        Box(x - 4, y - 6, wide, _PILL, PLATE, round=7),
        line(number, x + 1, y + 5, 11, BONE, STRONG),
    ]
    left = x + wide - 2
    if room["room"] == page["entrance"]:
        shapes += signs.plate(left, y - 7, "Entrance", CANDLE)
        left += signs.plate_width("Entrance") + 2
    top = y + 11
    for card in [card for cards in room["sides"].values() for card in cards]:
        leads = card.get("leads")
        if leads in ("down", "up"):
            shapes += signs.stair(x + 6, top, leads == "down")
        elif leads:
            shapes += signs.plate(x + 6, top, card["mouth"] if leads == "in" else "Way out", CANDLE, arch=True)
        top += signs.CAPSULE + 2 if leads else 0
    return shapes


def _marks(room: dict[str, Any], tiers: dict[str, int], x: int, y: int) -> list[Shape]:
    """Capsules at the right edge from the top down: the lock of the room, locked containers, and keys."""
    letters: list[tuple[str, bool]] = [(room["lock"], True)] if room["lock"] else []
    letters += [(card["lock"], True) for cards in room["sides"].values() for card in cards if "lock" in card]
    letters += [(key, False) for key in _keys(room)]
    shapes: list[Shape] = []
    for place, (letter, lock) in enumerate(letters):
        wide = signs.capsule_width(letter)
        left, top = x + TILE_WIDE - wide + 6, y - 7 + place * (signs.CAPSULE + 1)
        shapes += signs.capsule(left, top, tiers[letter.upper()], letter, lock)
    return shapes


def _keys(room: dict[str, Any]) -> list[str]:
    waiting = [card for cards in (*room["sides"].values(), room["storage"]) for card in cards]
    found = []
    while waiting:
        card = waiting.pop(0)
        if "key" in card:
            found.append(card["key"])
        waiting += card.get("goods", [])
    return found
