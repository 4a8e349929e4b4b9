"""The chosen act's odds: the chance once, large, every part of its sum, the damage and what would be left (look: 7)."""

from __future__ import annotations

from engine.scene.node import Chance, Node
from engine.window.parts.rect import Rect
from engine.window.parts.slab import head, slab
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView


def _chance(act: Node) -> Chance | None:
    if act.odds is not None:
        return act.odds
    return max(act.struck, key=lambda chance: chance.chance) if act.struck else None


def odds_height(pen: Pen, act: Node | None, w: float) -> float:
    """How tall the panel is; 0 when nothing hangs on a chance."""
    chance = _chance(act) if act is not None else None
    if chance is None or act is None:
        return 0
    across = _columns(pen, w)
    rows = -(-len(_chips(act, chance)) // across)
    return _head(pen, act, w) + _figure(pen) + rows * (_term(pen) + 4) + 8


def _chips(act: Node, chance: Chance) -> list[tuple[str, str, str]]:
    """Name, value and colour of each part of the sum, and of what a hit brings besides, with its own chance."""
    chips = []
    for index, term in enumerate(chance.terms):
        value = f"{term.value:+d}".replace("-", "\u2212") if index else str(term.value)
        chips.append((term.name, value, "bone" if term.value >= 0 else "danger"))
    return chips + [(part.name, f"{part.value} %", "violet") for part in act.brings]


def _head(pen: Pen, act: Node, w: float) -> float:
    """Where the content begins below the title, which takes two lines when one would not hold it."""
    return head(pen, 0) if _in_a_line(pen, act, w) else 14 + 2 * pen.line_height(14, "title")


def _in_a_line(pen: Pen, act: Node, w: float) -> bool:
    return pen.width(act.name, 14, "title") * 0.82 <= w - 28


def _titled(pen: Pen, rect: Rect, act: Node) -> float:
    if _in_a_line(pen, act, rect.w):
        return slab(pen, rect.x, rect.y, rect.w, rect.h, act.name)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    tall = 2 * pen.line_height(14, "title")
    pen.block(act.name, rect.x + 14, rect.y + 6, rect.w - 28, tall, 14, "title", "candle", short=act.short)
    pen.rule(rect.x + 14, rect.y + 8 + tall, rect.w - 28)
    return rect.y + _head(pen, act, rect.w)


def _columns(pen: Pen, w: float) -> int:
    return 2 if pen.t < 1.35 else 1 if w < 460 * pen.t else 2


def _figure(pen: Pen) -> float:
    return 46 * max(1, pen.t * 0.8) + pen.line_height(12.5, "label") + 8


def _term(pen: Pen) -> float:
    return max(23.0, pen.line_height(12.5, "label") + 6)


def odds_panel(pen: Pen, view: PageView, rect: Rect, act: Node) -> None:
    """Chance, damage and terms of an act."""
    chance = _chance(act)
    if chance is None:
        return
    top = _titled(pen, rect, act)
    pen.hit("odds", rect.x, rect.y, rect.w, rect.h, tip=act.text)
    at = _figures(pen, view, rect, top - 4, act, chance)
    across, tall = _columns(pen, rect.w), _term(pen)
    wide = (rect.w - 28 - 8 * (across - 1)) / across
    for index, (name, value, colour) in enumerate(_chips(act, chance)):
        x, y = rect.x + 14 + index % across * (wide + 8), at + index // across * (tall + 4)
        pen.box(x, y, wide, tall, "#0e0c0d", Layer.CHIP, radius=5, line=1, edge="#3a332b")
        used = pen.width(value, 13, "strong")
        pen.block(value, x + wide - 8 - used - 2, y, used + 2, tall, 13, "strong", colour, anchor="right")
        pen.block(name, x + 7, y, wide - 22 - used, tall, 12.5, "label", "muted")


def _figures(pen: Pen, view: PageView, rect: Rect, at: float, act: Node, chance: Chance) -> float:
    size, small = 44 * min(1, 0.8 + 0.2 / pen.t), pen.line_height(12.5, "label")
    tall = 46 * max(1, pen.t * 0.8)
    size = min(size, tall / pen.t * 0.96)
    mine = act.odds is not None
    colour, half = "gold" if mine else "danger", (rect.w - 40) / 2
    base = at + tall * 0.82
    wide = pen.line(str(chance.chance), rect.x + 16, base, size, "title", colour)
    pen.line("%", rect.x + 19 + wide, base, size / 2, "title", colour)
    told = _told(view, act, chance)
    pen.block(told, rect.x + 16, at + tall, half, small, 12.5, "label", "muted")
    if act.damage is not None:
        low, high = act.damage
        words = view.say("span", low=low, high=high) if low != high else str(low)
        figure = 22 * min(1, 1.2 / pen.t)
        pen.block(words, rect.right - 14 - half, at + tall * 0.26, half, tall * 0.66, figure, "strong", anchor="right")
        pen.block(_of_its(view, act), rect.right - 14 - half, at + tall, half, small, 12.5, "label", "muted",
                  anchor="right", short=view.say("window.damage"))
    return at + tall + small + 8


def _told(view: PageView, act: Node, chance: Chance) -> str:
    """What the large figure is the chance of; of a die, also how many of its sides."""
    if act.odds is None:
        return view.say("window.to_be_struck")
    if chance.die:
        return view.say("window.odds_die", most=chance.most, die=chance.die)
    return view.say("window.to_hit" if act.kind == "fight" else "window.to_succeed")


def _of_its(view: PageView, act: Node) -> str:
    target = next((node for node in view.tree.walk() if node.role == "creature" and act.id.endswith(
        (node.id, node.id.rpartition(".")[0]))), None)
    if target is None or target.value is None:
        return view.say("window.damage")
    return view.say("window.damage_of", health=target.value)
