"""The gate: three who would go in, each as a card with all that tells them apart (CHAR-1)."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled, space, void
from engine.window.parts.sheet import backdrop, columns, headed
from engine.window.parts.slab import button, slab
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_ICONS = {
    "pools": ("health-normal", "#FF9E90"), "attributes": ("biceps", "ore"), "skills": ("crossed-swords", "bone"),
    "ability": ("sparkles", "violet"), "kit": ("knapsack", "muted"),
    "card": ("perspective-dice-six-faces-three", "candle"),
}


def pick(pen: Pen, view: PageView) -> None:
    """Draw the page: one card beside the other; in an upright window one below the other."""
    backdrop(pen)
    wide, high = pen.frame.width, pen.frame.height
    free = headed(pen, view, Rect(6, 4, wide - 12, high - 8), view.tree.name, view.tree.text)
    three = view.tree.children
    if high > 1.25 * wide:
        each = (free.h - 20 * (len(three) - 1)) / max(len(three), 1)
        rects = [Rect(free.x, free.y + index * (each + 20), free.w, each) for index in range(len(three))]
    else:
        rects = columns(free, max(len(three), 1), 22)
    for node, rect in zip(three, rects, strict=False):
        _candidate(pen, view, rect, node)


def _candidate(pen: Pen, view: PageView, rect: Rect, node: Node) -> None:
    number, act = node.value or 0, f"pick.{node.value}"
    focused = view.focus in (act, node.id)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    if focused:
        ring = rect.inset(-2)
        pen.box(ring.x, ring.y, ring.w, ring.h, "#00000000", Layer.CHIP, radius=10, line=2.4, edge="flame")
    pen.hit(node.id, rect.x, rect.y, rect.w, rect.h, act=act, tip=node.text, key=str(number))
    top = _portrait(pen, view, rect, node)
    foot = max(46.0, pen.line_height(14, "title") + pen.line_height(12.5, "label") + 14)
    x, w = rect.x + 18, rect.w - 36
    rows = [*prose(pen, node.text, x, w - 8, 14.5, "aside", "bone"), space(10)]
    for fact in node.children:
        rows += _fact(pen, x, w - 8, fact)
    name = "pick" if number == 1 else f"pick.{number}"
    scrolled(pen, name, x, top, w + 6, rect.bottom - foot - 22 - top, rows, view.scroll.get(name, 0))
    button(pen, act, rect.x + 14, rect.bottom - foot - 12, rect.w - 28, foot, view.say("window.pick"), str(number),
           strong=focused or (not view.focus and number == 1), focused=view.focus == act)


def _portrait(pen: Pen, view: PageView, rect: Rect, node: Node) -> float:
    """A hooded face before the place it comes from; returns the lower edge."""
    tall = min(190.0, rect.h * 0.27)
    name = pen.line_height(17, "title") if pen.t < 1.5 else pen.line_height(14, "title")
    cx = rect.middle[0]
    scene, icon = view.scene_of(node.kind), view.icon_of(node.kind)
    pen.raised = 1
    if not pen.theme.plain:
        pen.face(f"scene.{scene}", rect.x + 12, rect.y + 12, rect.w - 24, tall, Layer.FACE, radius=7, rim="#6B5433",
                 seed=(node.value or 0) * 5 + 2, tint="#c8b898")
    radius = tall * 0.36
    pen.disc(cx, rect.y + 12 + tall / 2, radius, "#2a2118", Layer.PLATE, fill2="#120e0c", line=2.6, edge="#B58B4A")
    pen.icon("cowled" if icon == "plain-square" else icon, cx, rect.y + 12 + tall / 2, radius * 1.4, "flame")
    pen.raised = 0
    pen.block(node.name, rect.x + 16, rect.y + tall + 18, rect.w - 32, name, 17 if pen.t < 1.5 else 14, "title",
              "candle", anchor="center")
    pen.rule(rect.x + 18, rect.y + tall + 22 + name, rect.w - 36, "line", Layer.CHIP)
    return rect.y + tall + 30 + name


def _fact(pen: Pen, x: float, w: float, fact: Node) -> list[Row]:
    """A line with its glyph; each item of a list that is too long for one line flows on."""
    icon, tint = _ICONS.get(fact.kind, ("info", "muted"))
    left, line = 18 * pen.t + 10, pen.line_height(13.5, "label")
    face = "strong" if fact.kind in ("pools", "ability") else "label"
    lines = pen.lines(fact.text, w - left, 13.5, face)

    def row(index: int, words: str) -> Row:
        def draw(y: float) -> None:
            if index == 0:
                pen.icon(icon, x + 9 * pen.t, y + line / 2, 17, tint, scaled=True)
            void(pen.line(words, x + left, y + line * 0.76, 13.5, face, "bone"))

        return Row(line, draw)

    return [*(row(index, words) for index, words in enumerate(lines)), space(9)]
