"""Credits: the fonts, and who drew which icons (CC BY 3.0 asks for it)."""

from __future__ import annotations

from engine.window.glyphs import authors
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled, space, void
from engine.window.parts.sheet import heading, sheet
from engine.window.pen import Pen
from engine.window.view import PageView

_FONTS = (
    ("title", "Cinzel", "Natanael Gama"), ("strong", "Alegreya Sans", "Juan Pablo del Peral, Huerta Tipogr\u00e1fica"),
    ("prose", "Alegreya", "Juan Pablo del Peral, Huerta Tipogr\u00e1fica"),
    ("label", "Atkinson Hyperlegible", "Braille Institute of America"),
)
_ICON = 30


def credits(pen: Pen, view: PageView) -> None:
    """Draw the page."""
    free = sheet(pen, view, view.say("window.credits"), width=1000)
    wide = free.w - 16
    rows = [*prose(pen, view.say("window.credits.game"), free.x, wide), space(10)]
    rows += [_head(pen, free, view.say("window.credits.fonts"))]
    for face, name, maker in _FONTS:
        rows.append(_font(pen, free, face, name, maker))
    rows += [*prose(pen, view.say("window.credits.fonts.text"), free.x, wide, 13, colour="muted"), space(10)]
    rows += [_head(pen, free, view.say("window.credits.icons"))]
    rows += [*prose(pen, view.say("window.credits.icons.text"), free.x, wide, 13, colour="muted"), space(6)]
    for author, icons in authors().items():
        rows += _author(pen, view, free, author, icons)
    scrolled(pen, "credits", free.x, free.y, free.w, free.h, rows, view.scroll.get("credits", 0))


def _head(pen: Pen, free: Rect, words: str) -> Row:
    return Row(pen.line_height(15, "title") + 16, lambda y: void(heading(pen, free.x, y, free.w - 16, words)))


def _font(pen: Pen, free: Rect, face: str, name: str, maker: str) -> Row:
    tall = pen.line_height(15, face) + 4

    def draw(y: float) -> None:
        half = free.w * 0.4
        pen.block(name, free.x, y, half, tall, 15, face, "bone")
        pen.block(maker, free.x + half + 12, y, free.w - half - 30, tall, 13.5, "label", "muted")

    return Row(tall, draw)


def _author(pen: Pen, view: PageView, free: Rect, author: str, icons: list[str]) -> list[Row]:
    """The name, then the icons themselves in lines."""
    across = max(1, int((free.w - 24) // (_ICON + 8)))
    words = view.say("window.credits.by", author=author.title(), count=len(icons))
    tall = pen.line_height(14, "strong") + 6
    rows = [Row(tall, lambda y: void(pen.block(words, free.x, y, free.w - 16, tall, 14, "strong", "bone")))]

    def line(start: int) -> Row:
        def draw(y: float) -> None:
            for index, icon in enumerate(icons[start : start + across]):
                pen.icon(icon, free.x + 18 + index * (_ICON + 8), y + _ICON / 2 + 3, _ICON, "#CDBB93")

        return Row(_ICON + 8, draw)

    return [*rows, *(line(start) for start in range(0, len(icons), across)), space(8)]
