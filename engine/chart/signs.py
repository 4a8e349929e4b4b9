"""Signs: small drawings of what stands in and between rooms; a lock and its key share shape, colour and letter."""

from __future__ import annotations

from engine.chart.palette import (
    BONE,
    CANDLE,
    DEEP,
    GOLD,
    GRAIN,
    INK,
    MORTAR,
    PLATE,
    RED,
    STONE,
    TIERS,
    TIMBER,
    WATER_LINE,
)
from engine.chart.shapes import Area, Box, Disc, Shape, Stroke
from engine.chart.words import STRONG, line, measured

CAPSULE = 16


def tier_shape(tier: int, x: int, y: int, colour: str = "") -> Shape:
    """Round, point, square or cross, about ten across, around a point."""
    fill = colour or TIERS[tier]
    if tier == 1:
        return Disc(x, y, 5, fill)
    if tier == 2:
        return Area(((x, y - 6), (x + 6, y + 5), (x - 6, y + 5)), fill)
    if tier == 3:
        return Box(x - 5, y - 5, 10, 10, fill)
    arms = ((-2, -6), (2, -6), (2, -2), (6, -2), (6, 2), (2, 2), (2, 6), (-2, 6), (-2, 2), (-6, 2), (-6, -2), (-2, -2))
    return Area(tuple((x + across, y + down) for across, down in arms), fill)


def padlock(x: int, y: int, colour: str) -> list[Shape]:
    """A closed padlock around a point."""
    return [Disc(x, y - 2, 3, PLATE, colour, 2), Box(x - 4, y - 1, 9, 6, colour, round=1)]


def skeleton_key(x: int, y: int, colour: str) -> list[Shape]:
    """A key lying from left to right around a point."""
    return [
        Disc(x - 3, y, 3, PLATE, colour, 2),
        Box(x, y - 1, 7, 2, colour),
        Box(x + 3, y, 2, 4, colour),
    ]


def capsule_width(letter: str) -> int:
    """How wide the capsule of a lock or key with this letter is."""
    return 37 + measured(letter, STRONG, 12)


def capsule(x: int, y: int, tier: int, letter: str, lock: bool) -> list[Shape]:
    """A dark capsule by its upper left corner: padlock or key, the tier's shape, the letter, all in its colour."""
    colour, middle = TIERS[tier], y + CAPSULE // 2
    sign = padlock(x + 10, middle, colour) if lock else skeleton_key(x + 9, middle, colour)
    return [
        Box(x, y, capsule_width(letter), CAPSULE, PLATE, colour, 1, 8),
        *sign,
        tier_shape(tier, x + 24, middle),
        line(letter, x + 33, middle + 4, 12, colour, STRONG),
    ]


def brick(x: int, y: int, across: bool, timber: bool) -> list[Shape]:
    """A wall around a point, standing across a passage that leads east (`across`) or south."""
    fill, seam = (TIMBER, GRAIN) if timber else (STONE, MORTAR)
    wide, high = (12, 38) if across else (38, 12)
    left, top = x - wide // 2, y - high // 2
    seams: list[Shape] = []
    if timber:
        for step in (1, 2, 3):
            seams.append(
                Stroke(((left + 4 * step, top), (left + 4 * step, top + high)), seam, 1) if not across
                else Stroke(((left, top + 9 * step), (left + wide, top + 9 * step)), seam, 1)
            )
        seams.append(Stroke(((left, top), (left + wide, top + high)), seam, 2))
    else:
        for step in range(1, 4):
            if across:
                seams.append(Stroke(((left, top + 9 * step), (left + wide, top + 9 * step)), seam, 1))
            else:
                seams.append(Stroke(((left + 9 * step, top), (left + 9 * step, top + high)), seam, 1))
        middle = ((x, top), (x, top + high)) if across else ((left, y), (left + wide, y))
        seams.append(Stroke(middle, seam, 1))
    return [Box(left, top, wide, high, fill, INK, 1), *seams]


def hidden_door(x: int, y: int) -> list[Shape]:
    """A door in a gold ring, dashed, around a point."""
    return [
        Disc(x, y, 13, PLATE, GOLD, 2),
        Box(x - 4, y - 7, 9, 14, PLATE, GOLD, 1, 2, dashed=True),
        Disc(x + 2, y + 1, 1, GOLD),
    ]


def waves(x: int, y: int, wide: int, colour: str = WATER_LINE) -> Shape:
    """A line of water from a point to the right."""
    points = [(x + step, y - (2 if step // 5 % 2 else 0)) for step in range(0, wide + 1, 5)]
    return Stroke(tuple(points), colour, 1)


def deep_water(x: int, y: int, wide: int, high: int) -> list[Shape]:
    """A passage full of water, by its upper left corner."""
    lines = [waves(x + 2, y + down, wide - 4) for down in range(6, high, 7)]
    return [Box(x, y, wide, high, DEEP), *lines]


def stair(x: int, y: int, down: bool) -> list[Shape]:
    """Steps in a plate by its upper left corner, going down or up to the right, with the word."""
    word = "Down" if down else "Up"
    treads = [(x + 4 + 3 * step, y + (3 + 3 * step if down else 12 - 3 * step)) for step in range(4)]
    points = [treads[0]]
    for one, other in zip(treads, treads[1:], strict=False):
        points += [(other[0], one[1]), other]
    return [
        Box(x, y, 22 + measured(word, STRONG, 11), CAPSULE, PLATE, CANDLE, 1, 3),
        Stroke(tuple(points), CANDLE, 2),
        line(word, x + 18, y + 12, 11, CANDLE, STRONG),
    ]


def plate(x: int, y: int, word: str, colour: str, arch: bool = False) -> list[Shape]:
    """A word in a dark plate by its upper left corner, with the arch of a mouth before it if asked."""
    shift = 14 if arch else 0
    shapes: list[Shape] = [Box(x, y, plate_width(word, arch), CAPSULE, PLATE, colour, 1, 3)]
    if arch:
        shapes += [Disc(x + 10, y + 8, 5, colour), Box(x + 5, y + 8, 11, 5, colour), Box(x + 8, y + 8, 5, 5, PLATE)]
    return [*shapes, line(word, x + 5 + shift, y + 12, 11, colour, STRONG)]


def plate_width(word: str, arch: bool = False) -> int:
    """How wide such a plate is."""
    return 10 + measured(word, STRONG, 11) + (14 if arch else 0)


def side_mark(kind: str, x: int, y: int) -> list[Shape]:
    """A side card in small: enemy, trap, container, thing; nothing for the rest."""
    if kind == "enemy":
        return [Area(((x, y + 5), (x - 5, y - 4), (x + 5, y - 4)), RED)]
    if kind == "trap":
        cross = (((x - 4, y - 4), (x + 4, y + 4)), ((x - 4, y + 4), (x + 4, y - 4)))
        return [Stroke(points, "#7A2E5E", 3) for points in cross]
    if kind == "container":
        return [Box(x - 5, y - 4, 10, 8, "#8A5A20", INK, 1), Stroke(((x - 5, y - 1), (x + 5, y - 1)), BONE, 1)]
    if kind == "item":
        return [Disc(x, y, 3, BONE, INK, 1)]
    return []
