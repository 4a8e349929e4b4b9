"""When something broke: what happened, where it is written down, and that the game is kept (F5)."""

from __future__ import annotations

from engine.window.parts.scrolling import prose, scrolled, space
from engine.window.parts.sheet import sheet
from engine.window.parts.slab import button
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView


def crash(pen: Pen, view: PageView) -> None:
    """Draw the page. It needs nothing of the tree, which may be what broke."""
    free = sheet(pen, view, view.say("window.crash"), width=760, height=230 * pen.t, back="")
    size = 84.0 if pen.t < 1.5 else 60.0
    if not pen.theme.plain:
        pen.glow(free.x + size / 2 + 6, free.y + size / 2 + 8, size * 0.8, "#B4302844", Layer.CHIP)
    pen.icon("shattered-sword", free.x + size / 2 + 6, free.y + size / 2 + 8, size, "danger")
    left = free.x + size + 30
    foot = max(46.0, pen.line_height(14, "title") + 16)
    what = view.say("window.crash.unkept" if view.unkept else "window.crash.text")
    rows = [*prose(pen, what, left, free.right - left - 14, 15), space(8)]
    rows += prose(pen, view.fault, left, free.right - left - 14, 13.5, "label", "muted")
    scrolled(pen, "crash", left, free.y + 6, free.right - left, free.h - foot - 22, rows, view.scroll.get("crash", 0))
    wide = (free.w - 12) / 2
    for index, (node, words) in enumerate((("game.continue", "continue"), ("game.quit", "quit"))):
        x, told = free.x + index * (wide + 12), view.say(f"window.crash.{words}")
        button(pen, node, x, free.bottom - foot, wide, foot, told, strong=index == 0, focused=view.focus == node)
