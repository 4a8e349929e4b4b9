"""The end of a life: who it was, how far it came, by what chain of events it ended, and what was seen last (CHAR-6)."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled, space
from engine.window.parts.sheet import heading, sheet
from engine.window.parts.slab import button
from engine.window.parts.story import margin
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_ICONS = {"life": ("cowled", "candle"), "place": ("dungeon-gate", "ore"), "cause": ("death-skull", "danger"),
          "rest": ("hourglass", "muted")}
_BUTTONS = (("game.join", "again", True), ("game.new", "new", False), ("page.title", "menu", False))


def dead(pen: Pen, view: PageView) -> None:
    """Draw the page."""
    foot = max(48.0, pen.line_height(14, "title") + 18)
    free = sheet(pen, view, view.tree.name, width=860, height=foot + 420 * pen.t, back="", scene="tomb")
    size = 92.0 if pen.t < 1.5 else 64.0
    cx = free.x + size / 2 + 8
    if not pen.theme.plain:
        pen.glow(cx, free.y + size / 2 + 6, size, "#5a6a8a44", Layer.CHIP)
    pen.icon("tombstone", cx, free.y + size / 2 + 6, size, "#B9AC94")
    left = free.x + size + 34
    tall = pen.block(view.tree.text, left, free.y + 6, free.right - left, pen.line_height(19, "title") * 2, 19, "title",
                     "bone", middle=False)
    facts = [child for child in view.tree.children if child.role == "fact" and child.kind != "rest"]
    low = _facts(pen, view, left, free.y + tall + 14, free.right - left, facts, free.bottom - foot)
    top = max(low, free.y + size + 14)
    log = next((child for child in view.tree.children if child.id == "chronicle"), None)
    rest = next((child for child in view.tree.children if child.kind == "rest"), None)
    _last(pen, view, Rect(free.x, top + 8, free.w, free.bottom - foot - 16 - top - 8), log, rest)
    wide = (free.w - 24) / 3
    for index, (node, words, strong) in enumerate(_BUTTONS):
        x, told = free.x + index * (wide + 12), view.say(f"window.dead.{words}")
        button(pen, node, x, free.bottom - foot, wide, foot, told, strong=strong, focused=view.focus == node)


def _facts(pen: Pen, view: PageView, x: float, y: float, w: float, facts: list[Node], low: float) -> float:
    line = max(20.0, pen.line_height(14, "label") + 5)
    for index, fact in enumerate(facts):
        first = fact.kind == "cause" and (index == 0 or facts[index - 1].kind != "cause")
        if y + line * (2 if first else 1) > low - 20:
            break
        if first:
            told = view.say("window.dead.causes")
            pen.block(told, x, y, w, line, 14, "title", "candle")
            y += line
        icon, tint = _ICONS.get(fact.kind, ("info", "muted"))
        pen.icon(icon, x + 9 * pen.t, y + line / 2, 18, tint, scaled=True)
        pen.block(fact.text, x + 24 * pen.t, y, w - 24 * pen.t, line, 14, "label",
                  "danger" if fact.kind == "cause" else "bone")
        pen.hit(fact.id, x, y, w, line, tip=fact.text)
        y += line
    return y


def _last(pen: Pen, view: PageView, rect: Rect, log: Node | None, rest: Node | None) -> None:
    """What was perceived last, oldest first."""
    words = view.say("window.dead.last")
    if rect.h < pen.line_height(15, "title") * 3:
        return
    top = heading(pen, rect.x, rect.y, rect.w, words)
    lines = log.children if log is not None else ()
    left = margin(pen, lines)
    rows: list[Row] = []
    for node in lines:
        told = prose(pen, node.text, rect.x + left, min(rect.w - left - 14, 600 * pen.t), 14.5)
        rows += [_with_turn(pen, told[0], rect.x + left - 12, node), *told[1:], space(3)] if told else []
    if rest is not None:
        rows += [space(6), *prose(pen, rest.text, rect.x + left, rect.w - left - 14, 14.5, "aside", "muted")]
    # What came at the very last stands there without scrolling.
    scrolled(pen, "dead", rect.x, top, rect.w, rect.bottom - top, rows, view.scroll.get("dead", 0), end=True)


def _with_turn(pen: Pen, row: Row, x: float, node: Node) -> Row:
    def draw(y: float) -> None:
        row.draw(y)
        pen.line(str(node.age), x, y + row.tall * 0.78, 12.5, "strong", "faint", anchor="right")

    return Row(row.tall, draw)
