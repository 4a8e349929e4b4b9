"""Help: how the game is played, topic by topic; the topic chosen at the left is told at the right."""

from __future__ import annotations

from content.signs import Sign
from engine.scene.node import Node
from engine.window.parts.cards import engraved
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, prose, scrolled, space, void
from engine.window.parts.sheet import sheet
from engine.window.parts.slab import cap, cap_width
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_OTHER = Sign("info")
# What is typed in a terminal has its own topic there; here the keys have one.
_TYPED = "knowing"
_SHOWN_KEYS = ("north", "east", "south", "west", "do", "wait", "next", "look", "map", "pack", "seeker", "chronicle",
               "explore", "wait_long", "help", "settings", "fullscreen", "menu")


def help(pen: Pen, view: PageView) -> None:
    """Draw the page."""
    topics = _topics(view)
    free = sheet(pen, view, view.tree.name, width=1060, height=_height(pen, len(topics)))
    chosen = next((node for node in topics if node.id.endswith(f".{view.topic}")), topics[0])
    wide = min(free.w * 0.36, 270 * max(1, pen.t * 0.85))
    _list(pen, view, Rect(free.x, free.y, wide, free.h), topics, chosen)
    _topic(pen, view, Rect(free.x + wide + 30, free.y, free.w - wide - 30, free.h), chosen)


def _topics(view: PageView) -> list[Node]:
    keys = Node(id="help.keys", role=view.tree.role, name=view.say("window.keys"), kind="help",
                text=view.say("window.keys.lore"))
    found = [keys if node.id.endswith(f".{_TYPED}") else node for node in view.tree.children]
    return found or [keys]


def _list(pen: Pen, view: PageView, rect: Rect, topics: list[Node], chosen: Node) -> None:
    tall = _row_height(pen)

    def row(node: Node) -> Row:
        def draw(y: float) -> None:
            picked, focused = node is chosen, view.focus == node.id
            if picked:
                pen.box(rect.x, y, rect.w - 8, tall - 4, "#F2B65A26", Layer.CHIP, fill2="#F2B65A0c", radius=5, line=1.3,
                        edge="candle")
            elif focused:
                pen.box(rect.x, y, rect.w - 8, tall - 4, "#00000000", Layer.CHIP, radius=5, line=1.6, edge="flame")
            icon, tint = _icon(pen, node), "candle" if picked else "muted"
            pen.icon(icon, rect.x + 8 + 11 * pen.t, y + (tall - 4) / 2, 19, tint, scaled=True)
            left = rect.x + 14 + 24 * pen.t
            pen.block(node.name, left, y, rect.right - 14 - left, tall - 4, 14, "strong" if picked else "label",
                      "flame" if focused else "bone")
            pen.hit(node.id, rect.x, y, rect.w - 8, tall - 4, act=f"topic.{node.id.rpartition('.')[2]}")

        return Row(tall, draw)

    scrolled(pen, "help.topics", rect.x, rect.y, rect.w, rect.h, [row(node) for node in topics],
             view.scroll.get("help.topics", 0))
    pen.rule(rect.right + 10, rect.y, 1, "#6B543388", Layer.CHIP, rect.h)


def _topic(pen: Pen, view: PageView, rect: Rect, node: Node) -> None:
    art = 150.0 if rect.w > 560 * pen.t + 180 or pen.t < 1.2 else 0.0
    if art:
        _picture(pen, Rect(rect.right - art - 6, rect.y + 6, art, art * 1.32), node)
    wide = min(rect.w - 16 - (art + 30 if art else 0), 560 * pen.t)
    size = 19 / (1 + 0.3 * max(0.0, pen.t - 1))
    tall = pen.line_height(size, "title")
    rows = [Row(tall + 8, lambda y: void(pen.block(node.name, rect.x, y, wide, tall, size, "title", "candle")))]
    if view.tree.children and node is view.tree.children[0]:
        rows += [*prose(pen, view.tree.text, rect.x, wide, 15, "aside", "muted"), space(8)]
    for part in node.text.split(" / "):
        rows += [*prose(pen, part, rect.x, wide, 15), space(8)]
    if node.id == "help.keys":
        rows += [_key(pen, view, rect, action) for action in _SHOWN_KEYS]
    scrolled(pen, "help", rect.x, rect.y, rect.w, rect.h, rows, view.scroll.get("help", 0))


def _icon(pen: Pen, topic: Node) -> str:
    """What stands beside a topic."""
    return pen.sign("help", topic.id.removeprefix("help."), _OTHER)[0]


def _picture(pen: Pen, rect: Rect, node: Node) -> None:
    """The topic's glyph, cut into a card."""
    pen.raised = 1
    icon = _icon(pen, node)
    if pen.theme.plain:
        pen.box(rect.x, rect.y, rect.w, rect.h, "#0b0b0b", Layer.FACE, radius=9, line=3, edge="#FFFFFF")
    else:
        pen.shadow(rect.x, rect.y, rect.w, rect.h, Layer.TABLE)
        pen.face("parchment", rect.x, rect.y, rect.w, rect.h, Layer.FACE, radius=9, seed=len(icon), rim="#B58B4A")
    engraved(pen, icon, rect.middle[0], rect.middle[1], rect.w * 0.62, "parchment")
    pen.raised = 0


def _height(pen: Pen, count: int) -> float:
    return max(420.0, count * _row_height(pen) + 10)


def _row_height(pen: Pen) -> float:
    return max(38.0, pen.line_height(14, "label") + 16)


def _key(pen: Pen, view: PageView, rect: Rect, action: str) -> Row:
    tall = max(26.0, 18 * pen.t + 8)

    def draw(y: float) -> None:
        key = view.key_of(action)
        cap(pen, rect.x, y + tall / 2, key)
        left = rect.x + max(110 * pen.t, cap_width(pen, key) + 14)
        pen.block(view.say(f"window.action.{action}"), left, y, rect.right - 16 - left, tall, 14, "label", "bone")

    return Row(tall, draw)
