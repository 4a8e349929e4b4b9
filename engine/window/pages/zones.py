"""Zones: what nothing that floats may cover on the board (TABLE-9): how the seeker fares, the cards, the ways."""

from __future__ import annotations

from engine.window.frame import Frame
from engine.window.pages.board_layout import board_layout
from engine.window.parts.rect import Rect
from engine.window.parts.spot import Zones
from engine.window.parts.ways import HEADINGS
from engine.window.picture import Hit

_POOLS = ("seeker.health", "seeker.mana", "seeker.stamina", "seeker.action_points")
_WAYS = tuple(f"rosette.{heading}" for heading in HEADINGS)


def zones(frame: Frame, hits: list[Hit]) -> Zones:
    """The zones of a page by what lies on it; none but on the board."""
    here = {hit.node: hit for hit in reversed(hits)}
    if "go.north" not in here:
        return Zones()
    plan = board_layout(frame)
    sides = [around(side, lintel) for side, lintel in zip(plan.sides, plan.lintels, strict=True)]
    pools = [_rect(here[name]) for name in _POOLS if name in here]
    ways = [_rect(here[name]) for name in _WAYS if name in here]
    medallions = [_rect(hit) for name, hit in here.items() if name.startswith("centre.")]
    clear = [around(plan.centre, *medallions), *sides, *([around(*pools)] if pools else []),
             *([around(*ways)] if ways else [])]
    rather = [_rect(hit) for name, hit in here.items()
              if name.endswith(".intent") or name == "hint" or name.startswith(("room.", "acts."))]
    beyond = [_rect(hit) for name, hit in here.items() if name.startswith("beyond.") and not name.endswith(".intent")]
    return Zones((*clear, *beyond), (plan.left, plan.right, *rather))


def around(*parts: Rect) -> Rect:
    """The smallest rectangle that holds them all."""
    x, y = min(part.x for part in parts), min(part.y for part in parts)
    return Rect(x, y, max(part.right for part in parts) - x, max(part.bottom for part in parts) - y)


def _rect(hit: Hit) -> Rect:
    return Rect(hit.x, hit.y, hit.w, hit.h)
