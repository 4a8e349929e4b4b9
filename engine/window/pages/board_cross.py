"""The cross: the location, four side cards with what stands over them, lintels, the seeker's token, distances."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pages.board_layout import BoardLayout, Rect
from engine.window.parts.cards import CardView, distance_pill, side_card, unseen
from engine.window.parts.place import PlaceView, location_card, token
from engine.window.parts.slab import pill
from engine.window.parts.ways import HEADINGS, lintel
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView, seed_of


def cross(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """All that lies on the table's middle."""
    centre = view.node("centre")
    if centre is None:
        return
    _location(pen, view, plan.centre, centre)
    rosette = view.node("rosette")
    for index, heading in enumerate(HEADINGS):
        slot = view.node(heading)
        if slot is not None:
            _side(pen, view, plan.sides[index], slot)
        if rosette is not None:
            rect = plan.lintels[index]
            lintel(pen, rect.x, rect.y, rect.w, rect.h, rosette.children[index])
    token(pen, *token_spot(view.tree, plan), radius=19 if pen.t < 1.4 else 22)


def token_spot(tree: Node, plan: BoardLayout) -> tuple[float, float]:
    """Where the seeker's token lies: low on the location, or at the left of a side card."""
    for index, heading in enumerate(HEADINGS):
        slot = tree.find(heading)
        if slot is not None and "here" in slot.states:
            side = plan.sides[index]
            return side.x + 4, side.y + side.h * 0.45
    return plan.centre.middle[0], plan.centre.bottom - 62


def _location(pen: Pen, view: PageView, rect: Rect, node: Node) -> None:
    focused = view.focus == "centre"
    if focused and not pen.theme.plain:
        pen.box(rect.x - 5, rect.y - 5, rect.w + 10, rect.h + 10, "#F2B65A60", Layer.FACE, radius=14, soft=9)
    location_card(pen, rect.x, rect.y, PlaceView(node, view.scene_of(node.art), seed_of(node.art + view.tree.name)))
    if focused:
        pen.box(rect.x - 2, rect.y - 2, rect.w + 4, rect.h + 4, "#00000000", Layer.PLATE, radius=12, line=2.4,
                edge="flame")
    pen.hit("centre", rect.x, rect.y, rect.w, rect.h, act="centre", tip=node.text)
    if "here" not in node.states and node.distance is not None:
        pill(pen, rect.middle[0], rect.bottom - 44, str(node.distance), "boot-prints")
    for child in node.children:
        if child.id == "centre.thing":
            pill(pen, rect.middle[0], rect.y + 48, child.name, view.icon_of(child.art), "candle")
            pen.hit(child.id, rect.middle[0] - 60, rect.y + 36, 120, 24, act=child.id, tip=child.text)


def _side(pen: Pen, view: PageView, rect: Rect, slot: Node) -> None:
    stander, thing = slot.child("creature"), slot.child("thing")
    top = stander or thing
    hidden = "unseen" in slot.states and top is None
    node = top.id if top is not None else slot.id
    focused = view.focus in (node, slot.id)
    shown = top if top is not None else None if hidden else _bare(slot)
    icon = view.icon_of(top.art) if top is not None else "footprint"
    side_card(pen, rect.x, rect.y, CardView(shown, icon, seed_of(slot.id + view.tree.name), focused, hidden), rect.w,
              rect.h)
    pen.hit(node, rect.x, rect.y, rect.w, rect.h, act=node, tip=(top or slot).text, drop=True)
    if hidden:
        unseen(pen, rect.x, rect.y, slot.text, rect.w, rect.h)
    if slot.distance is not None and "here" not in slot.states:
        distance_pill(pen, rect.x, rect.y, rect.w, slot.distance)
    if stander is not None and thing is not None:
        _beneath(pen, view, rect, thing)


def _bare(slot: Node) -> Node:
    return Node(id=slot.id, role=slot.role, name=slot.text, text="", kind="bare")


def _beneath(pen: Pen, view: PageView, rect: Rect, thing: Node) -> None:
    """What lies under a creature's feet: a small tab at the lower edge."""
    x, y = rect.x + 12, rect.bottom - 20
    pen.disc(x, y, 13, "#1d191b", Layer.FLOAT, line=1.4, edge="line")
    pen.icon(view.icon_of(thing.art), x, y, 16, "ore", Layer.FLOAT_INK)
    pen.hit(thing.id, x - 13, y - 13, 26, 26, act=thing.id, tip=thing.name)
