"""Where it begins: the theme of the chronicle at the gate, its motto and danger, and the way to the others (CHAR-1)."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.scene.themes import chosen_of
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled
from engine.window.parts.slab import button, cap, cap_width, slab
from engine.window.pen import Pen
from engine.window.view import PageView

_MOST = 0.34  # of the height that the page leaves free
_EDGE = 9.0


def band_height(pen: Pen, rect: Rect, tree: Node) -> float:
    """How high the band over the candidates is: as high as its words, or what may be spared."""
    _, inner, _ = _split(pen, rect, tree)
    tall = sum(row.tall for row in _rows(pen, tree, 0, inner))
    return min(max(tall, 2 * _button(pen) + 6) + 2 * _EDGE, rect.h * _MOST)


def band(pen: Pen, view: PageView, rect: Rect, tree: Node) -> None:
    """Draw the band. Once the chronicle has begun there is no other theme to turn to."""
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    x, inner, side = _split(pen, rect, tree)
    room = rect.h - 2 * _EDGE
    scrolled(pen, "theme", x, rect.y + _EDGE, inner + 8, room, _rows(pen, tree, x, inner), view.scroll.get("theme", 0))
    if not side:
        return
    each, left = (room - 6) / 2, rect.right - side - 12
    for place, step in enumerate(("next", "previous")):
        act = f"theme.{step}"
        top = rect.y + _EDGE + place * (each + 6)
        button(pen, act, left, top, side, each, view.say(f"window.theme.{step}"), focused=view.focus == act)
    key = view.key_of("theme")
    if cap_width(pen, key) < side * 0.3 and each > 22 * pen.t:
        cap(pen, left + 6, rect.y + _EDGE + each / 2, key)


def _split(pen: Pen, rect: Rect, tree: Node) -> tuple[float, float, float]:
    """Left edge and width of the words, and the width of the buttons beside them, if there are any."""
    several = sum(1 for node in tree.children if node.value) > 1
    side = min(170 * pen.t, rect.w * 0.3) if several else 0.0
    return rect.x + 16, rect.w - 46 - side, side


def _button(pen: Pen) -> float:
    return pen.line_height(14, "title") + 8


def _rows(pen: Pen, tree: Node, x: float, w: float) -> list[Row]:
    """Name and seed, motto, danger, and what else is to be said of the choice."""
    chosen = chosen_of(tree)
    told = {fact.kind: fact.text for fact in (*chosen.children, *tree.children) if fact.role is Role.FACT}
    return [
        *prose(pen, f"{tree.name}: {chosen.name}. {tree.text}", x, w, 15, "title", "candle"),
        *prose(pen, told["motto"], x, w, 14, "aside", "bone"),
        *prose(pen, told["danger"], x, w, 13.5, "prose", "bone"),
        *(prose(pen, told["note"], x, w, 13, "label", "muted") if "note" in told else []),
    ]
