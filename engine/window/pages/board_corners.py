"""The corners of the cross: rosette, what enemies mean to do, the room's state, what lies open, first hints."""

from __future__ import annotations

import msgspec

from content.signs import Sign
from engine.scene.node import Node
from engine.window.pages.board_intents import intents
from engine.window.pages.board_layout import BoardLayout
from engine.window.parts.pockets import pocket
from engine.window.parts.rect import Rect
from engine.window.parts.slab import cap, cap_width, head, slab
from engine.window.parts.ways import capsule_size, rosette
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT = range(4)
_OTHER = Sign("plain-circle", "muted")
_BETWEEN = 8
_WIDEST = 300.0


class Corners(msgspec.Struct):
    """What is still free of each corner, the whole corners, and the board that they belong to."""

    rects: list[Rect]
    whole: tuple[Rect, ...]
    board: Rect

    def place(self, wishes: tuple[int, ...], tall: float, wide: float = _WIDEST) -> tuple[int, Rect] | None:
        """Room for a panel in the first wished corner that has it, or None."""
        for corner in wishes:
            free = self.rects[corner]
            if free.h < tall or free.w < 90:
                continue
            w = min(wide, free.w)
            x = free.right - w if corner in (UPPER_LEFT, LOWER_LEFT) else free.x
            self.rects[corner] = Rect(free.x, free.y + tall + _BETWEEN, free.w, free.h - tall - _BETWEEN)
            return corner, Rect(x, free.y, w, tall)
        return None


def corners(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """Draw what the four corners hold, the most pressing first."""
    free = Corners(list(plan.corners), plan.corners, plan.board)
    ways = view.node("rosette")
    if ways is not None:
        _rosette(pen, view, free, ways)
    intents(pen, view, plan, free.place)
    for draw in (_hint, _room, _lying):
        draw(pen, view, free)


def _rosette(pen: Pen, view: PageView, free: Corners, ways: Node) -> None:
    rect = free.rects[UPPER_RIGHT]
    wide, tall = capsule_size(pen)
    radius = max(26.0, min(62.0 * max(1, rect.w / 330), (rect.w - 8) / 2 - wide - 2, (rect.h - 6) / 2 - tall - 2))
    cy = rect.y + tall + 2 + radius
    used = 2 * (radius + tall) + 10
    rosette(pen, rect.x + rect.w / 2, cy, radius, ways.children, view.focus)
    free.rects[UPPER_RIGHT] = Rect(rect.x, rect.y + used, rect.w, rect.h - used)


def _room(pen: Pen, view: PageView, free: Corners) -> None:
    facts = view.node("room")
    if facts is None:
        return
    row = 24 * pen.roomy
    wishes, count = (UPPER_LEFT, LOWER_LEFT, LOWER_RIGHT), len(facts.children)
    found = free.place(wishes, head(pen, 0) + row * count + 8, 206 * max(1, pen.t))
    if found is not None:
        _facts(pen, found[1], facts, count, row)
        return
    short = all(pen.width(fact.name, 13, "label") * 0.8 < _WIDEST / 2 - 31 - 16 * pen.t for fact in facts.children)
    found = free.place(wishes, row * -(-count // 2) + 12) if short else None
    if found is not None:
        _facts_beside(pen, found[1], facts, row)
        return
    for fewer in range(count - 1, 0, -1):
        found = free.place(wishes, head(pen, 0) + row * fewer + 8, 206 * max(1, pen.t))
        if found is not None:
            _facts(pen, found[1], facts, fewer, row)
            return


def _facts(pen: Pen, rect: Rect, facts: Node, count: int, row: float) -> None:
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, facts.name)
    for index, fact in enumerate(facts.children[:count]):
        _fact(pen, Rect(rect.x, top + row * index, rect.w, row), fact)


def _facts_beside(pen: Pen, rect: Rect, facts: Node, row: float) -> None:
    """All facts in two columns and without a title, where there is little room."""
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    wide = rect.w / 2
    for index, fact in enumerate(facts.children):
        _fact(pen, Rect(rect.x + index % 2 * wide, rect.y + 6 + row * (index // 2), wide, row), fact)


def _fact(pen: Pen, rect: Rect, fact: Node) -> None:
    dark = fact.kind == "light" and "hinders" in fact.states
    icon, colour = pen.sign("here", "dark" if dark else fact.kind, _OTHER)
    pen.icon(icon, rect.x + 14 + 8 * pen.t, rect.middle[1], 17, colour, scaled=True)
    left = rect.x + 21 + 16 * pen.t
    pen.block(fact.name, left, rect.y, rect.right - 10 - left, rect.h, 13, "label",
              "danger" if "hinders" in fact.states else "bone", short=fact.short)
    pen.hit(fact.id, rect.x + 8, rect.y, rect.w - 16, rect.h, tip=fact.text)


def _lying(pen: Pen, view: PageView, free: Corners) -> None:
    """What lies open: the floor of the room, and the insides of opened containers."""
    piles: list[tuple[str, str, list[Node]]] = []
    floor = view.node("storage")
    if floor is not None and floor.children:
        piles.append((floor.name, "storage", list(floor.children)))
    for heading in ("north", "east", "south", "west"):
        slot = view.node(heading)
        inside = [child for child in slot.children if ".inside." in child.id] if slot is not None else []
        if slot is not None and inside:
            thing = slot.child("thing")
            piles.append((thing.name if thing is not None else slot.name, slot.id, inside))
    size = 42 * (1 + (pen.t - 1) * 0.4 if pen.t > 1 else 1)
    for name, node, cards in piles:
        across = max(1, int((min(_WIDEST, free.rects[LOWER_LEFT].w) - 22) // (size + 4)))
        rows = -(-len(cards) // across)
        tall = head(pen, 0) + rows * (size + 4) + 6
        found = free.place((LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT), tall)
        if found is not None:
            _pile(pen, view, found[1], name, node, cards, size)


def _pile(pen: Pen, view: PageView, rect: Rect, name: str, node: str, cards: list[Node], size: float) -> None:
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, name)
    across = max(1, int((rect.w - 22) // (size + 4)))
    pen.hit(f"{node}.pile", rect.x, rect.y, rect.w, max(top - rect.y, 20), drop=True)
    for index, card in enumerate(cards):
        x, y = rect.x + 12 + index % across * (size + 4), top + index // across * (size + 4) - 2
        pocket(pen, card.id, x, y, size, card, view.icon_of(card.art), view.focus == card.id, act=card.id)


def _hint(pen: Pen, view: PageView, free: Corners) -> None:
    """A first hint: it stands until it is put away; where there is no room for it, it is dropped."""
    if not view.hint:
        return
    wide = min(_WIDEST, free.whole[LOWER_LEFT].w)
    words = view.say(f"window.hint.{view.hint.removeprefix('hint.')}")
    foot = 24 * pen.roomy
    found = free.place((LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT), _hint_height(pen, words, wide, foot), wide)
    if found is not None:
        _hint_panel(pen, view, found[1], words, foot)
        return


def _hint_height(pen: Pen, words: str, wide: float, foot: float) -> float:
    return head(pen, 0) + len(pen.lines(words, wide - 28, 13.5)) * pen.line_height(13.5, "prose") + foot + 10


def _hint_panel(pen: Pen, view: PageView, rect: Rect, words: str, foot: float) -> None:
    size = 13.5
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, view.say("window.hint"))
    pen.box(rect.x + 5, rect.y + 8, 3, rect.h - 16, "candle", Layer.CHIP, radius=1.5)
    pen.block(words, rect.x + 14, top - 2, rect.w - 28, rect.bottom - top - foot - 4, size, "prose", "bone",
              middle=False)
    key = view.key_of("menu")
    left, middle = rect.x + 14, rect.bottom - foot / 2 - 5
    cap(pen, left, middle, key)
    left += cap_width(pen, key) + 8
    pen.line(view.say("window.hint.close"), left, middle + 4.4 * pen.t, 12.5, "label", "muted",
             fit=rect.right - left - 12)
    pen.hit("hint", rect.x, rect.y, rect.w, rect.h, act="hint.close", tip=words)


