"""Keys: every action with its keys; choosing one waits for another key, and what stands for two is shown."""

from __future__ import annotations

from engine.window.keys import DEFAULTS, FIXED, Bindings, shown
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, scrolled
from engine.window.parts.sheet import columns, sheet
from engine.window.parts.slab import button, cap, cap_width
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView


def keys(pen: Pen, view: PageView) -> None:
    """Draw the page."""
    waits = bool(view.binding)
    told = (view.say("window.keys.press", action=view.say(f"window.action.{view.binding}")) if waits
            else view.say("window.keys.note", keys=", ".join(shown(key) for key in sorted(FIXED))))
    actions, count = list(DEFAULTS), 3 if pen.t < 1.15 else 2 if pen.t < 1.6 else 1
    each = -(-len(actions) // count)
    tall = pen.line_height(13, "prose") * pen.rows(told, 1160, 3, 13, "prose")
    again = max(38.0, pen.line_height(14, "title") + 12) if view.settings.keys else 0.0
    wanted = tall + each * _row_height(pen) + 12 + (again + 8 if again else 0)
    free = sheet(pen, view, view.say("window.keys"), width=1180, height=wanted)
    pen.block(told, free.x, free.y - 4, free.w, tall, 13, "prose", "flame" if waits else "muted")
    bindings = Bindings(view.settings.keys)
    clashing = set(bindings.conflicts())
    low = free.bottom - (again + 8 if again else 0)
    body = Rect(free.x, free.y + tall + 8, free.w, low - free.y - tall - 8)
    if again:
        wide = min(free.w, 420 * pen.t)
        button(pen, "set.keys", free.x + (free.w - wide) / 2, free.bottom - again, wide, again,
               view.say("window.keys.all_again"), focused=view.focus == "set.keys")
    for index, rect in enumerate(columns(body, count, 22)):
        rows = [_row(pen, view, rect, action, bindings, clashing)
                for action in actions[index * each : (index + 1) * each]]
        name = "keys" if index == 0 else f"keys.{index}"
        scrolled(pen, name, rect.x, rect.y, rect.w, rect.h, rows, view.scroll.get(name, 0))


def _row_height(pen: Pen) -> float:
    return max(36.0, pen.line_height(13.5, "label") + 14)


def _row(pen: Pen, view: PageView, rect: Rect, action: str, bindings: Bindings, clashing: set[str]) -> Row:
    tall = _row_height(pen)
    node, waits = f"bind.{action}", view.binding == action

    def draw(y: float) -> None:
        wide = rect.w - 10
        focused = view.focus == node or waits
        edge = "flame" if focused else "#3a332b" if not pen.theme.plain else "#FFFFFF"
        pen.box(rect.x, y, wide, tall - 4, "#0e0c0d", Layer.CHIP, radius=5, line=2 if focused else 1, edge=edge)
        right = rect.x + wide - 8
        if action in bindings.changed:
            right -= _again(pen, view, right, y, tall - 4, action)
        right_edge = rect.x + wide if action not in bindings.changed else right + 2
        held = bindings.keys(action)
        for key in reversed(held):
            if right - cap_width(pen, shown(key)) < rect.x + wide * 0.42:
                break
            right -= cap_width(pen, shown(key))
            cap(pen, right, y + (tall - 4) / 2, shown(key), edge="danger" if key in clashing else "#6B6052")
            right -= 5
        if any(key in clashing for key in held):
            pen.icon("hand", right - 8 * pen.t, y + (tall - 4) / 2, 14, "danger", scaled=True)
            right -= 20 * pen.t
        clash = _clash(view, action, bindings)
        pen.block(clash or view.say(f"window.action.{action}"), rect.x + 10, y, right - rect.x - 16, tall - 4, 13.5,
                  "label", "danger" if clash else "bone", short=view.say(f"window.action.{action}"))
        own = right_edge - rect.x
        pen.hit(node, rect.x, y, own, tall - 4, act=node, tip=view.say("window.keys.change"))

    return Row(tall, draw)


def _again(pen: Pen, view: PageView, right: float, y: float, tall: float, action: str) -> float:
    """What gives an action its first keys back, at the right end of its row; returns the width that it takes."""
    node, side = f"unbind.{action}", tall - 6
    focused = view.focus == node
    pen.box(right - side + 4, y + 3, side, side, "#1d1a1a", Layer.CHIP, radius=5, line=2.2 if focused else 1.2,
            edge="flame" if focused else "#6B5A44")
    pen.icon("return-arrow", right - side / 2 + 4, y + 3 + side / 2, side * 0.62, "candle")
    pen.hit(node, right - side + 4, y + 3, side, side, act=node, tip=view.say("window.keys.again"))
    return side + 6


def _clash(view: PageView, action: str, bindings: Bindings) -> str:
    """With what other action this one shares a key, or nothing."""
    for actions in bindings.conflicts().values():
        if action in actions:
            other = next(name for name in actions if name != action)
            return view.say("window.keys.clash", action=view.say(f"window.action.{action}"),
                            other=view.say(f"window.action.{other}"))
    return ""
