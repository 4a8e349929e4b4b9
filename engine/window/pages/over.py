"""Over every page: what was just refused or heard, the tooltip or the enlarged card, the thing that is dragged."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.pages.board_layout import board_layout
from engine.window.pages.zones import zones
from engine.window.parts.enlarged import enlarged, is_card
from engine.window.parts.pockets import pocket
from engine.window.parts.rect import Rect
from engine.window.parts.rows import odds_words
from engine.window.parts.slab import slab
from engine.window.parts.spot import Zones, free_spot
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_LARGEST_LIFT = 70_000.0  # square points; larger places are no buttons


def over(pen: Pen, view: PageView) -> None:
    """Draw it all above everything else."""
    pen.raised = 3
    keep = zones(pen.frame, pen.picture.hits)
    low = board_layout(pen.frame).strip.y if keep.clear else pen.frame.height
    table = Rect(0, 0, pen.frame.width, low)
    if view.toast:
        keep = _banner(pen, view.toast, table, keep, "hand", "danger")
    if view.caption and view.settings.captions:
        keep = _banner(pen, view.caption, table, keep, "conversation", "muted")
    if view.drag:
        _dragged(pen, view)
    elif view.tip:
        with pen.group(f"tip.{view.tip_at[0]:.0f}.{view.tip_at[1]:.0f}", *view.tip_at[:2]):
            _tip(pen, view, low, keep)
    pen.raised = 0
    if view.hover and not view.drag:
        _hovered(pen, view)


def _hovered(pen: Pen, view: PageView) -> None:
    """An outline about what the pointer is over, where a click would do something."""
    hit = next((hit for hit in reversed(pen.picture.hits) if hit.node == view.hover), None)
    node = view.node(view.hover)
    if hit is None or not hit.act or (node is not None and not node.enabled) or hit.w * hit.h > _LARGEST_LIFT:
        return
    pen.raised = 2
    with pen.group(f"focus.hover.{hit.node}", hit.x, hit.y):
        pen.box(hit.x, hit.y, hit.w, hit.h, "#00000000", Layer.FLOAT, radius=6, line=1.4, edge="#EFE6D2A0")
    pen.raised = 0


def _banner(pen: Pen, words: str, table: Rect, keep: Zones, icon: str, colour: str) -> Zones:
    """A few lines near the lower edge of the page, where they cover nothing that is kept clear; the zones with them."""
    line, left = pen.line_height(14, "label"), 30 * pen.t
    foot = Rect(table.x + table.w / 2 - 1, table.bottom - 2, 2, 1)
    for most in (560.0, 420.0, 300.0, 220.0, 160.0):
        room = min(table.w - 80, most * pen.t)
        rows = pen.rows(words, room, 8, 14, "label")
        wide = (min(room, pen.width(words, 14, "label")) if rows == 1 else room) + left + 18
        tall = rows * line + 14
        found = free_spot(table, foot, wide, tall, keep)
        if found is not None:
            break
    else:
        found = Rect((table.w - wide) / 2, table.bottom - 10 - tall, wide, tall)
    x, y = found.x, found.y
    pen.shadow(x, y, wide, tall, Layer.TABLE)
    pen.box(x, y, wide, tall, "#141114f6", Layer.PLATE, radius=min(tall / 2, 16), line=1.4, edge=colour)
    pen.icon(icon, x + 8 + left / 2, y + tall / 2, 16, colour, scaled=True)
    pen.block(words, x + left + 6, y + 7, wide - left - 16, rows * line, 14, "label", "bone")
    return Zones((*keep.clear, found), keep.rather)


def _dragged(pen: Pen, view: PageView) -> None:
    node = view.node(view.drag)
    if node is None:
        return
    x, y = view.pointer
    hits = len(pen.picture.hits)
    pocket(pen, "dragged", x - 24, y - 24, 48, node, view.icon_of(node.art))
    del pen.picture.hits[hits:]


def _tip(pen: Pen, view: PageView, low: float, keep: Zones) -> None:
    subject = Rect(*view.tip_at)
    node = _node_at(pen, view, subject)
    # What lies in the hand is itself below; its card stands above it.
    table = Rect(0, 0, pen.frame.width, low if subject.y < low else subject.y)
    if node is not None and is_card(node):
        enlarged(pen, view, node, table, subject, keep)
    else:
        _words(pen, view, table, subject, node, keep)


def _node_at(pen: Pen, view: PageView, subject: Rect) -> Node | None:
    """The node whose place on the page is pointed at."""
    for hit in pen.picture.hits:
        if (hit.x, hit.y, hit.w, hit.h) == (subject.x, subject.y, subject.w, subject.h):
            node = view.node(hit.node)
            if node is not None:
                return node
    return None


class _Told(msgspec.Struct, frozen=True):
    """A tooltip: its title, its words, the parts of a sum below them, and how large each of them is."""

    title: str
    terms: list[tuple[str, str, str]]
    wide: float
    title_tall: float
    words_tall: float
    row: float

    @property
    def tall(self) -> float:
        """Height of the panel."""
        return self.title_tall + self.words_tall + len(self.terms) * self.row + 18


def _words(pen: Pen, view: PageView, table: Rect, subject: Rect, node: Node | None, keep: Zones) -> None:
    """As wide as may be where nothing is covered that is kept clear; without the parts of the sum at last, which the
    panel of odds shows too.
    """
    for terms in ([], _terms(view, node))[:: -1]:
        for narrow in (1.0, 0.8, 0.62, 0.48, 0.36):
            told = _told(pen, view, table, node, terms, narrow)
            rect = free_spot(table, subject, told.wide + 26, told.tall, keep)
            if rect is not None:
                _write(pen, view, told, rect)
                return


def _told(
    pen: Pen, view: PageView, table: Rect, node: Node | None, terms: list[tuple[str, str, str]], narrow: float
) -> _Told:
    inner = min(300 * max(1, pen.t * 0.8), table.w - 60) * narrow
    named = node is not None and bool(node.name) and node.name.lower() not in view.tip.lower()
    title = node.name if node is not None and named else ""
    line, row = pen.line_height(13.5, "label"), pen.line_height(13, "label") + 3
    title_tall = pen.tall(title, inner, 14, "strong") + 3 if title else 0
    words_tall = line * pen.rows(view.tip, inner, 9, 13.5, "label")
    wide = inner if words_tall > line * 1.5 or terms else max(
        min(inner, pen.width(view.tip, 13.5, "label") + 2), min(inner, pen.width(title, 14, "strong") + 2))
    return _Told(title, terms, wide, title_tall, words_tall, row)


def _write(pen: Pen, view: PageView, told: _Told, rect: Rect) -> None:
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    at = rect.y + 9
    if told.title:
        pen.paragraph(told.title, rect.x + 13, at, told.wide, 14, "strong", "candle")
        at += told.title_tall
    pen.block(view.tip, rect.x + 13, at, told.wide, told.words_tall, 13.5, "label", "bone")
    at += told.words_tall
    for name, value, colour in told.terms:
        used = pen.width(value, 13, "strong") + 6
        pen.block(name, rect.x + 13, at, told.wide - used - 8, told.row, 13, "label", "muted")
        pen.block(value, rect.right - 13 - used, at, used, told.row, 13, "strong", colour, anchor="right")
        at += told.row


def _terms(view: PageView, node: Node | None) -> list[tuple[str, str, str]]:
    """Every part of the sum behind a chance."""
    if node is None:
        return []
    chances = [node.odds] if node.odds is not None else list(node.struck)
    found: list[tuple[str, str, str]] = []
    for chance in chances[:2]:
        for index, term in enumerate(chance.terms):
            value = f"{term.value:+d}".replace("-", "\u2212") if index else str(term.value)
            found.append((term.name, value, "danger" if term.value < 0 else "bone"))
        words, colour = odds_words(view, node)
        found.append(("", words if chance is node.odds else f"{chance.chance} %", colour))
    return found
