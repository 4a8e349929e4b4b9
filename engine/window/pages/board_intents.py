"""Intents: what each enemy in sight is about to do, before anything is committed, with a line to its card (look: 7)."""

from __future__ import annotations

from collections.abc import Callable

from engine.scene.node import Node
from engine.window.pages.board_layout import BoardLayout
from engine.window.parts.rect import Rect
from engine.window.parts.slab import slab
from engine.window.parts.ways import HEADINGS
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

# Corners in which a creature's plate may lie: upper left 0, upper right 1, lower left 2, lower right 3.
_WISHES = {"north": (0, 2, 3), "east": (3, 2), "south": (3, 2), "west": (2, 3, 0)}
# Where the sum of all that is meant may lie: it is dropped last of all plates.
_SUM = (2, 3, 0)
_WIDEST = 300.0
_LARGE = 1.35  # words from which on plates hold less
Placing = Callable[[tuple[int, ...], float], tuple[int, Rect] | None]


def intents(pen: Pen, view: PageView, plan: BoardLayout, place: Placing) -> None:
    """What they can do all together, and a plate for each creature that means to do something, those at hand first."""
    _sum(pen, view, plan, place)
    for creature in _creatures(view):
        intent = next((child for child in creature.children if child.role == "intent"), None)
        if intent is None:
            continue
        heading = next(part for part in creature.id.split(".") if part in HEADINGS)
        beyond = creature.id.startswith("beyond.")
        wide = pen.t < 1.35
        least = min(plan.corners[corner].w for corner in _WISHES[heading])
        found = place(_WISHES[heading], _height(pen, wide, intent, least))
        if found is None:
            continue
        rect = found[1]
        _plate(pen, rect, creature, intent, wide)
        if not beyond and "at_you" in intent.states:
            _arrow(pen, rect, plan.sides[HEADINGS.index(heading)])


def _sum(pen: Pen, view: PageView, plan: BoardLayout, place: Placing) -> None:
    """One line, and the chance to die beside it; red where that is high."""
    threat = view.node("threat")
    if threat is None or threat.odds is None:
        return
    wide = min(_WIDEST, *(plan.corners[corner].w for corner in _SUM)) - 32
    chance = view.say("window.death", chance=threat.odds.chance)
    taken, own = pen.width(chance, 15, "strong") + 12, pen.line_height(15, "strong")
    below = pen.t >= _LARGE  # large words leave no room for the chance beside them
    room = wide - (0 if below else taken)
    told = pen.line_height(13, "label") * pen.rows(threat.name, room, 3 if below else 2, 13, "label", threat.short)
    found = place(_SUM, told + (own if below else 0) + 16)
    if found is None:
        return
    rect, deadly = found[1], "deadly" in threat.states
    room = rect.w - 32 - (0 if below else taken)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    pen.box(rect.x + 5, rect.y + 5, 4, rect.h - 10, "danger" if deadly else "candle", Layer.CHIP, radius=2)
    base = rect.bottom - 8 - own * 0.24 if below else rect.middle[1] + 5 * pen.t
    pen.line(chance, rect.right - 14, base, 15, "strong", "danger" if deadly else "bone", anchor="right",
             fit=rect.w - 32 if below else taken)
    pen.block(threat.name, rect.x + 18, rect.y + 8, room, told, 13, "label", "bone", short=threat.short)
    pen.hit("threat", rect.x, rect.y, rect.w, rect.h, tip=threat.text)


def _creatures(view: PageView) -> list[Node]:
    found = [node for node in view.tree.walk() if node.role == "creature"]
    return sorted(found, key=lambda node: (node.id.startswith("beyond."), node.distance or 0))


def _height(pen: Pen, wide: bool, intent: Node, least: float) -> float:
    """As high as its lines, in the narrowest of the corners that it may lie in."""
    if wide:
        rest = _rest(intent)
        if not rest:
            return 42 * pen.roomy
        rows = pen.rows(rest, min(_WIDEST, least) - 32, 2, 13, "label")
        return 30 * pen.roomy + rows * pen.line_height(13, "label") + 18
    return pen.line_height(14, "title") + pen.line_height(13, "label") + 16


def _plate(pen: Pen, rect: Rect, creature: Node, intent: Node, wide: bool) -> None:
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    mine = "at_you" in intent.states
    pen.box(rect.x + 5, rect.y + 5, 4, rect.h - 10, "danger" if mine else "muted", Layer.CHIP, radius=2)
    left, room = rect.x + 18, rect.w - 32
    if wide:
        used = 0.0
        if intent.odds is not None:
            used = pen.line(f"{intent.odds.chance} %", rect.right - 14, rect.y + 27 * pen.roomy, 19, "strong", "bone",
                            anchor="right") + 10
        rest = _rest(intent)
        tall = 30 * pen.roomy if rest else rect.h - 12
        pen.block(intent.name, left, rect.y + 6, room - used, tall, 15, "title", "danger" if mine else "bone",
                  short=intent.short)
        if rest:
            pen.block(rest, left, rect.y + 6 + tall, room, rect.h - tall - 12, 13, "label", "muted", middle=False)
    else:
        figures = _figures(intent)
        tall = pen.line_height(14, "title") if figures else rect.h - 14
        pen.block(intent.name, left, rect.y + 7, room, tall, 14, "title", "danger" if mine else "bone",
                  short=intent.short or creature.short)
        if figures:
            pen.block(figures, left, rect.y + 7 + tall, room, rect.h - tall - 12, 13, "strong", "bone")
    pen.hit(intent.id, rect.x, rect.y, rect.w, rect.h, act=creature.id, tip=intent.text)


def _rest(intent: Node) -> str:
    """The words of an intent without the deed, which stands above them, and the chance, which stands beside it."""
    rest = intent.text.removeprefix(intent.name).lstrip(": ")
    if intent.odds is not None:
        rest = rest.removeprefix(f"{intent.odds.chance} %").lstrip(", ")
    return rest[:1].upper() + rest[1:]


def _figures(intent: Node) -> str:
    told = []
    if intent.odds is not None:
        told.append(f"{intent.odds.chance} %")
    if intent.damage is not None:
        low, high = intent.damage
        each = f"{low}\u2013{high}" if low != high else str(low)
        told.append(f"{intent.value} \u00d7 {each}" if (intent.value or 1) > 1 else each)
    return ", ".join(told)


def _arrow(pen: Pen, plate: Rect, card: Rect) -> None:
    """A red line from the plate to the card it speaks of, across where they face each other, else up or down."""
    low, high = max(plate.y, card.y) + 12, min(plate.bottom, card.bottom) - 12
    if low < high:
        y, eastward = (low + high) / 2, plate.x < card.x
        start, end = (plate.right, card.x - 12) if eastward else (card.right + 12, plate.x)
        if end > start:
            pen.rule(start, y - 1, end - start, "danger", Layer.PLATE, 2)
        tip = card.x - 8 if eastward else card.right + 8
        pen.point(tip - 5, y - 7, 10, 14, "danger", Layer.PLATE, 0, 3 if eastward else 1)
        return
    left, right = max(plate.x, card.x) + 12, min(plate.right, card.right) - 12
    if left < right and plate.y > card.bottom:
        x = (left + right) / 2
        pen.rule(x - 1, card.bottom + 8, 2, "danger", Layer.PLATE, plate.y - card.bottom - 8)
        pen.point(x - 5, card.bottom, 10, 14, "danger", Layer.PLATE, 0, 0)
