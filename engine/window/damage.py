"""Damage: which part of the window two pictures differ in, so that a frame draws that part alone. No pyglet."""

from __future__ import annotations

from collections import Counter

from engine.window.measure import width
from engine.window.parts.rect import Rect
from engine.window.picture import Box, Face, Glyph, Item, Light, Picture, Words
from engine.window.theme import Theme


def damage(before: Picture | None, after: Picture, theme: Theme) -> Rect | None:
    """The part that must be drawn again, in points; None when the pictures look the same."""
    whole = Rect(0, 0, after.width, after.height)
    if before is None:
        return whole
    old, new = Counter(before.items), Counter(after.items)
    changed = {*(old - new), *(new - old)}
    stay = [item for item in after.items if item not in changed]
    if stay != [item for item in before.items if item not in changed] or any(isinstance(i, Light) for i in changed):
        return whole
    bounds = [bound for bound in (_bound(item, theme) for item in changed) if bound is not None]
    if not bounds:
        return None
    x, y = min(bound.x for bound in bounds), min(bound.y for bound in bounds)
    return Rect(x, y, max(bound.right for bound in bounds) - x, max(bound.bottom for bound in bounds) - y)


def _bound(item: Item, theme: Theme) -> Rect | None:
    """What an item may touch, generously."""
    if isinstance(item, Words):
        if not item.text:
            return None
        wide = width(item.text, theme.faces[item.face], item.size)
        x = item.x - {"left": 0.0, "center": wide / 2, "right": wide}[item.anchor]
        return Rect(x - item.size, item.y - item.size * 1.5, wide + item.size * 2, item.size * 2.2)
    if isinstance(item, Glyph):
        return Rect(item.x - item.size, item.y - item.size, item.size * 2, item.size * 2)
    assert isinstance(item, Box | Face)
    pad = (item.soft if isinstance(item, Box) else 0.0) + 4
    side = max(item.w, item.h) if isinstance(item, Box) and item.turn else 0.0
    return Rect(item.x - pad - side, item.y - pad - side, item.w + 2 * (pad + side), item.h + 2 * (pad + side))
