"""Pockets of the pack and cards in hand: the thing, its stack, and how much of it is left."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.cards import engraved
from engine.window.parts.gauges import wear
from engine.window.pen import Pen
from engine.window.picture import Layer


def pocket(
    pen: Pen, hit: str, x: float, y: float, size: float, node: Node | None, icon: str = "", focused: bool = False,
    count: int = 1, mark: str = "",
) -> None:
    """A hollow of leather; empty when there is no node."""
    plain = pen.theme.plain
    edge = "flame" if focused else "#FFFFFF" if plain else "#4a3b2a"
    pen.box(x, y, size, size, "#0d0b0b", Layer.CHIP, fill2="#221c18", radius=6, line=2 if plain or focused else 1.3,
            edge=edge)
    if node is None:
        if icon:
            pen.icon(icon, x + size / 2, y + size / 2, size * 0.5, "#4a4038")
        pen.hit(hit, x, y, size, size, drop=True)
        return
    bar = node.value is not None and bool(node.full)
    tone = "#FFFFFF" if plain else "#8a8072" if "broken" in node.states or "spent" in node.states else "#DCCBA6"
    if "lit" in node.states and not plain:
        pen.glow(x + size / 2, y + size / 2, 20, "#F2A03A66", Layer.CHIP)
        tone = "flame"
    pen.icon(icon, x + size / 2, y + size / 2 - (2 if bar else 0), size * 0.62, tone)
    if bar:
        wear(pen, x + 5, y + size - 8, size - 10, node.value or 0, node.full or 1)
    if count > 1:
        pen.line(str(count), x + size - 5, y + 13 * pen.t, 12.5, "strong", "bone", Layer.FLOAT_INK, anchor="right")
    if mark:
        pen.icon(mark, x + 10, y + 10, 13, "candle", Layer.FLOAT_INK)
    pen.hit(hit, x, y, size, size, tip=f"{node.name}: {node.text}", drag=True, drop=True)


def hand_card(
    pen: Pen, hit: str, x: float, y: float, w: float, h: float, node: Node | None, icon: str, empty: str,
    focused: bool = False,
) -> None:
    """What is held: a small parchment card with its name and how much of it is left."""
    lit = node is not None and "lit" in node.states
    if node is None or pen.theme.plain:
        edge = "flame" if focused else "#FFFFFF" if pen.theme.plain else "#4a3b2a"
        pen.box(x, y, w, h, "#0d0b0b", Layer.CHIP, fill2="#1c1714", radius=8, line=2 if focused else 1.3, edge=edge)
    if node is None:
        pen.icon(icon, x + w / 2, y + h / 2 - 8, 34, "#4a4038")
        pen.line(empty, x + w / 2, y + h - 14, 12.5, "label", "faint", anchor="center", fit=w - 12)
        pen.hit(hit, x, y, w, h, drop=True)
        return
    if not pen.theme.plain:
        if lit:
            pen.box(x, y, w, h, "#F2A03A66", Layer.PLATE, radius=8, soft=12)
        rim, tint = ("#D08A35", "#ffe9c4") if lit else ("#8E98A3", "#d8cfc0")
        pen.face("parchment", x, y, w, h, Layer.CHIP, radius=8, seed=round(x) % 89, rim=rim, tint=tint)
        if focused:
            pen.box(x - 2, y - 2, w + 4, h + 4, "#00000000", Layer.CHIP, radius=9, line=2.4, edge="flame")
    material = "plain" if pen.theme.plain else "parchment"
    head, foot = 19 * pen.roomy, 23 * pen.roomy
    art = min(46, h - head - foot - 14)
    if art > 12:
        engraved(pen, icon, x + w / 2, y + head + 4 + (h - head - foot - 12) / 2, art, material, Layer.CHIP)
    pen.box(x + 5, y + 5, w - 10, head, "#141114ee", Layer.CHIP, radius=4)
    pen.line(node.name, x + w / 2, y + 5 + head * 0.72, 13, "strong", "bone", anchor="center", fit=w - 14,
             short=node.short)
    pen.box(x + 5, y + h - foot - 5, w - 10, foot, "#141114ee", Layer.CHIP, radius=4)
    pen.line(node.text, x + w / 2, y + h - 5 - foot * 0.40, 12.5, "label", "bone", anchor="center", fit=w - 14)
    if node.value is not None and node.full:
        wear(pen, x + 10, y + h - 10, w - 20, node.value, node.full, 3)
    pen.hit(hit, x, y, w, h, tip=f"{node.name}: {node.text}", drag=True, drop=True)
