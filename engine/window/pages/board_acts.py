"""The list of what can be done here: in groups with a heading each, the first nine rows on show with number keys."""

from __future__ import annotations

from itertools import groupby

import msgspec

from engine.scene.doubled import doubled
from engine.scene.node import Node
from engine.window.acts import about
from engine.window.parts.prices import cost_words, risk_words
from engine.window.parts.rect import Rect
from engine.window.parts.rows import act_row, plan_row, row_height
from engine.window.parts.scrolling import Row, greatest, scrolled
from engine.window.parts.slab import head, slab
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView
from systems.things.verbs import Equip

# Kinds of acts that are done by dragging, pointing or walking, and need no row of their own unless there is room.
MINOR = ("errand", "kit")
# Kinds of acts that have a page of their own.
ELSEWHERE = ("lesson",)
# A list of fewer rows is read at a glance; at large words, and where few rows fit, every line counts.
_FEW = 12
# Deeds that nobody looks for in a list: they stand with their card alone.
_OF_ONE_CARD = "care"
_LARGE = 1.35
_FIT = 9


class Planned(msgspec.Struct, frozen=True):
    """A row of the list: its act, the heading above it if it is the first of its group, and how high both are."""

    act: Node
    heading: str
    tall: float


def shown_acts(view: PageView) -> list[Node]:
    """The rows of the list: what the focused thing offers comes first, led by what Enter does; small deeds last."""
    return [act for _, acts in _groups(view) for act in acts]


def _groups(view: PageView) -> list[tuple[str, list[Node]]]:
    group = view.node("acts")
    if group is None:
        return []
    acts = [act for act in group.children if act.kind not in ELSEWHERE]
    if view.node("choice") is not None:
        return [("", acts)]
    touched = about(view.tree, view.focus, view.verbs)
    mine = touched[:1] + [act for act in acts if act in touched[1:]]
    # Of a step and a way of one step the one is shown that was asked for, else the step.
    twice, asked = doubled(view.tree), {act.id for act in mine}
    mine = [act for act in mine if twice.get(act.id) not in asked]
    away = {twice[act] if act in asked else act for act in twice}
    rest = [act for act in acts if act not in touched and act.id not in away and act.kind != _OF_ONE_CARD]
    light = _lights(view, rest) if _is_dark(view) else []
    rest = [act for act in rest if act not in light]
    # A blow that is refused is what one looks for in a fight: it stands where it always stands, and says why.
    major = [act for act in rest if act.kind not in MINOR and (act.enabled or act.kind == "fight")]
    refused = [act for act in rest if act.kind not in MINOR and act not in major]
    minor = [act for act in rest if act.kind in MINOR]
    first = [group for group in _by_kind(view, major)[:1] if group[0] == "fight"]
    groups = [("focus", mine), *first, ("light", light), *_by_kind(view, major)[len(first):], ("refused", refused),
              *_by_kind(view, minor)]
    return [(kind, acts) for kind, acts in groups if acts]


def _is_dark(view: PageView) -> bool:
    fact = view.node("room.light")
    return fact is not None and "hinders" in fact.states


def _lights(view: PageView, acts: list[Node]) -> list[Node]:
    """Deeds that kindle a light; without one, that which takes one to hand, best to the off hand."""
    able = [act for act in acts if act.enabled]
    kindled = [act for act in able if act.command is not None and view.verbs.of(act.command).kindles]
    taken = [act for act in able if isinstance(act.command, Equip) and act.command.card.startswith("pack.")
             and _burns(view.node(act.command.card))]
    taken.sort(key=lambda act: not act.id.endswith(".offhand"))
    return kindled or taken[:1]


def _burns(card: Node | None) -> bool:
    """Whether a card can give light and has something left to burn."""
    return card is not None and "spent" not in card.states and any(fact.kind == "fuel" for fact in card.children)


def _by_kind(view: PageView, acts: list[Node]) -> list[tuple[str, list[Node]]]:
    """By the groups in which they are seated: a blow at a shut box stands among what is at hand."""
    return [(kind, list(group)) for kind, group in groupby(acts, key=lambda act: _seated(view, act))]


def _seated(view: PageView, act: Node) -> str:
    return act.kind if act.command is None else view.verbs.of(act.command).seat(act.command, act.enabled).group


def planned(pen: Pen, view: PageView, w: float, room: float) -> list[Planned]:
    """The rows of the list, measured for a slab of this width and at most so high."""
    groups = _groups(view)
    roomy = pen.t < _LARGE and room - head(pen, 0) >= _FIT * row_height(pen)
    named = roomy and len(groups) > 1 and sum(len(acts) for _, acts in groups) > _FEW
    rows = []
    for kind, acts in groups:
        for index, act in enumerate(acts):
            heading = view.say(f"act.group.{kind}") if named and not index else ""
            tall = plan_row(pen, view, act, w, "0", _note(view, act)).tall
            rows.append(Planned(act, heading, tall + (_heading_height(pen) if heading else 0)))
    return rows


def act_list(pen: Pen, view: PageView, rect: Rect, plan: list[Planned]) -> None:
    """Draw the slab; what does not fit is scrolled to."""
    group = view.node("acts")
    top, wide, talls = head(pen, rect.y), rect.w - 22, [row.tall for row in plan]
    room = rect.bottom - 6 - top
    first = min(view.scroll.get("acts", 0), greatest(talls, room))
    slab(pen, rect.x, rect.y, rect.w, rect.h, group.name if group is not None else "",
         view.say("window.of_all", all=len(plan)) if sum(talls) > room else "")
    pen.hit("acts", rect.x, rect.y, rect.w, rect.h, tip=group.text if group is not None else "")

    view.numbers.deal([it.act for it in plan], first)

    def row(it: Planned) -> Row:
        key = view.numbers.of(it.act)

        def draw(y: float) -> None:
            if it.heading:
                _heading(pen, rect.x + 14, y, wide - 12, it.heading)
                y += _heading_height(pen)
            act_row(pen, view, rect.x + 8, y, wide, key, it.act, it.act.id == view.chosen, _note(view, it.act))

        return Row(it.tall, draw)

    scrolled(pen, "acts", rect.x + 8, top, rect.w - 14, room, [row(it) for it in plan], first)


def _note(view: PageView, act: Node) -> str:
    return ", ".join(filter(None, (cost_words(view, act), risk_words(act)))) if act.enabled else act.reason


def _heading_height(pen: Pen) -> float:
    return pen.line_height(12.5, "label") + 1


def _heading(pen: Pen, x: float, y: float, w: float, words: str) -> None:
    tall = _heading_height(pen)
    used = pen.line(words, x, y + tall * 0.76, 12.5, "label", "muted", fit=w)
    pen.rule(x + used + 8, y + tall * 0.52, max(0.0, w - used - 8), "line", Layer.CHIP)
