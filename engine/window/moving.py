"""Moving: how single items look on their way from one picture to the next. Pure arithmetic (look: 9)."""

from __future__ import annotations

import math

import msgspec

from engine.window.picture import Box, Face, Glyph, Item, Layer, Light, Words

HOP, PUSH, UP, SWELL = 4.0, 6.0, 18.0, 4.0  # points
_WORDS_FROM = 0.6  # part of an appearance at which words come


def cubic(part: float) -> float:
    """How much of the way is still to go when it began fast and ends slowly."""
    return (1 - part) ** 3


def quad(part: float) -> float:
    """How far a thing has come when it began fast and ends slowly."""
    return 1 - (1 - part) ** 2


def shifted(item: Item, dx: float, dy: float) -> Item:
    """The item elsewhere."""
    if isinstance(item, Light) or not (dx or dy):
        return item
    return msgspec.structs.replace(item, x=item.x + dx, y=item.y + dy)


def turned(item: Item, width: float, cx: float) -> Item:
    """The item on a card that turns about its upright middle: narrower, words gone while they are too narrow."""
    if isinstance(item, Light):
        return item
    if isinstance(item, Words):
        return msgspec.structs.replace(item, text=item.text if width > 0.9 else "")
    if isinstance(item, Glyph):
        return msgspec.structs.replace(item, alpha=round(item.alpha * max(0.0, width - 0.5) * 2))
    x = cx + (item.x - cx) * width
    if isinstance(item, Face):
        return msgspec.structs.replace(item, x=x, squeeze=round(1000 * width))
    return msgspec.structs.replace(item, x=x, w=item.w * width)


def dimmed(item: Item, part: float) -> Item:
    """The item with only so much of its strength; words are there or not."""
    if isinstance(item, Box):
        fills = {"fill": item.fill, "fill2": item.fill2, "edge": item.edge}
        return msgspec.structs.replace(item, **{name: _thin(colour, part) for name, colour in fills.items()})
    if isinstance(item, Words):
        return item if part >= _WORDS_FROM else msgspec.structs.replace(item, text="")
    if isinstance(item, Glyph):
        return msgspec.structs.replace(item, alpha=round(item.alpha * part))
    return msgspec.structs.replace(item, opacity=round(item.opacity * part)) if isinstance(item, Face) else item


def _thin(colour: str, part: float) -> str:
    if not colour:
        return colour
    alpha = int(colour[7:9], 16) if len(colour) > 7 else 255
    return f"{colour[:7]}{round(alpha * max(0.0, min(1.0, part))):02x}"


def between(old: Item, new: Item, rest: float) -> Item:
    """A box on its way from where and how large it was; `rest` of the way is still to go."""
    if not (isinstance(old, Box) and isinstance(new, Box)):
        return new

    def at(was: float, now: float) -> float:
        return round(now + (was - now) * rest, 2)

    part = round(at(old.part, new.part)) if new.shape == "ring" else new.part
    return msgspec.structs.replace(
        new, x=at(old.x, new.x), y=at(old.y, new.y), w=at(old.w, new.w), h=at(old.h, new.h), part=part
    )


def swollen(item: Item, part: float) -> Item:
    """The edge of a notch that swells once and goes."""
    if not isinstance(item, Box):
        return item
    grown = SWELL * math.sin(math.pi * part)
    edge = _thin(item.edge[:7], math.sin(math.pi * part))
    w, h = item.w + 2 * grown, item.h + 2 * grown
    return msgspec.structs.replace(
        item, x=item.x - grown, y=item.y - grown, w=w, h=h, radius=item.radius + grown, edge=edge
    )


def smoke_of(cx: float, cy: float, part: float) -> list[Item]:
    """The wisp over a flame that has just gone out."""
    wisp: list[Item] = []
    for puff in range(3):
        risen = max(0.0, part - 0.12 * puff)
        size = 2.0 + 5.0 * risen
        x = cx + 3.0 * math.sin(5.0 * risen + 1.7 * puff)
        y = cy - 5.0 - 22.0 * risen
        strength = round(0x70 * (1 - part) * min(1.0, risen * 6))
        wisp.append(Box(x - size, y - size, 2 * size, 2 * size, f"#cfc6b8{strength:02x}", Layer.FLOAT, radius=size,
                        soft=size + 1))
    return wisp


def ring_of(cx: float, cy: float, part: float) -> Item:
    """The ring about a token that pulses once."""
    strength = round(255 * math.sin(math.pi * part))
    return Box(cx - 25, cy - 25, 50, 50, f"#FFD27F{strength:02x}", Layer.FLOAT, line=3, shape="ring")


def number_of(lost: int, cx: float, cy: float, part: float) -> Item:
    """What was lost, as far risen."""
    return Words(f"\u2212{lost}", cx, round(cy - UP * part, 2), 26, "strong", "danger", Layer.FLOAT_INK, "center")
