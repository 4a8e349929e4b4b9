"""Pockets of the pack and cards in hand: the thing, its stack, and how much of it is left."""

from __future__ import annotations

import re

from engine.scene.node import Node
from engine.window.parts.cards import engraved
from engine.window.parts.gauges import wear
from engine.window.pen import Pen
from engine.window.picture import Layer


def pieces(node: Node | None) -> int:
    """How many pieces a card counts."""
    if node is None:
        return 1
    stack = next((child.value for child in node.children if child.kind == "stack"), None)
    found = re.search(r"\((\d+)\)", node.name) if stack is None else None
    return stack or (int(found.group(1)) if found else 1)


def pocket(
    pen: Pen, hit: str, x: float, y: float, size: float, node: Node | None, icon: str = "", focused: bool = False,
    act: str = "", target: bool = False, tip: str = "",
) -> None:
    """A hollow of leather; empty when there is no node. `target` lights it while something is dragged that fits."""
    plain = pen.theme.plain
    edge = "good" if target else "flame" if focused else "#FFFFFF" if plain else "#4a3b2a"
    line = 2.6 if target or focused else 2 if plain else 1.3
    if focused and not plain:
        pen.box(x - 3, y - 3, size + 6, size + 6, "#F2B65A66", Layer.CHIP, radius=9, soft=6)
    pen.box(x, y, size, size, "#0d0b0b", Layer.CHIP, fill2="#221c18", radius=6, line=line, edge=edge)
    if node is None:
        if icon:
            pen.icon(icon, x + size / 2, y + size / 2, size * 0.5, "#4a4038" if not plain else "none")
        pen.hit(hit, x, y, size, size, act, tip, drop=True)
        return
    bar = node.value is not None and bool(node.full)
    tone = "#FFFFFF" if plain else "#8a8072" if "broken" in node.states or "spent" in node.states else "#DCCBA6"
    if "lit" in node.states and not plain:
        pen.glow(x + size / 2, y + size / 2, size * 0.45, "#F2A03A66", Layer.CHIP)
        tone = "flame"
    pen.icon(icon, x + size / 2, y + size / 2 - (size * 0.045 if bar else 0), size * 0.62, tone)
    if "broken" in node.states:
        pen.icon("broken-shield", x + size - 11, y + size - 14, 13, "danger", Layer.FLOAT_INK)
    if bar:
        wear(pen, x + 5, y + size - 8, size - 10, node.value or 0, node.full or 1)
    _count(pen, x, y, size, pieces(node))
    pen.hit(hit, x, y, size, size, act or node.id, tip or f"{node.name}: {node.text}", drag=True, drop=True)


def _count(pen: Pen, x: float, y: float, size: float, count: int) -> None:
    if count < 2:
        return
    points = 12.5 * min(1.0, size * 0.42 / (12.5 * pen.t))
    wide = pen.width(str(count), points, "strong") + 6
    pen.box(x + size - wide - 2, y + 2, wide, points * pen.t * 1.06, "#100d10d8", Layer.FLOAT, radius=4)
    pen.line(str(count), x + size - 5, y + 2 + points * pen.t * 0.86, points, "strong", "bone", Layer.FLOAT_INK,
             anchor="right")


def hand_card(
    pen: Pen, hit: str, x: float, y: float, w: float, h: float, node: Node | None, icon: str, empty: str,
    focused: bool = False, target: bool = False,
) -> None:
    """What is held: a small parchment card; at large words its art stands beside its name."""
    plain = pen.theme.plain
    lit = node is not None and "lit" in node.states
    if node is None or plain:
        edge = "flame" if focused else "#FFFFFF" if plain else "#4a3b2a"
        pen.box(x, y, w, h, "#0d0b0b", Layer.CHIP, fill2="#1c1714", radius=8, line=2 if focused else 1.3, edge=edge)
    if node is None:
        tall = pen.line_height(12.5, "label") + 6
        pen.icon(icon, x + w / 2, y + (h - tall) / 2, min(34, h - tall - 8), "#4a4038" if not plain else "none")
        pen.block(empty, x + 6, y + h - tall - 3, w - 12, tall, 12.5, "label", "faint", anchor="center")
    else:
        if not plain:
            _parchment(pen, x, y, w, h, lit)
        tips = _beside if w > h * 1.5 else _above
        tips(pen, x, y, w, h, node, icon)
    if (focused or target) and not (node is None and focused and not target):
        pen.box(x - 2, y - 2, w + 4, h + 4, "#00000000", Layer.CHIP, radius=9, line=2.4,
                edge="good" if target else "flame")
    pen.hit(hit, x, y, w, h, hit, f"{node.name}: {node.text}" if node is not None else empty, drag=node is not None,
            drop=True)


def _parchment(pen: Pen, x: float, y: float, w: float, h: float, lit: bool) -> None:
    if lit:
        pen.box(x, y, w, h, "#F2A03A66", Layer.PLATE, radius=8, soft=12)
    rim, tint = ("#D08A35", "#ffe9c4") if lit else ("#8E98A3", "#d8cfc0")
    pen.face("parchment", x, y, w, h, Layer.CHIP, radius=8, seed=round(x) % 89, rim=rim, tint=tint)


def _above(pen: Pen, x: float, y: float, w: float, h: float, node: Node, icon: str) -> None:
    line, short = pen.line_height(12.5, "label"), node.text.split(", ")[0]
    head = pen.line_height(13, "strong") * pen.rows(node.name, w - 16, 2, 13, "strong", node.short) + 3
    foot = 8 + line * pen.rows(node.text, w - 16, 2, 12.5, "label", short)
    art = min(46, h - head - foot - 14)
    material = "plain" if pen.theme.plain else "parchment"
    if art > 12:
        engraved(pen, icon, x + w / 2, y + head + 4 + (h - head - foot - 12) / 2, art, material, Layer.INK)
    pen.box(x + 5, y + 5, w - 10, head, "#141114ee", Layer.CHIP, radius=4)
    pen.block(node.name, x + 8, y + 5, w - 16, head, 13, "strong", "bone", anchor="center", short=node.short)
    pen.box(x + 5, y + h - foot - 5, w - 10, foot, "#141114ee", Layer.CHIP, radius=4)
    pen.block(node.text, x + 8, y + h - foot - 5, w - 16, foot - 6, 12.5, "label", "bone", anchor="center",
              short=short)
    if node.value is not None and node.full:
        wear(pen, x + 10, y + h - 10, w - 20, node.value, node.full, 3)


def _beside(pen: Pen, x: float, y: float, w: float, h: float, node: Node, icon: str) -> None:
    material = "plain" if pen.theme.plain else "parchment"
    engraved(pen, icon, x + 36, y + h / 2 - 4, 50, material, Layer.INK)
    left, room, bar = x + 68, w - 76, 14 if node.value is not None and node.full else 6
    pen.box(left - 4, y + 6, room + 6, h - 6 - bar - 2, "#141114ee", Layer.CHIP, radius=5)
    name = pen.line_height(13, "strong") * (2 if h > 4 * pen.line_height(13, "strong") else 1)
    pen.block(node.name, left, y + 8, room, name, 13, "strong", "bone", short=node.short)
    pen.block(node.text, left, y + 8 + name, room, h - name - bar - 12, 12.5, "label", "bone",
              short=node.text.split(", ")[0])
    if node.value is not None and node.full:
        wear(pen, x + 12, y + h - 13, w - 24, node.value, node.full, 6)
