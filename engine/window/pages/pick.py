"""The gate: where it leads, and three who would go in, each as a card with all that tells them apart (CHAR-1)."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.pages.board_left import ATTRIBUTES, POOLS
from engine.window.pages.pick_theme import band, band_height
from engine.window.parts.cards import CardView, side_card
from engine.window.parts.gauges import tint
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled, space, void
from engine.window.parts.sheet import backdrop, columns, headed
from engine.window.parts.slab import button, slab
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView, seed_of

_ICONS = {
    "ability": ("sparkles", "violet"), "kit": ("knapsack", "muted"),
    "card": ("perspective-dice-six-faces-three", "candle"),
}
_SKILLS = {"melee": "crossed-swords", "ranged": "arrow-scope", "dodge": "dodging"}
# Up to this size of words the dealt card lies beside the portrait.
_DEALT = 1.3


def pick(pen: Pen, view: PageView) -> None:
    """Draw the page: the theme, and below one card beside the other; in an upright window one below the other."""
    backdrop(pen)
    wide, high = pen.frame.width, pen.frame.height
    whole = headed(pen, view, Rect(6, 4, wide - 12, high - 8), view.tree.name, view.tree.text)
    if not view.tree.children:
        return
    people, themes = view.tree.children
    three, above = people.children, band_height(pen, whole, themes)
    free = Rect(whole.x, whole.y + above + 10, whole.w, whole.h - above - 10)
    if high > 1.25 * wide:
        each = (free.h - 20 * (len(three) - 1)) / max(len(three), 1)
        rects = [Rect(free.x, free.y + index * (each + 20), free.w, each) for index in range(len(three))]
    else:
        rects = columns(free, max(len(three), 1), 22)
    for node, rect in zip(three, rects, strict=False):
        _candidate(pen, view, rect, node)
    # Last, so that the first thing that stands out on the page is who goes in.
    band(pen, view, Rect(whole.x, whole.y, whole.w, above), themes)


def _candidate(pen: Pen, view: PageView, rect: Rect, node: Node) -> None:
    number, act = node.value or 0, f"pick.{node.value}"
    focused = view.focus in (act, node.id)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    if focused:
        ring = rect.inset(-2)
        pen.box(ring.x, ring.y, ring.w, ring.h, "#00000000", Layer.CHIP, radius=10, line=2.4, edge="flame")
    pen.hit(node.id, rect.x, rect.y, rect.w, rect.h, act=act, key=str(number))
    top = _portrait(pen, view, rect, node)
    foot = max(46.0, pen.line_height(14, "title") + pen.line_height(12.5, "label") + 14)
    x, w = rect.x + 18, rect.w - 36
    room = rect.bottom - foot - 22 - top
    rows = _told(pen, view, x, w - 8, node, room)
    name = "pick" if number == 1 else f"pick.{number}"
    scrolled(pen, name, x, top, w + 6, room, rows, view.scroll.get(name, 0))
    button(pen, act, rect.x + 14, rect.bottom - foot - 12, rect.w - 28, foot, view.say("window.pick"), str(number),
           strong=focused or (not view.focus and number == 1), focused=view.focus == act)


def _portrait(pen: Pen, view: PageView, rect: Rect, node: Node) -> float:
    """The sign of a class before the place it comes from, and the dealt card; returns the lower edge."""
    tall = min(184.0, rect.h * 0.28)
    size = 17 if pen.t < 1.5 else 14
    name = pen.line_height(size, "title")
    dealt = node.find(f"{node.id}.card.drawn") if pen.t <= _DEALT and tall > 140 else None
    cx, cy = rect.x + rect.w * (0.33 if dealt is not None else 0.5), rect.y + 12 + tall / 2
    scene, icon = view.scene_of(node.kind), view.icon_of(node.kind)
    pen.raised = 1
    if not pen.theme.plain:
        pen.face(f"scene.{scene}", rect.x + 12, rect.y + 12, rect.w - 24, tall, Layer.FACE, radius=7, rim="#6B5433",
                 seed=(node.value or 0) * 5 + 2, tint="#c8b898")
        pen.glow(cx, cy, tall * 0.55, "#F2A03A40", Layer.ART)
    radius = tall * 0.36
    pen.disc(cx, cy, radius, "#2a2118", Layer.PLATE, fill2="#120e0c", line=2.6, edge="#B58B4A")
    pen.icon("cowled" if icon == "plain-square" else icon, cx, cy, radius * 1.4, "flame")
    if dealt is not None:
        high = min(tall - 18, 158.0)
        _dealt(pen, view, Rect(rect.right - 32 - high * 0.76, cy - high / 2, high * 0.76, high), dealt)
    pen.raised = 0
    pen.block(node.name, rect.x + 16, rect.y + tall + 18, rect.w - 32, name, size, "title", "candle", anchor="center")
    pen.rule(rect.x + 18, rect.y + tall + 22 + name, rect.w - 36, "line", Layer.CHIP)
    return rect.y + tall + 30 + name


def _dealt(pen: Pen, view: PageView, rect: Rect, node: Node) -> None:
    """The one card that luck added; its words are told below."""
    bare = msgspec.structs.replace(node, text="")
    side_card(pen, rect.x, rect.y, CardView(bare, view.icon_of(node.art), seed_of(node.art)), rect.w, rect.h)


def _told(pen: Pen, view: PageView, x: float, w: float, node: Node, room: float) -> list[Row]:
    """All that is worth a row; the kit is drawn too where there is room."""
    rows = [*prose(pen, node.text, x, w, 14.5, "aside", "bone"), space(8)]
    for fact in node.children:
        rows += [*_row(pen, x, w, fact), space(7)]
    kit = node.find(f"{node.id}.kit")
    goods = _goods(pen, view, x, w, kit.children) if kit is not None and kit.children else None
    if goods is not None and sum(row.tall for row in rows) + goods.tall <= room:
        rows.insert(len(rows) - 2 * sum(1 for fact in node.children if fact.kind == "card"), goods)
    return rows


def _row(pen: Pen, x: float, w: float, fact: Node) -> list[Row]:
    if fact.kind == "attributes":
        return [_columns(pen, x, w, fact)]
    if fact.kind in ("pools", "skills"):
        room = (w / max(len(fact.children), 1) - 21 * pen.t - 4) / 0.88
        fits = all(pen.width(figure.text, 13.5, "strong") <= room for figure in fact.children)
        return [(_cells if fits else _columns)(pen, x, w, fact)]
    return _fact(pen, x, w, fact)


def _look(pen: Pen, figure: Node) -> tuple[str, str]:
    if figure.kind in POOLS:
        return POOLS[figure.kind][0], tint(pen.theme, figure.kind)
    return {**ATTRIBUTES, **_SKILLS}.get(figure.kind, "info"), "ore" if figure.kind in ATTRIBUTES else "muted"


def _cells(pen: Pen, x: float, w: float, fact: Node) -> Row:
    """Figures side by side, each with its glyph and its name."""
    wide, tall = w / max(len(fact.children), 1), max(24.0, pen.line_height(13.5, "strong") + 4)

    def draw(y: float) -> None:
        for index, figure in enumerate(fact.children):
            left, (icon, colour) = x + index * wide, _look(pen, figure)
            pen.icon(icon, left + 9 * pen.t, y + tall / 2, 17, colour, scaled=True)
            pen.block(figure.text, left + 21 * pen.t, y, wide - 21 * pen.t - 4, tall, 13.5, "strong")

    return Row(tall, draw)


def _columns(pen: Pen, x: float, w: float, fact: Node) -> Row:
    """Glyph and value, the name below; all names are short where one would have to be."""
    wide = w / max(len(fact.children), 1)
    line, low = pen.line_height(14, "strong"), pen.line_height(12.5, "label")
    fits = all(pen.width(figure.name, 12.5, "label") <= (wide - 4) / 0.88 for figure in fact.children)

    def draw(y: float) -> None:
        for index, figure in enumerate(fact.children):
            cx, (icon, colour) = x + (index + 0.5) * wide, _look(pen, figure)
            pen.icon(icon, cx - 9 * pen.t, y + line / 2, 16, colour, scaled=True)
            pen.block(_value(figure), cx + 3 * pen.t, y, wide / 2 - 4 * pen.t, line, 14, "strong")
            pen.block(figure.name if fits else figure.short or figure.name, cx - wide / 2 + 1, y + line, wide - 2, low,
                      12.5, "label", "muted", anchor="center")

    return Row(line + low, draw)


def _value(figure: Node) -> str:
    return f"{figure.value} %" if figure.kind in _SKILLS else str(figure.value)


def _goods(pen: Pen, view: PageView, x: float, w: float, cards: tuple[Node, ...]) -> Row:
    """The kit as it lies in the pack."""
    size = min(34.0, (w - 4 * (len(cards) - 1)) / len(cards))

    def draw(y: float) -> None:
        for index, card in enumerate(cards):
            left = x + index * (size + 4)
            edge = "#FFFFFF" if pen.theme.plain else "#4a3b2a"
            pen.box(left, y, size, size, "#0d0b0b", Layer.CHIP, fill2="#221c18", radius=5, line=1.2, edge=edge)
            pen.icon(view.icon_of(card.art), left + size / 2, y + size / 2, size * 0.64, "#DCCBA6")

    return Row(size + 8, draw)


def _fact(pen: Pen, x: float, w: float, fact: Node) -> list[Row]:
    """A line with its glyph; what is too long for one line flows on."""
    icon, colour = _ICONS.get(fact.kind, ("info", "muted"))
    left, line = 18 * pen.t + 10, pen.line_height(13.5, "label")
    lines = pen.lines(fact.text, w - left, 13.5, "label")

    def row(index: int, words: str) -> Row:
        def draw(y: float) -> None:
            if index == 0:
                pen.icon(icon, x + 9 * pen.t, y + line / 2, 17, colour, scaled=True)
            void(pen.line(words, x + left, y + line * 0.76, 13.5, "label", "bone"))

        return Row(line, draw)

    return [row(index, words) for index, words in enumerate(lines)]
