"""Tiles of the map: rooms that pale with their age, passages, locks, walls, doors, keys, the seeker."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.colours import mixed
from engine.window.pages.map_plan import MapPlan
from engine.window.parts.marks import share
from engine.window.parts.place import token
from engine.window.parts.rect import Rect
from engine.window.parts.slab import pill
from engine.window.parts.tiers import badge
from engine.window.parts.ways import HEADINGS
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
_PALEST = 120  # turns after which paper is at its palest


def passages(pen: Pen, view: PageView, plan: MapPlan) -> None:
    """Every way once, with what bars it; a way to nowhere known is a stub."""
    rooms = {node.at: node for node in view.tree.children if node.role is Role.ROOM}
    drawn: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for node in rooms.values():
        if node.at is None or not plan.shows(node):
            continue
        for way in node.children:
            heading = way.id.rpartition(".")[2]
            if way.role is not Role.WAY or heading not in HEADINGS:
                continue
            across, up = _STEPS[heading]
            beyond = (node.at[0] + across, node.at[1] + up)
            pair = (min(node.at, beyond), max(node.at, beyond))
            other = rooms.get(beyond)
            if pair in drawn and way.kind in ("open", "water"):
                continue
            if pair not in drawn:
                _passage(pen, plan, node.at, beyond, other is not None and plan.shows(other), way.kind)
            drawn.add(pair)
            _bar(pen, plan, node.at, beyond, way)


def _passage(
    pen: Pen, plan: MapPlan, start: tuple[int, int], end: tuple[int, int], whole: bool, kind: str
) -> None:
    (ax, ay), (bx, by) = plan.middle(start), plan.middle(end)
    if not whole:
        bx, by = ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5
    half = 11 * plan.scale
    x, y, w, h = min(ax, bx), min(ay, by), abs(ax - bx), abs(ay - by)
    dark, pale = ("#FFFFFF", "#1c1c1c") if pen.theme.plain else ("#2A1D12dd", "#d8c596")
    pale = "#5fa7ad" if kind == "water" and not pen.theme.plain else pale
    pen.box(x - half, y - half, w + 2 * half, h + 2 * half, dark, Layer.TABLE, radius=2)
    rim = half - 2.5
    pen.box(x - rim, y - rim, w + 2 * rim, h + 2 * rim, pale, Layer.TABLE, radius=1)


def _bar(pen: Pen, plan: MapPlan, start: tuple[int, int], end: tuple[int, int], way: Node) -> None:
    """What stands in the way, at its middle."""
    (ax, ay), (bx, by) = plan.middle(start), plan.middle(end)
    cx, cy, k = (ax + bx) / 2, (ay + by) / 2, max(0.7, plan.scale)
    if way.kind == "wall":
        upright = ay == by
        w, h = (14 * k, 34 * k) if upright else (34 * k, 14 * k)
        pen.box(cx - w / 2, cy - h / 2, w, h, "#3b3430", Layer.FLOAT, radius=2, line=1.4, edge="#2A1D12")
        for step in (-1, 0, 1):
            if upright:
                pen.rule(cx - w / 2 + 1.5, cy + step * 9 * k, w - 3, "#8d8175", Layer.FLOAT, 1.2)
            else:
                pen.rule(cx + step * 9 * k, cy - h / 2 + 1.5, 1.2, "#8d8175", Layer.FLOAT, h - 3)
    elif way.kind == "door":
        pen.disc(cx, cy, 15 * k, "#141114f4", Layer.FLOAT, line=1.8, edge="gold")
        pen.icon("secret-door", cx, cy, 19 * k, "gold", Layer.FLOAT_INK)
    elif way.kind == "locked":
        badge(pen, cx, cy, "padlock", way.value or 0, k)
    elif way.kind == "water":
        pen.icon("wave-crest", cx, cy, 15 * k, "ink" if not pen.theme.plain else "water", Layer.FLOAT_INK)


def tile(pen: Pen, view: PageView, plan: MapPlan, node: Node, looked_at: bool) -> None:
    """One room."""
    rect = plan.rect(node)
    if "unseen" in node.states:
        _unseen(pen, plan, node)
        return
    here, plain = "here" in node.states, pen.theme.plain
    if here and not plain:
        pen.box(rect.x - 5, rect.y - 5, rect.w + 10, rect.h + 10, "#F2B65Acc", Layer.TABLE, radius=8, soft=16)
    elif not plain:
        pen.box(rect.x - 2, rect.y + 2, rect.w + 4, rect.h + 4, "#2a1c1090", Layer.TABLE, radius=8, soft=8)
    if looked_at:
        edge = "flame" if view.focus == node.id else "#F7EFDD"
        pen.box(rect.x - 4, rect.y - 4, rect.w + 8, rect.h + 8, edge, Layer.FACE, radius=9)
    pale = min((node.age or 0) / _PALEST, 1.0) * 0.6
    light, dark = ("#000000", "#000000")
    if not plain:
        light, dark = mixed("#EAD9AC", "#A89268", pale), mixed("#D6C08E", "#93805A", pale)
    edge = "#FFFFFF" if plain else "#8A4B0C" if here else "#2A1D12"
    pen.box(rect.x, rect.y, rect.w, rect.h, light, Layer.FACE, fill2=dark, radius=6, line=3 if here else 2.2, edge=edge)
    plate = _name(pen, plan, node, here)
    _water(pen, rect, plate, share(node, "flood"))
    icon = view.icon_of(node.art).replace("plain-square", "dungeon-gate")
    size = min(rect.w * 0.46, rect.h - plate - 10)
    tone = "bone" if plain else "#2A1D12"
    pen.icon(icon, rect.middle[0], rect.y + (rect.h - plate) / 2 + 2, size, tone, Layer.ART)
    _marks(pen, plan, node, here)
    able = node.command is not None and node.enabled
    pen.hit(node.id, rect.x, rect.y, rect.w, rect.h, act=f"travel.{node.id}" if able else node.id,
            tip=node.reason or node.text)


def _water(pen: Pen, rect: Rect, plate: float, deep: int) -> None:
    """Flood as last seen, with a bright line, as high above the name as it is deep (in thousandths)."""
    if not deep:
        return
    low = rect.bottom - 3 - plate
    tall = (low - rect.y - 3) * deep / 1000
    pen.box(rect.x + 3, low - tall, rect.w - 6, tall, "#3F8F98b8", Layer.FACE, fill2="#1E5459d8", radius=3)
    pen.rule(rect.x + 3, low - tall, rect.w - 6, "#D2F6F7", Layer.ART, 2)


def _name(pen: Pen, plan: MapPlan, node: Node, here: bool) -> float:
    """The plate with the room's name; returns its height, 0 where there is no room for words."""
    if not plan.named:
        return 0
    rect = plan.rect(node)
    line = pen.line_height(12.5, "label")
    tall = line * pen.rows(node.name, rect.w - 12, 2, 12.5, "label", node.short) + 3
    pen.box(rect.x + 3, rect.bottom - tall - 3, rect.w - 6, tall, "#141114f2", Layer.PLATE, radius=3)
    pen.block(node.name, rect.x + 6, rect.bottom - tall - 3, rect.w - 12, tall, 12.5, "label",
              "flame" if here else "bone", anchor="center", short=node.short)
    return tall + 3


def _marks(pen: Pen, plan: MapPlan, node: Node, here: bool) -> None:
    """The seeker, or how long ago it was here; a key or stairs that lie there."""
    rect = plan.rect(node)
    if here:
        token(pen, rect.x + 4, rect.y + 6, max(11.0, 17 * plan.scale))
    elif plan.named and node.age:
        extra = 17 * pen.t + 13
        wide = pen.width(str(node.age), 12.5, "strong") + extra
        pill(pen, rect.x + wide / 2 - 7, rect.y + 6, str(node.age), "hourglass", size=12.5, edge="#8a7350")
    x = rect.right - 14 * plan.scale
    for kind, icon in (("key", "skeleton-key"), ("stair", "stairs"), ("mouth", "cave-entrance")):
        if kind in node.states:
            pen.disc(x, rect.y + 6, 12 * max(0.8, plan.scale), "#141114f4", Layer.FLOAT, line=1.4, edge="candle")
            pen.icon(icon, x, rect.y + 6, 15 * max(0.8, plan.scale), "candle", Layer.FLOAT_INK)
            x -= 24 * plan.scale


def _unseen(pen: Pen, plan: MapPlan, node: Node) -> None:
    rect, plain = plan.rect(node), pen.theme.plain
    light, dark = ("#101010", "#101010") if plain else ("#b09a70", "#9c865d")
    pen.box(rect.x, rect.y, rect.w, rect.h, light, Layer.FACE, fill2=dark, radius=5, line=1.4,
            edge="#9A9A9A" if plain else "#3a2a18")
    size = min(22.0, rect.h * 0.5 / pen.t)
    if plan.scale > 0.4:
        pen.line("?", rect.middle[0], rect.middle[1] + size * 0.36 * pen.t, size, "title", "ink", anchor="center")
    pen.hit(node.id, rect.x, rect.y, rect.w, rect.h, tip=node.text)
