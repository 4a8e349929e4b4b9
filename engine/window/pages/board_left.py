"""The left slab: who the seeker is, pools, Action Points, meters, attributes, what lies upon it."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.pages.board_layout import Rect
from engine.window.parts.gauges import dial, flames, tube
from engine.window.parts.slab import slab
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_POOLS = {"health": ("health-normal", "health"), "mana": ("magic-swirl", "mana"), "stamina": ("run", "stamina")}
_METERS = {"hunger": ("stomach", "ore"), "thirst": ("water-drop", "water"), "warmth": ("thermometer-cold", "cold")}
_ATTRIBUTES = {
    "strength": "biceps", "defence": "shield", "perception": "eyeball", "agility": "sprint", "will": "magic-swirl",
}


def seeker_slab(pen: Pen, view: PageView, rect: Rect) -> None:
    """Draw the slab from the top down; what no longer fits is one key away on the seeker's page."""
    header, seeker = view.node("header"), view.node("seeker")
    if header is None or seeker is None:
        return
    at = slab(pen, rect.x, rect.y, rect.w, rect.h, header.name)
    pen.hit("seeker", rect.x, rect.y, rect.w, rect.h, act="page.seeker", tip=seeker.text)
    pen.line(header.text, rect.x + 14, at + 12 * pen.t, 13, "label", "muted", fit=rect.w - 28)
    at += 18 * pen.t
    at = _portrait(pen, view, rect, at, seeker) if pen.t < 1.4 else at + 8
    children = {node.kind: node for node in seeker.children}
    for kind, (icon, colour) in _POOLS.items():
        if kind in children:
            node = children[kind]
            tall = tube(pen, rect.x + 14, at, rect.w - 28, icon, node.name, node.value or 0, node.full or 1, colour,
                        _stamina_cost(view) if kind == "stamina" else 0)
            pen.hit(node.id, rect.x + 14, at, rect.w - 28, tall, tip=node.text)
            at += tall + 7
    at = _actions(pen, view, rect, at + 4, children["action_points"])
    at = _meters(pen, rect, at, [children[kind] for kind in _METERS if kind in children])
    if at + 56 * pen.t < rect.bottom and pen.t < 1.4:
        at = _attributes(pen, rect, at, [children[kind] for kind in _ATTRIBUTES if kind in children])
    _upon(pen, view, rect, at, [node for node in seeker.children if node.role == Role.AFFLICTION])


def _chosen(view: PageView) -> Node | None:
    return view.node(view.chosen) if view.chosen else None


def _stamina_cost(view: PageView) -> int:
    act = _chosen(view)
    return act.cost.stamina if act is not None and act.cost is not None and act.enabled else 0


def _portrait(pen: Pen, view: PageView, rect: Rect, at: float, seeker: Node) -> float:
    cx, cy = rect.x + 46, at + 42
    if not pen.theme.plain:
        pen.glow(cx, cy, 44, "#F2A03A44", Layer.CHIP)
    pen.disc(cx, cy, 32, "#40301f", Layer.CHIP, fill2="#171110", line=2.4, edge="#B58B4A")
    pen.icon("cowled", cx, cy + 1, 48, "candle")
    left, room = rect.x + 90, rect.w - 100
    pen.line(seeker.name, left, at + 32, 15, "title", "bone", fit=room)
    pen.line(seeker.text, left, at + 51, 13, "label", "muted", fit=room)
    experience = seeker.child("experience")
    if experience is not None:
        words = f"{experience.name} {experience.value} / {experience.full}"
        pen.line(words, left, at + 69, 12.5, "label", "gold", fit=room)
    return at + 90


def _actions(pen: Pen, view: PageView, rect: Rect, at: float, points: Node) -> float:
    act = _chosen(view)
    spend = act.cost.ap if act is not None and act.cost is not None and act.enabled else 0
    have, pool = points.value or 0, points.full or 0
    pen.line(points.name, rect.x + 14, at + 16 * pen.t, 14, "strong", "bone")
    left = rect.x + 22 + pen.width(points.name, 14, "strong")
    size = 24 * max(1, pen.t * 0.8)
    step = min(size + 3, (rect.right - 14 - left) / max(pool, 1))
    flames(pen, left, at + 8 * (pen.t - 1), have, pool, spend, min(size, step), step)
    figures = f"{have} / {pool}"
    if left + step * pool + pen.width(figures, 13) + 16 < rect.right:
        pen.line(figures, rect.right - 14, at + 17 * pen.t, 13, "label", "muted", anchor="right")
    pen.hit(points.id, rect.x + 14, at, rect.w - 28, 24 * pen.roomy, tip=points.text)
    at += 34 * pen.roomy
    pen.rule(rect.x + 14, at, rect.w - 28)
    return at


def _meters(pen: Pen, rect: Rect, at: float, meters: list[Node]) -> float:
    if pen.t >= 1.4:
        return _meter_rows(pen, rect, at, meters)
    step = (rect.w - 28) / max(len(meters), 1)
    for index, node in enumerate(meters):
        icon, colour = _METERS[node.kind]
        cx, cy = rect.x + 14 + step * (index + 0.5), at + 36
        part = 1000 * (node.value or 0) // node.full if node.full else 1000
        value = f"{node.value} %" if node.full else node.short
        dial(pen, cx, cy, 22, icon, part, colour, node.name, value, step - 4)
        pen.hit(node.id, cx - step / 2 + 2, at + 10, step - 4, 52 + 30 * pen.t, tip=node.text)
    at += 62 + 32 * pen.t
    pen.rule(rect.x + 14, at, rect.w - 28)
    return at


def _meter_rows(pen: Pen, rect: Rect, at: float, meters: list[Node]) -> float:
    row = 24 * pen.t
    for index, node in enumerate(meters):
        icon, colour = _METERS[node.kind]
        middle = at + 6 + row * (index + 0.5)
        pen.icon(icon, rect.x + 28, middle, 18, colour, scaled=True)
        value = f"{node.value} %" if node.full else node.short
        wide = pen.line(value, rect.right - 12, middle + 4.6 * pen.t, 13, "strong", "bone", anchor="right")
        left = rect.x + 32 + 14 * pen.t
        pen.line(node.name, left, middle + 4.6 * pen.t, 13, "label", "bone", fit=rect.right - 20 - wide - left)
        pen.hit(node.id, rect.x + 10, middle - row / 2, rect.w - 20, row, tip=node.text)
    at += 12 + row * len(meters)
    pen.rule(rect.x + 14, at, rect.w - 28)
    return at


def _attributes(pen: Pen, rect: Rect, at: float, attributes: list[Node]) -> float:
    step = (rect.w - 20) / max(len(attributes), 1)
    for index, node in enumerate(attributes):
        cx = rect.x + 10 + step * (index + 0.5)
        pen.icon(_ATTRIBUTES[node.kind], cx - 8, at + 20, 16, "muted")
        pen.line(str(node.value), cx + 9, at + 25.5, 16, "strong", "bone", anchor="center")
        pen.line(node.short or node.name, cx, at + 31 + 13 * pen.t, 12.5, "label", "muted", anchor="center",
                 fit=step - 3)
        pen.hit(node.id, cx - step / 2, at + 6, step, 30 + 16 * pen.t, tip=node.text)
    at += 40 + 14 * pen.t
    pen.rule(rect.x + 14, at, rect.w - 28)
    return at


def _upon(pen: Pen, view: PageView, rect: Rect, at: float, afflictions: list[Node]) -> None:
    row = 24 * pen.roomy
    if not afflictions or at + 26 * pen.t + row > rect.bottom - 8:
        return
    pen.line(view.say("window.upon_you"), rect.x + 14, at + 20 * pen.t, 14, "strong", "bone")
    at += 26 * pen.t
    for node in afflictions[: int((rect.bottom - 8 - at) // row)]:
        pen.icon(view.icon_of(node.art), rect.x + 24, at + row / 2, 17, "danger", scaled=True)
        left = rect.x + 28 + 13 * pen.t
        pen.line(f"{node.name}: {node.text}", left, at + row / 2 + 5 * pen.t, 13, "label", "bone",
                 fit=rect.right - 12 - left, short=node.name)
        pen.hit(node.id, rect.x + 12, at, rect.w - 24, row, tip=node.text)
        at += row
