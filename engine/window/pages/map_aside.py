"""Beside the map: one room as it was last seen: its painting, its ways, what lay there, and whether one can go."""

from __future__ import annotations

from content.signs import Sign
from engine.scene.node import Node, Role
from engine.window.parts.place import PlaceView, dim_scene, location_card
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, scrolled, space
from engine.window.parts.slab import button, slab
from engine.window.parts.ways import LOOKS
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView, seed_of

_WEATHER = ("flood", "dirt")
_OTHER = Sign("plain-circle", "muted")


def aside(pen: Pen, view: PageView, rect: Rect, node: Node | None) -> None:
    """Draw the slab."""
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    if node is None:
        return
    if "unseen" in node.states:
        pen.block(node.text, rect.x + 20, rect.y + 20, rect.w - 40, 60 * pen.roomy, 15, "aside", anchor="center")
        return
    top = _picture(pen, view, rect, node)
    foot = max(50.0, pen.line_height(14, "title") + pen.line_height(12.5, "label") + 14)
    x, w = rect.x + 18, rect.w - 36
    rows = [_line(pen, x, w, "hourglass" if node.age else "position-marker", _age(view, node), "water"), space(6)]
    rows += [_way(pen, x, w, way) for way in node.children if way.role is Role.WAY]
    weather = [fact for fact in node.children if fact.kind in _WEATHER]
    for fact in weather:
        icon, colour = pen.sign("here", fact.kind, _OTHER)
        rows.append(_line(pen, x, w, icon, fact.text[:1].upper() + fact.text[1:], colour))
    laid = [fact for fact in node.children if fact.kind == "condition"]
    cards = [*laid, *(card for card in node.children if card.role is Role.CARD)]
    if cards:
        rows.append(space(8))
    rows += [_line(pen, x, w, view.icon_of(card.art), card.text, "ore") for card in cards]
    room = rect.bottom - foot - 34 - top
    scrolled(pen, "map.room", x, top + 8, w + 8, room, rows, view.scroll.get("map.room", 0))
    if node.command is not None:
        act = f"travel.{node.id}"
        note = node.reason if not node.enabled else view.say("window.map.travel.note", key=view.key_of("do"))
        button(pen, act, rect.x + 14, rect.bottom - foot - 14, rect.w - 28, foot, view.say("window.map.travel"), note,
               strong=True, focused=view.focus == act, act=act if node.enabled else node.id, enabled=node.enabled)


def _age(view: PageView, node: Node) -> str:
    """The first part of a room's text says when it was seen; the cards that follow have lines of their own."""
    return node.text.split("; ")[0]


def _picture(pen: Pen, view: PageView, rect: Rect, node: Node) -> float:
    wide = min(rect.w - 48, 300.0)
    if rect.h < 420:
        wide = min(wide, (rect.h - 190) * 4 / 3)
    tall = wide * 0.75
    if tall < 90:
        line = pen.line_height(17, "title")
        pen.block(node.name, rect.x + 18, rect.y + 14, rect.w - 36, line, 17, "title", "candle")
        return rect.y + 14 + line
    x = rect.x + (rect.w - wide) / 2
    pen.raised = 1
    card = Node(id=node.id, role=Role.LOCATION, name=node.name, short=node.short, kind="location", art=node.art)
    place = PlaceView(card, view.scene_of(node.art), seed_of(node.art + view.tree.name), view.icon_of, view.look_of,
                      tint="#ffe2c4")
    location_card(pen, x, rect.y + 18, place, wide, tall)
    dim_scene(pen, x, rect.y + 18, wide, tall, node.age or 0)
    pen.raised = 0
    return rect.y + 18 + tall


def _way(pen: Pen, x: float, w: float, way: Node) -> Row:
    colour, icon = pen.theme.headings[LOOKS.get(way.kind, ("none", 3))[0]]
    return _line(pen, x, w, icon, way.text, colour)


def _line(pen: Pen, x: float, w: float, icon: str, words: str, colour: str) -> Row:
    left, line = 22 * pen.t + 6, pen.line_height(13.5, "label")
    tall = line * pen.rows(words, w - left - 8, 3, 13.5, "label") + 7

    def draw(y: float) -> None:
        pen.icon(icon, x + 10 * pen.t, y + tall / 2, 18, colour, Layer.INK, scaled=True)
        pen.block(words, x + left, y, w - left - 8, tall, 13.5, "label", "bone")

    return Row(tall, draw)
