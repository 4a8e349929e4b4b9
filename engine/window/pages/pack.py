"""The pack: what is worn and held around a body, all that is carried, and the chosen thing with what can be done."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.acts import about
from engine.window.pages.board_strip import WORN
from engine.window.parts.deeds import deed_rows
from engine.window.parts.enlarged import draw_art
from engine.window.parts.figures import icon_of_fact
from engine.window.parts.pockets import pocket
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled, space
from engine.window.parts.sheet import heading, sheet
from engine.window.parts.slab import bar
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_BODY = (("neck", "head", "finger"), ("hand", "body", "offhand"), ("arms", "legs", ""))
_EMPTY = {**WORN, "hand": "hand", "offhand": "round-shield"}


def pack(pen: Pen, view: PageView) -> None:
    """Draw the page."""
    group = view.node("pack")
    if group is None:
        return
    free = sheet(pen, view, group.name, group.text, width=1180, height=490 * pen.t)
    upright = free.h > 1.15 * free.w
    told_w = free.w if upright else min(max(360.0, 340 * pen.t * 0.85), free.w * 0.4)
    told = Rect(free.right - told_w, free.y, told_w, free.h)
    goods = Rect(free.x, free.y, free.w - told_w - 34, free.h)
    if upright:
        goods = Rect(free.x, free.y, free.w, free.h * 0.56)
        told = Rect(free.x, goods.bottom + 14, free.w, free.bottom - goods.bottom - 14)
    else:
        pen.rule(told.x - 17, free.y + 4, 1, "#6B543366", Layer.CHIP, free.h - 8)
    body_w = min(3 * _cell(pen) + 8, goods.w * 0.56)
    _worn(pen, view, Rect(goods.x, goods.y, body_w, goods.h))
    _carried(pen, view, Rect(goods.x + body_w + 26, goods.y, goods.right - goods.x - body_w - 26, goods.h), group)
    _chosen(pen, view, told)


def _cell(pen: Pen) -> float:
    return 84 + 26 * max(0.0, pen.t - 1)


def _worn(pen: Pen, view: PageView, rect: Rect) -> None:
    worn = view.node("worn")
    top = heading(pen, rect.x, rect.y, rect.w, worn.name if worn is not None else "") + 4
    cell, line = rect.w / 3, pen.line_height(12.5, "label")
    size = min(cell - 14, 70.0, (rect.bottom - top) / 3 - line - 12)
    if not pen.theme.plain:
        pen.icon("cowled", rect.middle[0], top + 1.45 * (size + line + 12), cell * 2.6, "#221d19", Layer.PLATE)
    for row, places in enumerate(_BODY):
        for column, place in enumerate(places):
            if not place:
                continue
            slot = view.node(f"worn.{place}")
            node = slot.children[0] if slot is not None and slot.children else None
            hit = node.id if node is not None else f"worn.{place}"
            icon = view.icon_of(node.art) if node is not None else _EMPTY.get(place, "")
            x, y = rect.x + column * cell + (cell - size) / 2, top + row * (size + line + 12)
            name = slot.name if slot is not None else ""
            pocket(pen, hit, x, y, size, node, icon, view.focus == hit, hit, hit in view.targets,
                   "" if node is not None else name)
            pen.block(name, rect.x + column * cell + 2, y + size + 2, cell - 4, line, 12.5, "label", "muted",
                      anchor="center")


def _carried(pen: Pen, view: PageView, rect: Rect, group: Node) -> None:
    """Weight, gold, and the pockets, as many as there are or fit."""
    top = heading(pen, rect.x, rect.y, rect.w, group.name)
    line = pen.line_height(13.5, "label")
    gold = view.node("pack.gold")
    if gold is not None:
        pen.icon("two-coins", rect.x + 11 * pen.t, top + line / 2, 19, "gold", scaled=True)
        pen.block(gold.text, rect.x + 26 * pen.t, top, rect.w - 26 * pen.t, line, 13.5, "strong", "bone")
        pen.hit("pack.gold", rect.x, top - 1, rect.w, max(18.0, line + 2), tip=gold.text)
    share = (group.value or 0) / max(group.full or 1, 1)
    rows_w = pen.rows(group.text, rect.w, 2, 13, "label")
    weight = pen.line_height(13, "label") * rows_w
    pen.block(group.text, rect.x, top + line + 6, rect.w, weight, 13, "label", "danger" if share > 1 else "muted")
    bar(pen, rect.x, top + line + weight + 9, rect.w, share, "danger" if share > 1 else "candle", 8)
    top += line + weight + 28
    things = [node for node in group.children if node.role is Role.CARD]
    size = min(62.0 * max(1, 0.7 + 0.3 * pen.t), rect.w - 12)
    across = max(1, int((rect.w - 6) // (size + 6)))
    count = max(len(things), across * max(1, int((rect.bottom - top) // (size + 6))))
    rows = [_pockets(pen, view, rect.x, size, across, things, index) for index in range(-(-count // across))]
    pen.hit("pack", rect.x, top, rect.w, max(20.0, rect.bottom - top), tip=group.text, drop=True)
    scrolled(pen, "pack", rect.x, top, rect.w, rect.bottom - top, rows, view.scroll.get("pack", 0))


def _pockets(
    pen: Pen, view: PageView, left: float, size: float, across: int, things: list[Node], row: int
) -> Row:
    def draw(y: float) -> None:
        for column in range(across):
            index = row * across + column
            node = things[index] if index < len(things) else None
            hit = node.id if node is not None else f"pocket.{index}"
            icon = view.icon_of(node.art) if node is not None else ""
            pocket(pen, hit, left + column * (size + 6), y, size, node, icon, view.focus == hit,
                   target=hit in view.targets)

    return Row(size + 6, draw)


def looked_at(view: PageView) -> Node | None:
    """The thing that is told of: the focused one, the one pointed at, or what is in hand."""
    for node_id in (view.focus, view.hover):
        node = view.node(node_id) if node_id else None
        if node is not None and node.role is Role.CARD:
            return node
    chosen = view.chosen.split(".")
    found = view.node(".".join(chosen[2:4])) or view.node(chosen[2]) if len(chosen) > 2 else None
    return found if found is not None and found.role is Role.CARD else view.node("hand") or view.node("pack.1")


def _chosen(pen: Pen, view: PageView, rect: Rect) -> None:
    """Its card, its words and figures, and its deeds."""
    node = looked_at(view)
    if node is None:
        pen.block(view.say("window.pack.empty"), rect.x, rect.y, rect.w, 60 * pen.roomy, 15, "aside", "muted")
        return
    art_w = min(132.0, rect.w * 0.4)
    art_h = art_w * 1.31
    pen.raised = 1
    draw_art(pen, view, node, rect.x + 2, rect.y + 6, art_w, art_h)
    pen.raised = 0
    x, w = rect.x + art_w + 18, rect.w - art_w - 20
    rows: list[Row] = [*prose(pen, view.prose_of(node.art), x, w, 14, "aside"), space(4)]
    beside = rect.y + 4
    for row in rows:
        if beside + row.tall > rect.y + art_h + 4:
            break
        row.draw(beside)
        beside += row.tall
    top = rect.y + art_h + 18
    rows = [_fact(pen, rect.x, rect.w - 10, fact) for fact in node.children if fact.role is Role.FACT]
    acts = about(view.tree, node.id, view.verbs)
    view.numbers.deal(acts)
    if acts:
        rows += [space(6), *deed_rows(pen, view, rect.x, rect.w - 10, acts)]
    scrolled(pen, "pack.deeds", rect.x, top, rect.w, rect.bottom - top, rows, view.scroll.get("pack.deeds", 0))


def _fact(pen: Pen, x: float, w: float, fact: Node) -> Row:
    icon, colour = icon_of_fact(pen, fact.kind)
    left, words = 24 * pen.t, fact.text or fact.name
    tall = max(21.0, pen.line_height(13, "label") * pen.rows(words, w - left, 2, 13, "label") + 4)

    def draw(y: float) -> None:
        pen.icon(icon, x + 9 * pen.t, y + tall / 2, 15, colour, scaled=True)
        pen.block(words, x + left, y, w - left, tall, 13, "label", "bone")

    return Row(tall, draw)
