"""The pause: a card over the dimmed board that says whether the game is kept, and where one may go from here."""

from __future__ import annotations

from engine.window.pages.board import board
from engine.window.parts.rect import Rect
from engine.window.parts.slab import button, slab, veil
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_MENU = (
    ("game.continue", "go_on"), ("page.settings", "settings"), ("page.keys", "keys"), ("page.help", "lore"),
    ("page.title", "title"), ("game.quit", "quit"),
)
_BETWEEN = 8


def pause(pen: Pen, view: PageView) -> None:
    """Draw the card, as high as its buttons, in two columns where they would not fit one below the other."""
    board(pen, view)
    pen.level += 1
    pen.raised = 2
    veil(pen)
    wide = min(420 * max(1, pen.t * 0.8), pen.frame.width - 60)
    inner, line = wide - 48, pen.line_height(14.5, "prose")
    told = view.unkept_for or view.say("window.pause.kept" if view.keeps else "window.pause.not_kept",
                                       turn=view.tree.age or 0)
    told_tall = line * pen.rows(told, inner, 5, 14.5, "prose")
    head, tall = pen.line_height(19, "title") + 14, max(40.0, pen.line_height(14, "title") + 12)
    across = 1 if head + told_tall + len(_MENU) * (tall + _BETWEEN) + 50 < pen.frame.height else 2
    down = -(-len(_MENU) // across)
    high = head + told_tall + down * (tall + _BETWEEN) + 46
    rect = Rect((pen.frame.width - wide) / 2, max(10.0, (pen.frame.height - high) * 0.42), wide, high)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    pen.block(view.say("window.pause"), rect.x + 24, rect.y + 14, inner, head - 14, 19, "title", "candle",
              anchor="center")
    pen.rule(rect.x + 24, rect.y + head + 4, inner, "line", Layer.CHIP)
    pen.block(told, rect.x + 24, rect.y + head + 12, inner, told_tall, 14.5, "prose",
              "danger" if view.unkept_for else "muted", anchor="center")
    top, each = rect.y + head + told_tall + 26, (inner - _BETWEEN * (across - 1)) / across
    for index, (node, words) in enumerate(_MENU):
        x, y = rect.x + 24 + index % across * (each + _BETWEEN), top + index // across * (tall + _BETWEEN)
        button(pen, node, x, y, each, tall, view.say(f"window.pause.{words}"), strong=index == 0,
               focused=view.focus == node)
    pen.raised = 0
