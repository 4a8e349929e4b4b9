"""The left slab: who the seeker is, pools, Action Points, meters, attributes, what lies upon it."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.parts.gauges import dial, flames, tube
from engine.window.parts.rect import Rect
from engine.window.parts.slab import button, head, slab
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

POOLS = {"health": ("health-normal", "health"), "mana": ("magic-swirl", "mana"), "stamina": ("run", "stamina")}
_APART = 6  # between the words of two dials
METERS = {"hunger": ("stomach", "ore"), "thirst": ("water-drop", "water"), "warmth": ("thermometer-cold", "cold")}
ATTRIBUTES = {
    "strength": "biceps", "defence": "shield", "perception": "eyeball", "agility": "sprint", "will": "spell-book",
}
_MOST_UPON = 5


def seeker_slab(pen: Pen, view: PageView, rect: Rect) -> None:
    """Draw the slab from the top down; what no longer fits is one key away on the seeker's page."""
    header, seeker = view.node("header"), view.node("seeker")
    if header is None or seeker is None:
        return
    slab(pen, rect.x, rect.y, rect.w, rect.h, header.name)
    pen.hit("seeker", rect.x, rect.y, rect.w, rect.h, act="page.seeker", tip=seeker.text)
    at = head(pen, rect.y)
    line = pen.line_height(13, "label")
    pen.block(header.text, rect.x + 14, at - 3, rect.w - 28, line, 13, "label", "muted")
    pen.hit("header", rect.x + 10, rect.y + 4, rect.w - 20, at + line - rect.y - 4, act="page.map", tip=header.text)
    at += line + 4
    children = {node.kind: node for node in seeker.children}
    upon = lies_upon(seeker)
    foot = 0.0 if pen.t < 1.35 else max(34.0, pen.line_height(14, "title") + 8)
    low = rect.bottom - 8 - foot
    if pen.t < 1.35 or low - at > _least(pen, len(upon)) + 96:
        at = _portrait(pen, rect, at, seeker, children.get("experience"))
    at = _pools(pen, view, rect, at, children)
    at = _actions(pen, view, rect, at + 2, children["action_points"])
    meters = [children[kind] for kind in METERS if kind in children]
    at = (_dials if pen.t < 1.35 and _fit_dials(pen, rect, meters) else _meter_rows)(pen, rect, at, meters)
    _more(pen, view, rect, at, low, [children[kind] for kind in ATTRIBUTES if kind in children], upon)
    if foot:
        words = view.say("window.page.seeker", key=view.key_of("seeker"))
        button(pen, "page.seeker", rect.x + 12, rect.bottom - 10 - foot, rect.w - 24, foot, words,
               focused=view.focus == "page.seeker")


def lies_upon(seeker: Node) -> list[Node]:
    """What lies upon the seeker: its afflictions, that it is wet, and that it carries too much."""
    return [node for node in seeker.children if node.role is Role.AFFLICTION or node.kind in ("wet", "burden")]


def upon_icon(view: PageView, node: Node) -> tuple[str, str]:
    """Icon and colour of what lies upon the seeker."""
    known = {"wet": ("droplets", "water"), "burden": ("knapsack", "danger")}
    return known[node.kind] if node.kind in known else (view.icon_of(node.art), "danger")


def _least(pen: Pen, upon: int) -> float:
    """What must follow the portrait, at the least."""
    tube_h = 27 * max(1, pen.t * 0.92)
    return 3 * tube_h + 38 * pen.roomy + 3 * 24 * pen.t + 16 + (26 * pen.t + 24 * pen.t * min(upon, 2) if upon else 0)


def _chosen(view: PageView) -> Node | None:
    return view.node(view.chosen) if view.chosen else None


def _cost(view: PageView, pool: str) -> int:
    act = _chosen(view)
    if act is None or act.cost is None or not act.enabled:
        return 0
    return {"stamina": act.cost.stamina, "action_points": act.cost.ap}.get(pool, 0)


def _portrait(pen: Pen, rect: Rect, at: float, seeker: Node, experience: Node | None) -> float:
    cx, cy = rect.x + 46, at + 40
    if not pen.theme.plain:
        pen.glow(cx, cy, 44, "#F2A03A44", Layer.CHIP)
    pen.disc(cx, cy, 32, "#40301f", Layer.CHIP, fill2="#171110", line=2.4, edge="#B58B4A")
    pen.icon("cowled", cx, cy + 1, 48, "candle")
    left, room = rect.x + 90, rect.w - 102
    name, line = pen.line_height(15, "title"), pen.line_height(13, "label")
    top = at + 40 - (name + 2 * line) / 2
    pen.block(seeker.name, left, top, room, name, 15, "title", "bone")
    pen.block(seeker.text, left, top + name, room, line, 13, "label", "muted")
    if experience is not None:
        words = f"{experience.name} {experience.value} / {experience.full}"
        pen.block(words, left, top + name + line, room, line, 12.5, "label", "gold")
        pen.hit(experience.id, left, top + name + line, room, max(18, line), tip=experience.text)
    return at + max(86.0, name + 2 * line + 8)


def _pools(pen: Pen, view: PageView, rect: Rect, at: float, children: dict[str, Node]) -> float:
    for kind, (icon, colour) in POOLS.items():
        if kind in children:
            node = children[kind]
            tall = tube(pen, rect.x + 14, at, rect.w - 28, icon, node.name, node.value or 0, node.full or 1, colour,
                        _cost(view, kind))
            pen.hit(node.id, rect.x + 14, at, rect.w - 28, tall, tip=node.text)
            at += tall + 7
    return at


def _actions(pen: Pen, view: PageView, rect: Rect, at: float, points: Node) -> float:
    have, pool = points.value or 0, points.full or 0
    tall = 30 * pen.roomy
    wide = min(pen.width(points.name, 14, "strong"), rect.w * 0.42)
    pen.block(points.name, rect.x + 14, at, wide + 1, tall, 14, "strong", "bone")
    left = rect.x + 22 + wide
    size = 24 * max(1, pen.t * 0.8)
    step = min(size + 3, (rect.right - 14 - left) / max(pool, 1))
    size = min(size, step)
    flames(pen, left, at + (tall - size) / 2, have, pool, _cost(view, "action_points"), size, step)
    figures = f"{have} / {pool}"
    if left + step * pool + pen.width(figures, 13) + 16 < rect.right:
        pen.block(figures, rect.right - 14 - 80, at, 80, tall, 13, "label", "muted", anchor="right")
    pen.hit(points.id, rect.x + 14, at, rect.w - 28, tall, tip=points.text)
    pen.rule(rect.x + 14, at + tall + 6, rect.w - 28)
    return at + tall + 8


def _fit_dials(pen: Pen, rect: Rect, meters: list[Node]) -> bool:
    """Whether the words below dials may stay large enough to be read."""
    room = (rect.w - 28) / max(len(meters), 1) - _APART
    return all(pen.width(meter_words(node), 13, "strong") * 0.7 <= room for node in meters)


def _dials(pen: Pen, rect: Rect, at: float, meters: list[Node]) -> float:
    step = (rect.w - 28) / max(len(meters), 1)
    line = pen.line_height(13, "label")
    for index, node in enumerate(meters):
        icon, colour = METERS[node.kind]
        cx, cy = rect.x + 14 + step * (index + 0.5), at + 32
        part = 1000 * (node.value or 0) // node.full if node.full else 1000
        dial(pen, cx, cy, 22, icon, part, colour, node.name, meter_words(node), step - _APART)
        pen.hit(node.id, cx - step / 2 + 2, at + 6, step - 4, 50 + 2 * line, tip=node.text)
    at += 62 + 2 * line
    pen.rule(rect.x + 14, at, rect.w - 28)
    return at


def meter_words(node: Node) -> str:
    """How full a meter is."""
    return f"{node.value} %" if node.full else node.short


def _meter_rows(pen: Pen, rect: Rect, at: float, meters: list[Node]) -> float:
    row = 24 * pen.t
    for index, node in enumerate(meters):
        icon, colour = METERS[node.kind]
        top = at + 4 + row * index
        pen.icon(icon, rect.x + 14 + 10 * pen.t, top + row / 2, 18, colour, scaled=True)
        left = rect.x + 18 + 21 * pen.t
        room = (rect.right - 14 - left) * 0.5
        pen.block(meter_words(node), rect.right - 14 - room, top, room, row, 13, "strong", "bone", anchor="right")
        pen.block(node.name, left, top, rect.right - 20 - room - left, row, 13, "label", "bone")
        pen.hit(node.id, rect.x + 10, top, rect.w - 20, row, tip=node.text)
    at += 10 + row * len(meters)
    pen.rule(rect.x + 14, at, rect.w - 28)
    return at


def _more(
    pen: Pen, view: PageView, rect: Rect, at: float, low: float, attributes: list[Node], upon: list[Node]
) -> None:
    """Attributes when there is room for them and for what lies upon the seeker."""
    tall = 26 + pen.line_height(12.5, "label") + 8
    wanted = pen.line_height(14, "strong") + 12 + 24 * pen.roomy * min(len(upon), 2) if upon else 0
    if attributes and at + tall + wanted < low:
        at = _attributes(pen, rect, at, attributes, tall)
    if upon:
        _upon(pen, view, rect, at, low, upon)


def _attributes(pen: Pen, rect: Rect, at: float, attributes: list[Node], tall: float) -> float:
    step = (rect.w - 20) / max(len(attributes), 1)
    line = pen.line_height(12.5, "label")
    size = min(16.0, step * 0.34 / pen.t)
    for index, node in enumerate(attributes):
        cx = rect.x + 10 + step * (index + 0.5)
        pen.icon(ATTRIBUTES[node.kind], cx - step * 0.2, at + 18, min(16, step * 0.36), "muted")
        pen.line(str(node.value), cx + step * 0.24, at + 18 + size * 0.35 * pen.t, size, "strong", "bone",
                 anchor="center")
        pen.block(node.short or node.name, cx - step / 2 + 1, at + 30, step - 2, line, 12.5, "label", "muted",
                  anchor="center")
        pen.hit(node.id, cx - step / 2, at + 4, step, tall - 4, tip=node.text)
    pen.rule(rect.x + 14, at + tall, rect.w - 28)
    return at + tall


def _upon(pen: Pen, view: PageView, rect: Rect, at: float, low: float, afflictions: list[Node]) -> None:
    row, title = 24 * pen.roomy, pen.line_height(14, "strong") + 8
    room = int((low - at - title) // row)
    if room < 1:
        title, room = 4, max(1, int((low - at - 4) // row))
    else:
        pen.block(view.say("window.upon_you"), rect.x + 14, at + 4, rect.w - 28, title - 6, 14, "strong", "bone")
    at += title
    for node in afflictions[: min(room, _MOST_UPON)]:
        icon, colour = upon_icon(view, node)
        pen.icon(icon, rect.x + 14 + 9 * pen.t, at + row / 2, 17, colour, scaled=True)
        left = rect.x + 20 + 18 * pen.t
        pen.block(f"{node.name}: {node.text}", left, at, rect.right - 12 - left, row, 13, "label", "bone",
                  short=node.name)
        pen.hit(node.id, rect.x + 12, at, rect.w - 24, row, tip=node.text)
        at += row
