"""When a kept game cannot simply be opened: packs are missing (S8), or it is damaged; and what can be done."""

from __future__ import annotations

from engine.window.parts.scrolling import prose, scrolled, space
from engine.window.parts.sheet import sheet
from engine.window.parts.slab import button
from engine.window.pen import Pen
from engine.window.view import PageView


def sealed(pen: Pen, view: PageView) -> None:
    """Draw the page: what is missing, and whether to play without it."""
    _asked(pen, view, view.say("window.sealed"), view.say("window.sealed.text"),
           (("game.sealed", view.say("window.sealed.play")), ("back", view.say("window.sealed.leave"))))


def damaged(pen: Pen, view: PageView) -> None:
    """Draw the page: what is wrong with the save, and whether its backup takes over."""
    _asked(pen, view, view.say("window.damaged"), view.say("window.damaged.text"),
           (("game.restore", view.say("window.damaged.restore")), ("back", view.say("window.damaged.leave"))))


def _asked(pen: Pen, view: PageView, title: str, text: str, answers: tuple[tuple[str, str], ...]) -> None:
    free = sheet(pen, view, title, width=760, height=230 * pen.t, back="")
    foot = max(46.0, pen.line_height(14, "title") + 16)
    rows = [*prose(pen, text, free.x, free.w - 14, 15), space(8)]
    rows += prose(pen, view.fault, free.x, free.w - 14, 13.5, "label", "muted")
    scrolled(pen, "refused", free.x, free.y + 6, free.w, free.h - foot - 22, rows, view.scroll.get("refused", 0))
    wide = (free.w - 12) / 2
    for index, (node, words) in enumerate(answers):
        x, focused = free.x + index * (wide + 12), view.focus == node
        button(pen, node, x, free.bottom - foot, wide, foot, words, strong=index == 0, focused=focused)
