"""Questions over the page: what cannot be undone, and a choice that stands before the seeker."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.rect import Rect
from engine.window.parts.slab import button, slab, veil
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView


def confirm(pen: Pen, view: PageView) -> None:
    """Two answers to what would be done."""
    pen.raised = 2
    answers = [("confirm.yes", view.say("window.yes"), view.key_of("do")),
               ("confirm.no", view.say("window.no"), view.key_of("menu"))]
    rect, top = _question(pen, view, view.question, _tall(pen), 1)
    wide = (rect.w - 52) / 2
    for index, (node, words, key) in enumerate(answers):
        button(pen, node, rect.x + 20 + index * (wide + 12), top, wide, _tall(pen), words, key, strong=index == 0,
               focused=view.focus == node)
    pen.raised = 0


def choice(pen: Pen, view: PageView) -> None:
    """A pending choice with its answers, each by its number."""
    pending = view.node("choice")
    if pending is None:
        return
    pen.raised = 2
    acts = view.node("acts")
    explained = any(_note(view, answer) for answer in pending.children)
    tall = _tall(pen, 2 if explained and pen.t > 1.2 else 1)
    rect, top = _question(pen, view, pending.text, tall, len(pending.children))
    for index, answer in enumerate(pending.children):
        act = _act_of(answer, acts)
        number = _number(view, act, index)
        note = ": ".join(part for part in (number, _note(view, answer)) if part)
        button(pen, answer.id, rect.x + 20, top + index * (tall + 8), rect.w - 40, tall, answer.name, note,
               strong=view.focus == answer.id or (not view.focus and index == 0), focused=view.focus == answer.id,
               act=act, enabled=answer.enabled, tip=answer.reason or answer.text, key=number)
    pen.raised = 0


def _note(view: PageView, answer: Node) -> str:
    """What is said below an answer: why it cannot be given, its chance, or what it means."""
    if not answer.enabled:
        return answer.reason
    if answer.odds is not None:
        return str(view.say("act.odds", chance=answer.odds.chance))
    return answer.text if answer.text != answer.name else ""


def _act_of(answer: Node, acts: Node | None) -> str:
    """The act that gives this answer."""
    found = [act.id for act in acts.children if act.command == answer.command] if acts is not None else []
    return found[0] if found else answer.id


def _number(view: PageView, act: str, index: int) -> str:
    """The number of an answer in the list of deeds, which lies below the question."""
    node = view.node(act)
    return view.numbers.of(node).strip() if node is not None and node.id.startswith("acts.") else str(index + 1)


def _tall(pen: Pen, notes: int = 1) -> float:
    """Height of an answer with so many lines below its words."""
    return max(50.0, pen.line_height(14, "title") + notes * pen.line_height(12.5, "label") + 12)


def _question(pen: Pen, view: PageView, words: str, tall: float, count: int) -> tuple[Rect, float]:
    """Veil, slab and question; returns the slab and where the answers begin."""
    veil(pen)
    wide = min(480 * max(1, pen.t * 0.85), pen.frame.width - 60)
    line = pen.line_height(16, "prose")
    asked = line * pen.rows(words, wide - 44, 6, 16, "prose")
    height = asked + 44 + count * (tall + 8)
    rect = Rect((pen.frame.width - wide) / 2, max(20.0, (pen.frame.height - height) * 0.42), wide, height)
    slab(pen, rect.x, rect.y, rect.w, rect.h)
    pen.box(rect.x + 5, rect.y + 8, 4, rect.h - 16, "candle", Layer.CHIP, radius=2)
    pen.block(words, rect.x + 22, rect.y + 18, wide - 44, asked, 16, "prose", "bone", anchor="center")
    return rect, rect.y + 28 + asked
