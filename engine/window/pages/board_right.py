"""The right slabs: the sum of the chosen act's odds, what can be done here, what falls due, the chronicle."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pages.board_acts import act_list, planned
from engine.window.pages.board_odds import odds_height, odds_panel
from engine.window.parts.candle import candle, due_rows
from engine.window.parts.rect import Rect
from engine.window.parts.rows import row_height
from engine.window.parts.slab import button, head, slab
from engine.window.parts.story import story
from engine.window.pen import Pen
from engine.window.view import PageView

BETWEEN = 8
_LEAST_ROWS = 4


def right_slabs(pen: Pen, view: PageView, rect: Rect) -> None:
    """Four slabs from the top down; what has no room goes in the order of the guide (look: 12)."""
    chosen = view.node(view.chosen) if view.chosen else None
    due = view.node("agenda")
    dues = due.children if due is not None else ()
    least = head(pen, 0) + _LEAST_ROWS * row_height(pen) + 8
    story_h = head(pen, 0) + 3 * pen.line_height() + 14
    odds_h = odds_height(pen, chosen, rect.w)
    wide_candle, narrow = 128 * pen.roomy, head(pen, 0) + min(len(dues), 3) * 24 * pen.roomy + 8
    agenda_h = 0.0 if not dues else wide_candle if pen.t < 1.35 and not odds_h else narrow
    room = rect.h - least
    if odds_h + agenda_h + story_h + 3 * BETWEEN > room:
        story_h = head(pen, 0) - 4
    if odds_h + agenda_h + story_h + 3 * BETWEEN > room:
        agenda_h = min(agenda_h, head(pen, 0) + 24 * pen.roomy + 8)
    if odds_h + agenda_h + story_h + 3 * BETWEEN > room:
        odds_h = 0
    taken = sum(part + BETWEEN for part in (odds_h, agenda_h, story_h) if part)
    _stack(pen, view, rect, chosen, (odds_h, rect.h - taken, agenda_h, story_h))


def _stack(
    pen: Pen, view: PageView, rect: Rect, chosen: Node | None, parts: tuple[float, float, float, float]
) -> None:
    odds_h, acts_room, agenda_h, story_h = parts
    at = rect.y
    if odds_h and chosen is not None:
        odds_panel(pen, view, Rect(rect.x, at, rect.w, odds_h), chosen)
        at += odds_h + BETWEEN
    plan = planned(pen, view, rect.w - 22, acts_room)
    acts_h = min(acts_room, head(pen, 0) + sum(row.tall for row in plan) + 8)
    if story_h < head(pen, 0):
        acts_h = acts_room
    act_list(pen, view, Rect(rect.x, at, rect.w, acts_h), plan)
    at += acts_h + BETWEEN
    due = view.node("agenda")
    if agenda_h and due is not None:
        _agenda(pen, view, Rect(rect.x, at, rect.w, agenda_h), due)
        at += agenda_h + BETWEEN
    _story(pen, view, Rect(rect.x, at, rect.w, rect.bottom - at), story_h < head(pen, 0))


def _agenda(pen: Pen, view: PageView, rect: Rect, due: Node) -> None:
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, due.name)
    pen.hit("agenda", rect.x, rect.y, rect.w, rect.h, tip=due.text)
    if rect.h >= 128 * pen.roomy and pen.t < 1.35:
        candle(pen, view, rect.x + 12, top - 6, rect.w - 20, rect.bottom - top, due.children)
    else:
        due_rows(pen, view, rect.x + 14, top - 3, rect.w - 26, rect.bottom - top - 2, due.children)


def _story(pen: Pen, view: PageView, rect: Rect, small: bool) -> None:
    chronicle = view.node("chronicle")
    if chronicle is None:
        return
    if small:
        words = view.say("window.page.chronicle", key=view.key_of("chronicle"))
        button(pen, "page.chronicle", rect.x, rect.y, rect.w, rect.h, words, focused=view.focus == "page.chronicle")
        return
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, chronicle.name, view.key_of("chronicle"))
    story(pen, rect.x + 8, top - 2, rect.w - 20, rect.bottom - 10, chronicle.children, view.tree.age or 0)
    pen.hit("chronicle", rect.x, rect.y, rect.w, rect.h, act="page.chronicle", tip=chronicle.text)
