"""Sheets: a page on the dark table: floor, one large slab, its title, and the way back."""

from __future__ import annotations

from engine.window.parts.rect import Rect
from engine.window.parts.slab import cap, cap_width, slab
from engine.window.pen import Pen
from engine.window.picture import Lamp, Layer, Light
from engine.window.view import PageView

MARGIN = 14.0


def backdrop(pen: Pen, seed: int = 2, scene: str = "") -> None:
    """The table, with a lamp at its upper left; or a painted place, whose rim lies beyond the window."""
    wide, high = pen.frame.width, pen.frame.height
    if pen.theme.plain:
        pen.box(0, 0, wide, high, "#141414", Layer.TABLE)
        return
    if scene:
        pen.face(f"scene.{scene}", -8, -8, wide + 16, high + 16, Layer.TABLE, radius=0, seed=seed)
        pen.box(0, 0, wide, high, "#05040672", Layer.ART)
        return
    pen.face("floor", 0, 0, wide, high, Layer.TABLE, radius=0, seed=seed)
    lamps = (Lamp(wide * 0.16, high * 0.2, 560, "#D89A58", 420), Lamp(wide * 0.86, high * 0.86, 460, "#B87A40", 240))
    pen.light(Light(lamps, "#2d3440"))


def title_size(pen: Pen) -> float:
    """Size of a sheet's title: it grows less than other words do."""
    return 22 / (1 + 0.35 * max(0.0, pen.t - 1))


def sheet(
    pen: Pen, view: PageView, title: str, note: str = "", width: float = 1240, height: float = 0, back: str = "back",
    scene: str = "",
) -> Rect:
    """Backdrop and slab with its title; returns what is free for the content.

    `width` and `height` are what the content would like; large words get all there is. `scene` paints a place behind.
    """
    backdrop(pen, scene=scene)
    most = pen.frame.height - 2 * MARGIN
    wide = min(pen.frame.width - 2 * MARGIN, width * max(1, pen.t))
    tall = min(most, height + _head(pen) + 34) if height else most
    rect = Rect((pen.frame.width - wide) / 2, (pen.frame.height - tall) / 2, wide, tall)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    if not pen.theme.plain:
        inlay = rect.inset(4)
        pen.box(inlay.x, inlay.y, inlay.w, inlay.h, "#00000000", Layer.PLATE, radius=6, line=0.8, edge="#6B543399")
    return headed(pen, view, rect, title, note, back)


def inner(pen: Pen, width: float) -> tuple[float, float]:
    """Left edge and width of what a sheet leaves free, before it is drawn."""
    wide = min(pen.frame.width - 2 * MARGIN, width * max(1, pen.t))
    return (pen.frame.width - wide) / 2 + 22, wide - 44


def _head(pen: Pen) -> float:
    return max(pen.line_height(title_size(pen), "title"), 22 * pen.t) + 8


def headed(pen: Pen, view: PageView, rect: Rect, title: str, note: str = "", back: str = "back") -> Rect:
    """A title over a slab, with the way back at its right; returns what is free below."""
    size, tall = title_size(pen), _head(pen)
    right = rect.right - 20
    if back:
        right = back_button(pen, view, right, rect.y + 8, tall, back) - 20
    room = right - rect.x - 22
    if note:
        note_w = min(room * 0.5, pen.width(note, 13, "label") + 2)
        pen.block(note, right - note_w, rect.y + 8, note_w, tall, 13, "label", "muted", anchor="right")
        room -= note_w + 16
    pen.block(title, rect.x + 22, rect.y + 8, room, tall, size, "title", "candle")
    pen.rule(rect.x + 20, rect.y + 10 + tall, rect.w - 40, "line", Layer.CHIP)
    top = rect.y + tall + 18
    return Rect(rect.x + 22, top, rect.w - 44, rect.bottom - 14 - top)


def back_button(pen: Pen, view: PageView, right: float, y: float, tall: float, act: str = "back") -> float:
    """The key that leads back, with its word, ending at `right`; returns its left edge."""
    key, words = view.key_of("menu"), view.say("window.back")
    word_w = min(pen.width(words, 13, "label"), 150 * pen.t)
    left = right - word_w - 8 - cap_width(pen, key)
    cap(pen, left, y + tall / 2, key, edge="flame" if view.focus == "back" else "#6B6052")
    colour = "flame" if view.focus == "back" else "bone"
    pen.block(words, right - word_w, y, word_w + 1, tall, 13, "label", colour)
    pen.hit("back", left - 6, y, right - left + 12, max(20, tall), act=act)
    return left


def columns(rect: Rect, count: int, between: float = 26) -> list[Rect]:
    """Equal columns of a rectangle."""
    wide = (rect.w - between * (count - 1)) / count
    return [Rect(rect.x + index * (wide + between), rect.y, wide, rect.h) for index in range(count)]


def heading(pen: Pen, x: float, y: float, w: float, words: str, size: float = 15) -> float:
    """A heading over a hairline within a sheet; returns where its content begins."""
    tall = pen.line_height(size, "title")
    pen.block(words, x, y, w, tall, size, "title", "candle")
    pen.rule(x, y + tall + 3, w, "#6B543388", Layer.CHIP)
    return y + tall + 10
