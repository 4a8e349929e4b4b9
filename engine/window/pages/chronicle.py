"""The chronicle in full: every line with its turn, filtered by how it was perceived; the newest stand last."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, scrolled
from engine.window.parts.sheet import sheet
from engine.window.parts.story import margin, tint
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

CHANNELS = ("", "you", "seen", "heard")
_ICONS = {"": "scroll-quill", "you": "cowled", "seen": "eyeball", "heard": "conversation"}


def chronicle(pen: Pen, view: PageView) -> None:
    """Draw the page."""
    lines = [node for node in view.tree.children if not view.filter or node.kind == view.filter]
    free = sheet(pen, view, view.tree.name, view.tree.text, width=860)
    tall = max(30.0, pen.line_height(13, "label") + 12)
    _filters(pen, view, free, tall)
    body = Rect(free.x, free.y + tall + 12, free.w, free.h - tall - 12)
    if not lines:
        pen.block(view.say("window.chronicle.empty"), body.x, body.y, body.w, 60 * pen.roomy, 15, "aside", "muted")
    now = max((node.age or 0 for node in view.tree.children), default=0)
    left = margin(pen, tuple(lines))
    rows = [_row(pen, body, node, left, now, before) for node, before in zip(lines, [None, *lines], strict=False)]
    scrolled(pen, "chronicle", body.x, body.y, body.w, body.h, rows, view.scroll.get("chronicle", 0), end=True)


def _filters(pen: Pen, view: PageView, free: Rect, tall: float) -> None:
    wide = min(190 * pen.t, (free.w - 30) / len(CHANNELS))
    for index, channel in enumerate(CHANNELS):
        x, node, on = free.x + index * (wide + 10), f"filter.{channel}", view.filter == channel
        edge = "flame" if view.focus == node else "candle" if on else "#FFFFFF" if pen.theme.plain else "#4a3b2a"
        pen.box(x, free.y, wide, tall, "#3a2a14" if on else "#0e0c0d", Layer.CHIP, radius=tall / 2,
                line=2.2 if view.focus == node else 1.3, edge=edge)
        pen.icon(_ICONS[channel], x + 6 + 11 * pen.t, free.y + tall / 2, 16, "flame" if on else "muted", scaled=True)
        left = x + 10 + 21 * pen.t
        pen.block(view.say(f"window.channel.{channel or 'all'}"), left, free.y, x + wide - 12 - left, tall, 13, "label",
                  "bone" if on else "muted")
        pen.hit(node, x, free.y, wide, tall, act=node)


def _row(pen: Pen, body: Rect, node: Node, left: float, now: int, before: Node | None) -> Row:
    """One line; its turn stands in the margin where it differs from the line before."""
    wide = min(body.w - left - 20, 620 * pen.t)
    line = pen.line_height(14.5)
    rows = len(pen.lines(node.text, wide, 14.5))
    new_turn = before is None or before.age != node.age

    def draw(y: float) -> None:
        if new_turn and node.age is not None:
            pen.line(str(node.age), body.x + left - 12, y + 3 + line * 0.78, 12.5, "strong", "faint", anchor="right")
        pen.paragraph(node.text, body.x + left, y + 3, wide, 14.5, colour=tint(node, now))
        pen.hit(node.id, body.x + left - 4, y, body.w - left - 10, max(18.0, line * rows + 5), tip="")

    return Row(max(18.0, line * rows + 5), draw)
