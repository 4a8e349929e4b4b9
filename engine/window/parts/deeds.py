"""Deeds in wide rows: glyph, name, chance and what it costs, with what it may do (look: the lore of a place)."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.prices import cost_words, risk_words
from engine.window.parts.rows import act_row, odds_words, plan_row
from engine.window.parts.scrolling import Row, void
from engine.window.parts.slab import cap, cap_width
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_WIDE = 560.0


def icon_of_act(view: PageView, act: Node) -> str:
    """The glyph of a deed."""
    return view.verbs.of(act.command).icon if act.command is not None else "info"


def deed_rows(pen: Pen, view: PageView, x: float, w: float, acts: list[Node]) -> list[Row]:
    """One row for each deed, with the number that the page dealt to it."""
    row = _wide if w >= _WIDE * pen.t * 0.9 else _narrow
    return [row(pen, view, x, w, act, view.numbers.of(act)) for act in acts]


def _note(view: PageView, act: Node) -> str:
    """Price and damage, or the reason why not."""
    if not act.enabled:
        return act.reason
    parts = [cost_words(view, act) or view.say("window.free"), *filter(None, [risk_words(act)])]
    if act.damage is not None:
        low, high = act.damage
        span = view.say("span", low=low, high=high) if low != high else str(low)
        parts.append(view.say("window.damage_span", span=span))
    return ", ".join(parts)


def _narrow(pen: Pen, view: PageView, x: float, w: float, act: Node, key: str) -> Row:
    note = _note(view, act)
    tall = plan_row(pen, view, act, w, key, note).tall
    return Row(tall, lambda y: void(act_row(pen, view, x, y, w, key, act, act.id == view.chosen, note)))


def _wide(pen: Pen, view: PageView, x: float, w: float, act: Node, key: str) -> Row:
    line = pen.line_height(14, "label")
    note, note_w = _note(view, act), w * 0.32
    odds, colour = odds_words(view, act)
    odds_w = max(62 * pen.t, pen.width(odds, 15, "strong") + 8) if odds else 0.0
    left = 10 + cap_width(pen, key) + 30 * pen.t
    name_w = w - left - note_w - odds_w - 26
    rows = max(pen.rows(act.name, name_w, 3, 14, "label"), pen.rows(note, note_w, 3, 13, "label"))
    tall = max(42.0, line * rows + 22)

    def draw(y: float) -> None:
        h, focused, chosen = tall - 5, view.focus == act.id, view.chosen == act.id
        edge = "flame" if focused else "candle" if chosen else "#FFFFFF" if pen.theme.plain else "#3a332b"
        pen.box(x, y, w, h, "#241a10" if chosen else "#0e0c0d", Layer.CHIP, radius=6, line=2 if focused else 1.1,
                edge=edge)
        middle = y + h / 2
        if key.strip():
            cap(pen, x + 8, middle, key, dim=not act.enabled)
        pen.icon(icon_of_act(view, act), x + 14 + cap_width(pen, key) + 11 * pen.t, middle, 19,
                 "candle" if act.enabled else "none", scaled=True)
        pen.block(act.name, x + left, y, name_w, h, 14, "label", "bone" if act.enabled else "faint", short=act.short)
        if odds:
            pen.block(odds, x + w - note_w - odds_w - 16, y, odds_w, h, 15, "strong", colour, anchor="right")
        pen.block(note, x + w - note_w - 6, y, note_w, h, 13, "label", "muted" if act.enabled else "danger")
        pen.hit(act.id, x, y, w, h, act=act.id, tip=act.text, key=key.strip())

    return Row(tall, draw)
