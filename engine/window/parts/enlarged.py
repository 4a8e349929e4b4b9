"""The enlarged card: the card itself, what is written on it, and all it is worth, beside what is pointed at."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.parts.cards import CardView, side_card
from engine.window.parts.figures import icon_of_fact
from engine.window.parts.place import PlaceView, location_card
from engine.window.parts.rect import Rect
from engine.window.parts.slab import slab
from engine.window.parts.spot import APART, beside, overlap
from engine.window.pen import Pen
from engine.window.view import PageView, seed_of

_CARDS = (Role.CARD, Role.CREATURE, Role.LOCATION)
_MOST_FACTS = 9
_SCALES = (1.0, 0.6, 0.0)
_LEAST_WORDS = 150.0


def is_card(node: Node) -> bool:
    """Whether a node is shown as a card."""
    return node.role in _CARDS


def art_size(node: Node) -> tuple[float, float]:
    """How large its card is drawn."""
    return (272.0, 204.0) if node.role is Role.LOCATION else (174.0, 228.0)


def draw_art(pen: Pen, view: PageView, node: Node, x: float, y: float, w: float, h: float) -> None:
    """The card of a node, at any size."""
    if node.role is Role.LOCATION or node.kind == "location":
        place = PlaceView(node, view.scene_of(node.art), seed_of(node.art + view.tree.name), view.icon_of)
        location_card(pen, x, y, place, w, h)
        return
    side_card(pen, x, y, CardView(node, view.icon_of(node.art), seed_of(node.id + view.tree.name)), w, h)


def told_facts(node: Node) -> list[Node]:
    """What is worth a line: facts and intents, and contents."""
    return [child for child in node.children if child.kind not in ("prose",) and child.role not in (Role.ACT,)]


def _told(fact: Node) -> str:
    """A line of the panel; a card is named."""
    return f"{fact.name}: {fact.text}" if is_card(fact) and fact.text else fact.text or fact.name


def _room_beside(table: Rect, subject: Rect, keep: tuple[Rect, ...]) -> float:
    """How wide a panel may be that lies left or right of its subject and covers nothing that is to stay in sight."""
    left = max((shown.right for shown in keep if shown.right <= subject.x), default=table.x)
    right = min((shown.x for shown in keep if shown.x >= subject.right), default=table.right)
    return max(subject.x - left, right - subject.right) - 2 * APART


def enlarged(
    pen: Pen, view: PageView, node: Node, table: Rect, subject: Rect, keep: tuple[Rect, ...] = ()
) -> None:
    """Draw it where it covers neither its subject, nor the hand, nor the first of what is to `keep` in sight; smaller
    where there is little room, its words alone where there is none.
    """
    # Medallions do not shrink: of a place there is no small card.
    for scale in _SCALES if node.role is not Role.LOCATION else (1.0, 0.0):
        if _draw(pen, view, node, table, subject, scale, keep):
            return


def _draw(
    pen: Pen, view: PageView, node: Node, table: Rect, subject: Rect, scale: float, keep: tuple[Rect, ...]
) -> bool:
    """Draw it so large, unless it would cover what it must not; at 0 the words alone, wherever they cover least."""
    size = tuple(side * scale for side in art_size(node))
    art_w, art_h = size
    inner = min(230 * (scale or 1) ** 0.6 * max(1, pen.t * 0.85), table.w - art_w - 80)
    if not art_w and node.role is Role.LOCATION:
        inner = min(inner, max(_LEAST_WORDS, _room_beside(table, subject, keep) - 28))
    prose = view.prose_of(node.art) if node.art else ""
    facts, row = told_facts(node)[:_MOST_FACTS], pen.line_height(13, "label") + 4
    line, left = pen.line_height(14, "aside"), 24 * pen.t
    prose_tall = line * len(pen.lines(prose, inner, 14, "aside")) + 8 if prose else 0
    talls = [row * pen.rows(_told(fact), inner - left, 4, 13, "label") for fact in facts]
    title = pen.line_height(15, "title") + 6 if not art_w else 0.0
    room = table.h - 40 - title
    while talls and prose_tall + sum(talls) > room:
        talls.pop()
    tall = max(art_h, min(room, prose_tall + sum(talls))) + 26 + title
    rect = beside(table, subject, (art_w + 16 if art_w else 0) + inner + 28, tall, keep)
    if art_w and any(overlap(rect, shown) > 1 for shown in (subject, *keep[:1])):
        return False
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    if art_w:
        pen.raised += 1
        draw_art(pen, view, node, rect.x + 14, rect.y + (rect.h - art_h) / 2, art_w, art_h)
        pen.raised -= 1
    x, at = rect.right - 14 - inner, rect.y + 13
    if title:
        pen.block(node.name, x, at - 3, inner, title, 15, "title", "candle")
        at += title
    if prose:
        tall = min(prose_tall - 8, rect.bottom - 13 - at)
        pen.block(prose, x, at, inner, tall, 14, "aside", "bone", middle=False)
        at += prose_tall
    for fact, height in zip(facts, talls, strict=False):
        icon, colour = (view.icon_of(fact.art), "bone") if is_card(fact) else icon_of_fact(fact.kind)
        pen.icon(icon, x + 9 * pen.t, at + height / 2, 15, colour, scaled=True)
        pen.block(_told(fact), x + left, at, inner - left, height, 13, "label", "bone")
        at += height
    return True
