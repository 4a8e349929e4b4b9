"""A card looked at closely: its art, its words, all it is worth, what holds it, and what can be done with it."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.parts.conditions import done, hue
from engine.window.parts.deeds import deed_rows
from engine.window.parts.enlarged import draw_art
from engine.window.parts.figures import icon_of_fact
from engine.window.parts.scrolling import Row, prose, scrolled, space, void
from engine.window.parts.sheet import heading, inner, sheet
from engine.window.parts.slab import medallion
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_WIDTH = 1160
_AS_FACTS = (Role.FACT, Role.POOL, Role.AFFLICTION)


def card(pen: Pen, view: PageView) -> None:
    """Draw the page, as tall as what it has to say."""
    node = view.tree
    if not node.enabled:
        free = sheet(pen, view, node.name, width=700, height=100 * pen.t)
        pen.block(node.reason, free.x, free.y, free.w, free.h, 16, "aside", "muted")
        return
    x, wide = inner(pen, _WIDTH)
    left_w = min(330 * max(1.0, 0.5 + 0.5 * pen.t), wide * 0.43)
    art_w, art_h = _art_size(pen, node, left_w)
    told = _told(pen, x, left_w, node)
    deeds = _deeds(pen, view, x + left_w + 36, wide - left_w - 50, node)
    tall = max(art_h + 30 + sum(row.tall for row in told), sum(row.tall for row in deeds) + 10, 330.0)
    free = sheet(pen, view, node.name, node.text, width=_WIDTH, height=tall)
    pen.rule(x + left_w + 18, free.y + 4, 1.2, "line", Layer.CHIP, free.h - 8)
    pen.raised = 1
    draw_art(pen, view, _shown(node), x + (left_w - art_w) / 2, free.y + 10, art_w, art_h)
    pen.raised = 0
    top = free.y + art_h + 26
    scrolled(pen, "card", x, top, left_w, free.bottom - top, told, view.scroll.get("card", 0))
    scrolled(pen, "card.acts", x + left_w + 36, free.y + 4, free.right - x - left_w - 36, free.h - 4, deeds,
             view.scroll.get("card.acts", 0))


def _art_size(pen: Pen, node: Node, room: float) -> tuple[float, float]:
    place = node.kind == "location"
    wide = min(room - 30, 296.0) if place else min(room - 60, 190.0)
    ratio = 0.75 if place else 1.31
    most = (pen.frame.height - 120) * 0.5
    wide = min(wide, most / ratio)
    return wide, wide * ratio


def _told(pen: Pen, x: float, w: float, node: Node) -> list[Row]:
    """Flavour and facts."""
    rows: list[Row] = []
    flavour = next((child for child in node.children if child.kind == "prose"), None)
    if flavour is not None:
        rows += [*prose(pen, flavour.text, x, w - 10, 15, "aside"), space(10)]
    for child in node.children:
        if child.role in _AS_FACTS and child.kind not in ("prose", "condition"):
            rows += _fact(pen, x, w, child)
    return rows


def _shown(node: Node) -> Node:
    """The screen's node as the card that it tells of; of a whole side, what stands or lies uppermost."""
    inner = next((child for child in node.children if child.role in (Role.CREATURE, Role.CARD)), None)
    if node.kind == "slot":
        kind = "hidden" if "unseen" in node.states else "bare"
        return inner or Node(id="slot", role=Role.CARD, name=node.name, text=node.text, kind=kind)
    roles = {"location": Role.LOCATION, "enemy": Role.CREATURE}
    return Node(
        id=node.id, role=roles.get(node.kind, Role.CARD), name=node.name, text=node.text, kind=node.kind, art=node.art,
        states=node.states, value=node.value, full=node.full, children=node.children,
    )


def _fact(pen: Pen, x: float, w: float, fact: Node) -> list[Row]:
    icon, colour = icon_of_fact(pen, fact.kind)
    left, line = 24 * pen.t, pen.line_height(13.5, "label")
    words = fact.text or fact.name
    tall = max(24.0, line * pen.rows(words, w - left - 12, 3, 13.5, "label") + 7)

    def draw(y: float) -> None:
        pen.icon(icon, x + 9 * pen.t, y + (tall - 2) / 2, 16, colour, scaled=True)
        pen.block(words, x + left, y, w - left - 12, tall - 2, 13.5, "label", "bone")
        pen.rule(x, y + tall - 1, w - 12, "#6B543355", Layer.CHIP)
        pen.hit(fact.id, x, y, w - 12, tall, tip=words)

    return [Row(tall, draw)]


def _deeds(pen: Pen, view: PageView, x: float, w: float, node: Node) -> list[Row]:
    """What it means to do, what conditions hold here, what else lies here, and what can be done."""
    rows: list[Row] = []
    acts = [child for child in node.children if child.role is Role.ACT]
    work = [act for child in node.children if child.kind == "condition" for act in child.children
            if act.role is Role.ACT]
    view.numbers.deal([*work, *acts])
    for child in node.children:
        if child.role is Role.INTENT:
            rows += [*_intent(pen, x, w, child), space(14)]
    for child in node.children:
        if child.kind == "condition":
            clearing = [act for act in child.children if act.role is Role.ACT]
            facts = [row for fact in child.children if fact.role is Role.FACT for row in _fact(pen, x, w, fact)]
            rows += [*_condition(pen, view, x, w, child), *facts, *deed_rows(pen, view, x, w, clearing), space(18)]
    for child in node.children:
        if child.role in (Role.CREATURE, Role.CARD):
            rows += _lying(pen, view, x, w, child)
    if acts:
        rows += [_head(pen, x, w, view.say("window.can_be_done")), *deed_rows(pen, view, x, w, acts)]
    return rows or prose(pen, view.say("window.nothing_to_do"), x, w, 15, "aside", "muted")


def _head(pen: Pen, x: float, w: float, words: str) -> Row:
    return Row(pen.line_height(16, "title") + 16, lambda y: void(heading(pen, x, y, w, words, 16)))


def _intent(pen: Pen, x: float, w: float, intent: Node) -> list[Row]:
    title, line = pen.line_height(17, "title"), pen.line_height(14.5, "prose")
    told = line * pen.rows(intent.text, w - 60 * pen.t, 4, 14.5, "prose")

    def draw(y: float) -> None:
        tall = title + told + 18
        pen.box(x, y, w, tall, "#0e0c0d", Layer.CHIP, radius=7, line=1.2, edge="danger")
        pen.box(x + 5, y + 5, 4, tall - 10, "danger", Layer.CHIP, radius=2)
        used = 0.0
        if intent.odds is not None:
            used = pen.line(f"{intent.odds.chance} %", x + w - 16, y + 8 + title * 0.76, 19, "strong", "bone",
                            anchor="right") + 14
        pen.block(intent.name, x + 20, y + 7, w - 36 - used, title, 17, "title", "danger")
        pen.block(intent.text, x + 20, y + 9 + title, w - 36, told, 14.5, "prose", "muted")
        pen.hit(intent.id, x, y, w, tall, tip=intent.text)

    return [Row(title + told + 24, draw)]


def _condition(pen: Pen, view: PageView, x: float, w: float, condition: Node) -> list[Row]:
    """Medallion, name in its hue, work done, and what it means."""
    colour, size = hue(pen, view.look_of(condition.art)), 21 / (1 + 0.4 * max(0.0, pen.t - 1))
    title, radius = pen.line_height(size, "title"), 26.0
    room = w - 2 * radius - 18
    told = pen.line_height(14.5, "prose") * pen.rows(condition.text, room, 5, 14.5, "prose")
    tall = max(2 * radius + 4, title + told + 4)

    def draw(y: float) -> None:
        part = 1000 * (condition.value or 0) // condition.full if condition.full else None
        medallion(pen, x + radius, y + radius + 2, radius, view.icon_of(condition.art), colour, part)
        left = x + 2 * radius + 14
        progress = done(condition) if condition.full else ""
        used = min(room * 0.4, pen.width(progress, 13.5, "strong") + 2) if progress else 0
        pen.block(condition.name, left, y, room - used - 10, title, size, "title", colour)
        if progress:
            pen.block(progress, x + w - used, y, used, title, 13.5, "strong", "bone", anchor="right")
        pen.block(condition.text, left, y + title, room, told, 14.5, "prose", "bone", middle=False)
        pen.hit(condition.id, x, y, w, tall, tip=condition.text)

    return [Row(tall + 10, draw)]


def _lying(pen: Pen, view: PageView, x: float, w: float, thing: Node) -> list[Row]:
    """Another card that lies or stands here."""
    line = pen.line_height(14, "strong")
    tall = max(46.0, line + pen.line_height(13, "label") + 14)

    def draw(y: float) -> None:
        focused = view.focus == thing.id
        pen.box(x, y, w, tall - 6, "#0e0c0d", Layer.CHIP, radius=7, line=2 if focused else 1.1,
                edge="flame" if focused else "#4a3b2a")
        pen.icon(view.icon_of(thing.art), x + 26, y + (tall - 6) / 2, 30, "#DCCBA6")
        pen.block(thing.name, x + 52, y + 4, w - 64, line, 14, "strong", "bone")
        pen.block(thing.text, x + 52, y + 4 + line, w - 64, tall - 14 - line, 13, "label", "muted")
        pen.hit(thing.id, x, y, w, tall - 6, act=f"page.card.{thing.id}", tip=thing.text)

    return [Row(tall, draw)]
