"""When a kept game was played with packs that are not here: which, and whether to play without them (S8, B89)."""

from __future__ import annotations

from engine.window.parts.scrolling import prose, scrolled, space
from engine.window.parts.sheet import sheet
from engine.window.parts.slab import button
from engine.window.pen import Pen
from engine.window.view import PageView


def sealed(pen: Pen, view: PageView) -> None:
    """Draw the page: what is missing, and two answers."""
    free = sheet(pen, view, view.say("window.sealed"), width=760, height=230 * pen.t, back="")
    foot = max(46.0, pen.line_height(14, "title") + 16)
    rows = [*prose(pen, view.say("window.sealed.text"), free.x, free.w - 14, 15), space(8)]
    rows += prose(pen, view.fault, free.x, free.w - 14, 13.5, "label", "muted")
    scrolled(pen, "sealed", free.x, free.y + 6, free.w, free.h - foot - 22, rows, view.scroll.get("sealed", 0))
    wide = (free.w - 12) / 2
    for index, (node, words) in enumerate((("game.sealed", "play"), ("back", "leave"))):
        x, told = free.x + index * (wide + 12), view.say(f"window.sealed.{words}")
        button(pen, node, x, free.bottom - foot, wide, foot, told, strong=index == 0, focused=view.focus == node)
