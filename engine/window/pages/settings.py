"""Settings: look, motion, sound and play, each with its value and what changes it."""

from __future__ import annotations

from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, scrolled, space, void
from engine.window.parts.sheet import columns, heading, sheet
from engine.window.parts.slab import bar, button
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_GROUPS = (
    ("look", ("text_scale", "theme", "readable", "fullscreen")), ("motion", ("speed", "reduced_motion")),
    ("sound", ("effects", "ambience", "captions")), ("play", ("hints",)),
)
_BETWEEN = 16
_LINKS = ("keys", "credits", "title")


def settings(pen: Pen, view: PageView) -> None:
    """Draw the page: two columns, or one that scrolls where words are large."""
    count = 2 if pen.t < 1.35 else 1
    groups = [_GROUPS[:2], _GROUPS[2:]] if count == 2 else [_GROUPS]
    words = view.say("window.settings.note")
    links_tall = max(40.0, pen.line_height(14, "title") + 14)
    note_tall = pen.line_height(13, "prose") * pen.rows(words, 900 * pen.t, 3, 13, "prose") + 10
    tall = max(_column_height(pen, part) for part in groups)
    free = sheet(pen, view, view.say("window.settings"), width=960, height=tall + note_tall + links_tall + 20)
    low = free.bottom - links_tall - note_tall - 8
    for index, rect in enumerate(columns(Rect(free.x, free.y, free.w, low - free.y), count, 46)):
        rows: list[Row] = []
        for group, names in groups[index]:
            rows.append(_heading_row(pen, view, rect, group))
            rows += [_row(pen, view, rect, name) for name in names]
            rows.append(space(_BETWEEN))
        name = "settings" if index == 0 else "settings.more"
        scrolled(pen, name, rect.x, rect.y, rect.w, rect.h, rows, view.scroll.get(name, 0))
    pen.block(words, free.x, low, free.w, note_tall, 13, "prose", "muted")
    wide = (free.w - 12 * (len(_LINKS) - 1)) / len(_LINKS)
    for index, link in enumerate(_LINKS):
        node = f"page.{link}"
        button(pen, node, free.x + index * (wide + 12), free.bottom - links_tall, wide, links_tall,
               view.say(f"window.{link}"), focused=view.focus == node)


def _row_height(pen: Pen) -> float:
    return max(42.0, pen.line_height(14, "label") + 16)


def _column_height(pen: Pen, groups: tuple[tuple[str, tuple[str, ...]], ...]) -> float:
    return sum(_heading_height(pen) + len(names) * _row_height(pen) + _BETWEEN for _, names in groups)


def _heading_height(pen: Pen) -> float:
    return pen.line_height(15, "title") + 14


def _heading_row(pen: Pen, view: PageView, rect: Rect, group: str) -> Row:
    words = view.say(f"window.settings.{group}")
    return Row(_heading_height(pen), lambda y: void(heading(pen, rect.x, y, rect.w - 12, words)))


def _row(pen: Pen, view: PageView, rect: Rect, name: str) -> Row:
    tall, value = _row_height(pen), getattr(view.settings, name)

    def draw(y: float) -> None:
        right = rect.right - 14
        control = min(250.0 * max(1, pen.t * 0.75), rect.w * 0.52)
        pen.block(view.say(f"window.set.{name}"), rect.x, y, rect.w - control - 30, tall - 6, 14, "label", "bone")
        if isinstance(value, bool):
            _switch(pen, view, right - control, y, control, tall - 6, name, value)
        else:
            _stepper(pen, view, Rect(right - control, y, control, tall - 6), name, value)

    return Row(tall, draw)


def _switch(pen: Pen, view: PageView, x: float, y: float, w: float, h: float, name: str, on: bool) -> None:
    node = f"set.{name}"
    focused, knob = view.focus == node, h - 10
    track = min(w, knob * 2.1)
    edge = "flame" if focused else "candle" if on else "#FFFFFF" if pen.theme.plain else "#6B5A44"
    pen.box(x, y + 4, track, h - 8, "#5a3f1c" if on else "#16130f", Layer.CHIP, radius=(h - 8) / 2,
            line=2.4 if focused else 1.4, edge=edge)
    pen.disc(x + (track - (h - 8) / 2 if on else (h - 8) / 2), y + h / 2, knob / 2 - 2, "flame" if on else "#6f665c",
             Layer.CHIP)
    words = view.say("window.on" if on else "window.off")
    pen.block(words, x + track + 12, y, w - track - 12, h, 14, "strong", "bone" if on else "muted")
    pen.hit(node, x, y, w, h, act=node)


def _stepper(pen: Pen, view: PageView, rect: Rect, name: str, value: int | str) -> None:
    side = rect.h
    for sign, x in (("-", rect.x), ("+", rect.right - side)):
        node = f"set.{name}.{sign}"
        focused = view.focus == node
        edge = "flame" if focused else "#FFFFFF" if pen.theme.plain else "#6B5A44"
        pen.box(x, rect.y, side, side, "#35302d", Layer.CHIP, fill2="#1a1718", radius=6, line=2.4 if focused else 1.4,
                edge=edge)
        pen.box(x + side * 0.3, rect.y + side / 2 - 1.5, side * 0.4, 3, "flame", Layer.CHIP, radius=1)
        if sign == "+":
            pen.box(x + side / 2 - 1.5, rect.y + side * 0.3, 3, side * 0.4, "flame", Layer.CHIP, radius=1)
        # Each button takes its half of the value as well, which tells what it changes better than a sentence over it.
        half = rect.w / 2 + 1
        pen.hit(node, rect.x if sign == "-" else rect.right - half, rect.y, half, side, act=node)
    room = rect.w - 2 * side - 16
    bar_tall = 12 if isinstance(value, int) else 0
    pen.block(value_words(view, name, value), rect.x + side + 8, rect.y, room, rect.h - bar_tall, 14, "strong", "bone",
              anchor="center")
    if isinstance(value, int):
        low, high = {"text_scale": (80, 200), "speed": (0, 4)}.get(name, (0, 100))
        bar(pen, rect.x + side + 12, rect.bottom - 11, room - 8, (value - low) / (high - low))


def value_words(view: PageView, name: str, value: int | str) -> str:
    """A setting's value in words."""
    if name == "theme":
        return view.say(f"window.theme.{value}")
    if name == "speed":
        return view.say("window.speed", times=value) if value else view.say("window.speed.none")
    return view.say("window.percent", value=value)
