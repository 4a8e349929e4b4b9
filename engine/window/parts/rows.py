"""Rows of acts: key, name, cost and odds; a refused act keeps its place, greys and says why."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.slab import cap
from engine.window.pen import Pen
from engine.window.picture import Layer


def row_height(pen: Pen) -> float:
    """Height of one row."""
    return 30 * max(1, pen.t * 0.95)


def act_row(pen: Pen, x: float, y: float, w: float, key: str, act: Node, chosen: bool, cost: str) -> None:
    """One act; the chosen one has a gold edge."""
    tall = row_height(pen) - 3
    if chosen:
        pen.box(x, y, w, tall, "#F2B65A26", Layer.CHIP, fill2="#F2B65A0c", radius=5, line=1.3, edge="candle")
    middle, base = y + tall / 2, y + tall / 2 + 4.6 * pen.t
    left = x + 14 + (cap(pen, x + 6, middle, key, dim=not act.enabled) if key else 0)
    right = x + w - 8
    pen.hit(act.id, x, y, w, tall, act=act.id, tip=act.text)
    if not act.enabled:
        name_room = (right - left) * 0.5
        pen.line(act.name, left, base, 13.5, "label", "faint", fit=name_room)
        pen.line(act.reason, right, base, 12.5, "label", "danger", anchor="right", fit=right - left - name_room - 8)
        return
    odds = ""
    if act.odds is not None:
        odds = f"{act.odds.chance} %"
        pen.line(odds, right, base, 13.5, "strong", "gold", anchor="right")
    elif act.struck:
        odds = f"{act.struck[0].chance} %"
        pen.line(odds, right, base, 13.5, "strong", "danger", anchor="right")
    used = 48 * pen.t if odds else 0
    if cost:
        room = (right - left) * 0.45
        used += 10 + pen.line(cost, right - used, base, 12.5, "label", "muted", anchor="right", fit=room)
    face = "strong" if chosen else "label"
    pen.line(act.name, left, base, 13.5, face, "bone", fit=right - left - used - 6, short=act.short)
