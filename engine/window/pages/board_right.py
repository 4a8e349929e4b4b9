"""The right slabs: the sum of the chosen act's odds, what can be done here, what falls due, the chronicle."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pages.board_layout import Rect
from engine.window.parts.candle import candle
from engine.window.parts.rows import act_row, row_height
from engine.window.parts.slab import slab
from engine.window.parts.story import story
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

BETWEEN = 8
# Kinds of acts that are done by dragging, pointing or walking, and need no row of their own unless there is room.
MINOR = ("kit", "errand")


def shown_acts(view: PageView) -> list[Node]:
    """The rows of the list: what the focused thing offers comes first, small deeds last."""
    acts = view.node("acts")
    if acts is None:
        return []
    if view.node("choice") is not None:
        return list(acts.children)
    focus = view.focus.split(".")[0]
    mine = [act for act in acts.children if focus and _about(act, focus)]
    rest = [act for act in acts.children if act not in mine]
    major = [act for act in rest if act.enabled and act.kind not in MINOR]
    refused = [act for act in rest if not act.enabled and act.kind not in MINOR]
    minor = [act for act in rest if act.kind in MINOR]
    return mine + major + refused + minor


def _about(act: Node, place: str) -> bool:
    return place in act.id.split(".")[2:]


def right_slabs(pen: Pen, view: PageView, rect: Rect) -> None:
    """Three or four slabs from the top down."""
    at = rect.y
    chosen = view.node(view.chosen) if view.chosen else None
    if chosen is not None and chosen.odds is not None and pen.t < 1.4:
        at = _odds(pen, Rect(rect.x, at, rect.w, 0), chosen) + BETWEEN
    due = view.node("agenda")
    waiting = due.children if due is not None else ()
    left = rect.bottom - at
    story_h = max(104 * pen.roomy, left * 0.3)
    candle_h = 128 * pen.roomy if waiting and left > 420 * pen.roomy else 0
    acts_h = left - story_h - BETWEEN - (candle_h + BETWEEN if candle_h else 0)
    _acts(pen, view, Rect(rect.x, at, rect.w, acts_h))
    at += acts_h + BETWEEN
    if candle_h and due is not None:
        top = slab(pen, rect.x, at, rect.w, candle_h, due.name)
        candle(pen, rect.x + 12, top - 6, rect.w - 20, at + candle_h - top, waiting)
        pen.hit("agenda", rect.x, at, rect.w, candle_h, tip=due.text)
        at += candle_h + BETWEEN
    _story(pen, view, Rect(rect.x, at, rect.w, rect.bottom - at))


def _acts(pen: Pen, view: PageView, rect: Rect) -> None:
    rows = shown_acts(view)
    acts = view.node("choice") or view.node("acts")
    row = row_height(pen)
    room = max(1, int((rect.h - 44 * pen.roomy) // row))
    first = min(view.scroll.get("acts", 0), max(0, len(rows) - room))
    shown = rows[first : first + room]
    note = view.say("window.of", first=first + 1, last=first + len(shown), all=len(rows)) if len(rows) > room else ""
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, acts.name if acts is not None else "", note)
    pen.hit("acts", rect.x, rect.y, rect.w, rect.h)
    for index, act in enumerate(shown):
        key = str(index + 1) if index < 9 else ""
        act_row(pen, rect.x + 8, top + index * row, rect.w - 16, key, act, act.id == view.chosen, _cost(view, act))


def _cost(view: PageView, act: Node) -> str:
    if act.cost is None:
        return ""
    if not act.cost.stamina:
        return view.say("window.ap", ap=act.cost.ap)
    return view.say("window.ap_stamina", ap=act.cost.ap, stamina=act.cost.stamina)


def _odds(pen: Pen, rect: Rect, act: Node) -> float:
    """The hit chance once, large, with every part of its sum; returns the lower edge."""
    assert act.odds is not None
    terms = act.odds.terms
    rows = (len(terms) + 1) // 2
    tall = 112 + 27 * rows
    slab(pen, rect.x, rect.y, rect.w, tall, act.name)
    figure = str(act.odds.chance)
    pen.line(figure, rect.x + 16, rect.y + 84, 44, "title", "gold")
    pen.line("%", rect.x + 18 + pen.width(figure, 44, "title"), rect.y + 84, 22, "title", "gold")
    if act.damage is not None:
        low, high = act.damage
        words = f"{low}\u2013{high}" if low != high else str(low)
        pen.line(words, rect.right - 14, rect.y + 84, 24, "strong", "bone", anchor="right")
    half = (rect.w - 28) / 2
    for index, term in enumerate(terms):
        x, y = rect.x + 14 + index % 2 * (half + 5), rect.y + 98 + index // 2 * 27
        pen.box(x, y, half - 5, 23, "#0e0c0d", Layer.CHIP, radius=5, line=1, edge="#3a332b")
        value = f"{term.value:+d}" if index else str(term.value)
        colour = "bone" if term.value >= 0 else "danger"
        used = pen.line(value, x + half - 12, y + 16, 13, "strong", colour, anchor="right")
        pen.line(term.name, x + 7, y + 16, 12.5, "label", "muted", fit=half - 26 - used)
    pen.hit(act.id, rect.x, rect.y, rect.w, tall, tip=act.text)
    return rect.y + tall


def _story(pen: Pen, view: PageView, rect: Rect) -> None:
    chronicle = view.node("chronicle")
    if chronicle is None:
        return
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, chronicle.name)
    story(pen, rect.x + 8, top - 2, rect.w - 20, rect.bottom - 10, chronicle.children, view.tree.age or 0)
    pen.hit("chronicle", rect.x, rect.y, rect.w, rect.h, act="page.chronicle", tip=chronicle.text)
