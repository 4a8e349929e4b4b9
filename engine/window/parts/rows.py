"""Rows of acts: key, name, cost and odds; a refused act keeps its place, greys and says why."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.parts.slab import cap, cap_width
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_PAD = 5


class RowPlan(msgspec.Struct, frozen=True):
    """How one act is set: its height, and whether price or reason stand on a line of their own."""

    tall: float
    two: bool
    name_tall: float
    name_w: float
    note_tall: float = 0
    odds_above: bool = True


def row_height(pen: Pen) -> float:
    """Height of a row of one line."""
    return max(30.0, pen.line_height(13.5, "label") + 2 * _PAD + 3)


def odds_words(view: PageView, act: Node) -> tuple[str, str]:
    """The chance that stands at the right edge, and its colour."""
    if act.odds is not None:
        odds = act.odds
        return view.say("text.odds_die", most=odds.most, die=odds.die) if odds.die else f"{odds.chance} %", "gold"
    if act.struck:
        return view.say("window.struck", chance=max(chance.chance for chance in act.struck)), "danger"
    return "", ""


def plan_row(pen: Pen, view: PageView, act: Node, w: float, key: str, note: str) -> RowPlan:
    """Measure one act in a width."""
    line = pen.line_height(13.5, "label")
    room = w - 20 - (cap_width(pen, key) + 8 if key else 0)
    odds, _ = odds_words(view, act)
    odds_w = pen.width(odds, 13.5, "strong") + 10 if odds else 0
    note_w = pen.width(note, 12.5, "label") + 12 if note else 0
    name_w = pen.width(act.name, 13.5, "strong")
    if min(name_w, pen.width(act.short, 13.5, "strong") if act.short else 1e9) * 0.88 <= room - odds_w - note_w:
        return RowPlan(row_height(pen), False, line, room - odds_w - note_w)
    # A short chance stays beside the name; a long one goes below it, beside the price.
    above = odds_w <= room * 0.3
    name_w = room - odds_w if above else room
    name_tall = line * pen.rows(act.name, name_w, 3, 13.5, "strong", act.short)
    note_w = room if above else room - odds_w
    small = pen.line_height(12.5, "label")
    note_tall = small * pen.rows(note, note_w, 3, 12.5, "label") if note else 0.0 if above else small
    two = bool(note) or not above
    return RowPlan(name_tall + note_tall + 2 * _PAD + 3, two, name_tall, name_w, note_tall, above)


def act_row(
    pen: Pen, view: PageView, x: float, y: float, w: float, key: str, act: Node, chosen: bool, note: str
) -> float:
    """One act; the chosen one has a gold edge. `note` is its price, or the reason of its refusal. Its height.

    A blank key leaves the room of a key cap free.
    """
    plan = plan_row(pen, view, act, w, key, note)
    tall = plan.tall - 3
    focused = view.focus == act.id
    if chosen or focused:
        with pen.group(f"focus.row.{act.id}", x, y):
            if chosen:
                pen.box(x, y, w, tall, "#F2B65A26", Layer.CHIP, fill2="#F2B65A0c", radius=5, line=1.3, edge="candle")
            else:
                pen.box(x, y, w, tall, "#00000000", Layer.CHIP, radius=5, line=1.6, edge="flame")
    line = pen.line_height(13.5, "label")
    middle = y + _PAD - 1.5 + (tall + 3 - 2 * _PAD) / 2 if not plan.two else y + _PAD - 1.5 + plan.name_tall / 2
    left = x + 10
    if key:
        if key.strip():
            cap(pen, x + 6, middle, key, dim=not act.enabled)
        left = x + 6 + cap_width(pen, key) + 8
    right = x + w - 8
    face, colour = ("strong" if chosen else "label"), ("bone" if act.enabled else "faint")
    top = y + _PAD - 1.5
    odds, tint = odds_words(view, act)
    if odds:
        centre = middle if plan.odds_above else top + plan.name_tall + plan.note_tall / 2
        pen.line(odds, right, centre + line * 0.29, 13.5, "strong", tint, anchor="right", fit=right - left)
    name_tall = plan.name_tall if plan.two or plan.name_tall > line * 1.5 else tall + 3 - 2 * _PAD
    pen.block(act.name, left, top, plan.name_w, name_tall, 13.5, face, colour, short=act.short)
    _note(pen, plan, left, top, right, middle, act, note, pen.width(odds, 13.5, "strong") + 10 if odds else 0)
    pen.hit(act.id, x, y, w, tall, act=act.id, tip=act.text, key=key.strip())
    return plan.tall


def _note(
    pen: Pen, plan: RowPlan, left: float, top: float, right: float, middle: float, act: Node, note: str, odds_w: float
) -> None:
    if not note:
        return
    line, colour = pen.line_height(13.5, "label"), "muted" if act.enabled else "danger"
    if plan.two:
        room = right - left - (0 if plan.odds_above else odds_w)
        pen.block(note, left, top + plan.name_tall, room, plan.note_tall, 12.5, "label", colour)
    else:
        pen.line(note, right - odds_w, middle + line * 0.29, 12.5, "label", colour, anchor="right")
