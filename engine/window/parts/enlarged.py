"""The enlarged card: the card itself, what is written on it, and all it is worth, beside what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.scene.node import Node, Role
from engine.window.parts.cards import GROUND, CardView, side_card, unseen
from engine.window.parts.figures import icon_of_fact
from engine.window.parts.place import PlaceView, location_card
from engine.window.parts.rect import Rect
from engine.window.parts.slab import slab
from engine.window.parts.spot import Zones, free_spot
from engine.window.parts.ways import LOOKS
from engine.window.pen import Pen
from engine.window.view import PageView, seed_of

_CARDS = (Role.CARD, Role.CREATURE, Role.LOCATION)
_MOST_FACTS = 9
_SCALES = (1.0, 0.6, 0.0)
_NARROW = (1.0, 0.78, 0.6)


def is_card(node: Node) -> bool:
    """Whether a node is shown as a card."""
    return node.role in _CARDS


def art_size(node: Node) -> tuple[float, float]:
    """How large its card is drawn."""
    return (272.0, 204.0) if node.role is Role.LOCATION else (174.0, 228.0)


def draw_art(pen: Pen, view: PageView, node: Node, x: float, y: float, w: float, h: float) -> None:
    """The card of a node, at any size."""
    if node.role is Role.LOCATION or node.kind == "location":
        place = PlaceView(node, view.scene_of(node.art), seed_of(node.art + view.tree.name), view.icon_of, view.look_of)
        location_card(pen, x, y, place, w, h)
        return
    if node.kind == "hidden":
        side_card(pen, x, y, CardView(None, "", seed_of(node.id + view.tree.name), hidden=True), w, h)
        unseen(pen, x, y, node.text, w, h)
        return
    side_card(pen, x, y, CardView(node, _icon(pen, view, node), seed_of(node.id + view.tree.name)), w, h)


def _icon(pen: Pen, view: PageView, node: Node) -> str:
    """What is cut into the face: of a card its own icon, of ground and ways what the board shows of them."""
    if node.art:
        return view.icon_of(node.art)
    return GROUND if node.kind not in LOOKS else pen.theme.headings[LOOKS[node.kind][0]][1]


def told_facts(node: Node) -> list[Node]:
    """What is worth a line: facts and intents, and contents."""
    return [child for child in node.children if child.kind not in ("prose",) and child.role not in (Role.ACT,)]


def _told(fact: Node) -> str:
    """A line of the panel; a card is named."""
    return f"{fact.name}: {fact.text}" if is_card(fact) and fact.text else fact.text or fact.name


class _Plan(msgspec.Struct, frozen=True):
    """How a card is told of: the size of its art (0 of none), the width of its words, its facts and their heights."""

    art_w: float
    art_h: float
    inner: float
    title: float
    prose: float
    facts: tuple[Node, ...]
    talls: tuple[float, ...]

    @property
    def wide(self) -> float:
        """Width of the panel."""
        return (self.art_w + 16 if self.art_w else 0) + self.inner + 28

    @property
    def tall(self) -> float:
        """Height of the panel."""
        return max(self.art_h, self.prose + sum(self.talls)) + 26 + self.title


def enlarged(pen: Pen, view: PageView, node: Node, table: Rect, subject: Rect, zones: Zones) -> None:
    """Draw it beside its subject where it covers nothing that is kept clear; smaller and narrower where there is little
    room, its words alone where there is less, and of these as many as there is room for.
    """
    for plan in _plans(pen, view, node, table):
        rect = free_spot(table, subject, plan.wide, plan.tall, zones)
        if rect is not None:
            _draw(pen, view, node, plan, rect)
            return


def _plans(pen: Pen, view: PageView, node: Node, table: Rect) -> Iterator[_Plan]:
    """What may be shown, the fullest first."""
    most = min(len(told_facts(node)), _MOST_FACTS)
    # Medallions do not shrink: of a place there is no small card.
    for scale in _SCALES if node.role is not Role.LOCATION else (1.0, 0.0):
        for narrow in _NARROW:
            yield _plan(pen, view, node, table, scale, narrow, most)
    for count in range(most, -1, -1):
        for prose in (True, False):
            for narrow in _NARROW:
                yield _plan(pen, view, node, table, 0.0, narrow, count, prose)


def _plan(
    pen: Pen, view: PageView, node: Node, table: Rect, scale: float, narrow: float, count: int, told: bool = True
) -> _Plan:
    art_w, art_h = (side * scale for side in art_size(node))
    inner = narrow * min(230 * (scale or 1) ** 0.6 * max(1, pen.t * 0.85), table.w - art_w - 80)
    prose = view.prose_of(node.art) if node.art and told else ""
    facts, row = told_facts(node)[:count], pen.line_height(13, "label") + 4
    left = 24 * pen.t
    prose_tall = pen.line_height(14, "aside") * len(pen.lines(prose, inner, 14, "aside")) + 8 if prose else 0.0
    talls = tuple(row * pen.rows(_told(fact), inner - left, 8, 13, "label") for fact in facts)
    title = pen.line_height(15, "title") * pen.rows(node.name, inner, 4, 15, "title") + 6 if not art_w else 0.0
    return _Plan(art_w, art_h, inner, title, prose_tall, tuple(facts), talls)


def _draw(pen: Pen, view: PageView, node: Node, plan: _Plan, rect: Rect) -> None:
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    if plan.art_w:
        pen.raised += 1
        draw_art(pen, view, node, rect.x + 14, rect.y + (rect.h - plan.art_h) / 2, plan.art_w, plan.art_h)
        pen.raised -= 1
    x, at, left = rect.right - 14 - plan.inner, rect.y + 13, 24 * pen.t
    if plan.title:
        pen.block(node.name, x, at - 3, plan.inner, plan.title - 6, 15, "title", "candle")
        at += plan.title
    if plan.prose:
        pen.block(view.prose_of(node.art), x, at, plan.inner, plan.prose - 8, 14, "aside", "bone", middle=False)
        at += plan.prose
    for fact, height in zip(plan.facts, plan.talls, strict=True):
        icon, colour = (view.icon_of(fact.art), "bone") if is_card(fact) else icon_of_fact(pen, fact.kind)
        pen.icon(icon, x + 9 * pen.t, at + height / 2, 15, colour, scaled=True)
        pen.block(_told(fact), x + left, at, plan.inner - left, height, 13, "label", "bone")
        at += height
