"""The map: every room seen, on paper, as it was last seen; what lies untrodden; travel by a click (look: 8)."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.pages.map_aside import aside
from engine.window.pages.map_plan import MapPlan, map_plan
from engine.window.pages.map_tiles import passages, tile
from engine.window.parts.rect import Rect
from engine.window.parts.sheet import back_button, backdrop
from engine.window.parts.slab import slab
from engine.window.parts.tiers import TIERS, badge
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_MARKS = (("brick-wall", "wall", "candle"), ("secret-door", "door", "gold"), ("wave-crest", "water", "water"),
          ("help", "unseen", "candle"))


def map_page(pen: Pen, view: PageView) -> None:
    """Draw the page: paper, legend below it, and what is known of one room beside it."""
    backdrop(pen, seed=11)
    wide, high = pen.frame.width, pen.frame.height
    upright = high > 1.25 * wide
    side_w = min(340 * max(1.0, 0.6 + 0.4 * pen.t), wide * 0.36)
    paper_w = wide - 28 if upright else wide - side_w - 42
    legend = _legend_rows(pen, view, paper_w - 32)
    legend_h = len(legend) * _legend_row(pen) + 12
    low = high * 0.62 if upright else high - 14
    paper = Rect(14, 12, paper_w, low - legend_h - 10 - 12)
    _paper(pen, view, paper)
    _legend(pen, Rect(14, paper.bottom + 10, paper_w, legend_h), legend)
    beside = Rect(paper.right + 14, 12, side_w, high - 26)
    if upright:
        beside = Rect(14, low + 12, wide - 28, high - low - 26)
    aside(pen, view, beside, chosen_room(view))


def chosen_room(view: PageView) -> Node | None:
    """The room that is told of: the focused one, or its button, the one pointed at, or the one the seeker is in."""
    for node_id in (view.focus.removeprefix("travel."), view.hover):
        node = view.node(node_id) if node_id else None
        if node is not None and node.role is Role.ROOM:
            return node
    return next((node for node in view.tree.children if "here" in node.states), None)


def _paper(pen: Pen, view: PageView, paper: Rect) -> None:
    if pen.theme.plain:
        pen.box(paper.x, paper.y, paper.w, paper.h, "paper", Layer.PLATE, radius=6, line=2, edge="#FFFFFF")
    else:
        inner = paper.inset(8)
        pen.shadow(inner.x, inner.y, inner.w, inner.h, Layer.TABLE, radius=4, spread=18)
        pen.face("map", paper.x, paper.y, paper.w, paper.h, Layer.PLATE, radius=0, seed=2)
    head = _title(pen, view, paper)
    free = Rect(paper.x + 26, paper.y + head, paper.w - 52, paper.h - head - 24)
    pen.hit("map", paper.x, paper.y, paper.w, paper.h, tip="")
    plan = map_plan(pen, view, free)
    if _hidden(view, plan):
        tall = pen.line_height(13, "label") + 8
        plan = map_plan(pen, view, Rect(free.x, free.y, free.w, free.h - tall))
    pen.raised = 1
    passages(pen, view, plan)
    for node in view.tree.children:
        if node.role is Role.ROOM and plan.shows(node):
            tile(pen, view, plan, node, node is chosen_room(view))
    pen.raised = 0
    _note_hidden(pen, view, paper, plan)


def _title(pen: Pen, view: PageView, paper: Rect) -> float:
    size = 24 / (1 + 0.4 * max(0.0, pen.t - 1))
    tall, note = pen.line_height(size, "title"), view.tree.reason or view.say("window.map.note", rooms=view.tree.text)
    room = paper.w - 60 - 150 * max(1, pen.t * 0.8)
    small = pen.line_height(14, "aside") * pen.rows(note, room, 3, 14, "aside")
    pen.block(view.tree.name, paper.x + 34, paper.y + 16, room, tall, size, "title", "ink")
    pen.block(note, paper.x + 35, paper.y + 16 + tall, room, small, 14, "aside", "ink", middle=False)
    right, chip = paper.right - 34, max(28.0, 24 * pen.t)
    shapes = len(pen.picture.items)
    left = back_button(pen, view, right, paper.y + 18, chip)
    pen.box(left - 10, paper.y + 18, right - left + 20, chip, "#141114ee", Layer.PLATE, radius=chip / 2)
    pen.picture.items.insert(shapes, pen.picture.items.pop())
    if paper.w > 700:
        pen.icon("compass", right - 30, paper.y + 44 + chip, 58, "ink" if pen.theme.plain else "#4a3420", Layer.CHIP)
    return 16 + tall + small + 12


def _note_hidden(pen: Pen, view: PageView, paper: Rect, plan: MapPlan) -> None:
    """How many rooms lie beyond the paper's edge."""
    beyond = _hidden(view, plan)
    if beyond:
        tall = pen.line_height(13, "label")
        words = view.say("window.map.beyond", count=beyond)
        pen.block(words, paper.x + 34, paper.bottom - 16 - tall, paper.w - 68, tall, 13, "aside", "ink", anchor="right")


def _hidden(view: PageView, plan: MapPlan) -> int:
    return sum(1 for node in view.tree.children if node.role is Role.ROOM and not plan.shows(node))


def _legend_row(pen: Pen) -> float:
    return max(32.0, 24 * pen.t)


Mark = tuple[str, str, str, float]


def _legend_rows(pen: Pen, view: PageView, w: float) -> list[list[Mark]]:
    """What each sign means, in as many rows as it takes; each mark is icon, words, colour and width."""
    scale = pen.roomy
    marks: list[Mark] = [("", view.say("window.map.tiers"), "", pen.width(view.say("window.map.tiers"), 13.5) + 14)]
    marks += [(f"tier{tier}", "", "", 50 * scale) for tier in TIERS]
    for icon, words, colour in _MARKS:
        said = view.say(f"window.map.{words}")
        marks.append((icon, said, colour, 27 * scale + pen.width(said, 13.5) + 18))
    rows: list[list[Mark]] = [[]]
    used = 0.0
    for mark in marks:
        if used + mark[3] > w and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(mark)
        used += mark[3]
    return rows


def _legend(pen: Pen, rect: Rect, rows: list[list[Mark]]) -> None:
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    row, scale = _legend_row(pen), pen.roomy
    for index, marks in enumerate(rows):
        x, cy = rect.x + 16, rect.y + 6 + row * (index + 0.5)
        for icon, words, colour, wide in marks:
            if icon.startswith("tier"):
                badge(pen, x + 21 * scale, cy, "padlock", int(icon[4:]), scale, floats=False)
            elif icon:
                pen.icon(icon, x + 10 * scale, cy, 19 * scale, colour)
                pen.block(words, x + 25 * scale, cy - row / 2, wide - 27 * scale, row, 13.5, "label", "bone")
            else:
                pen.block(words, x, cy - row / 2, wide - 4, row, 13.5, "label", "bone")
            x += wide
