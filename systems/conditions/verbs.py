"""Verbs of conditions: what lies on a room is worked at with a tool (COND-1, COND-2)."""

from __future__ import annotations

from components.card import Card
from components.conditions import ClearedBy, WantsToClear
from components.room import Location
from content.registry import Content
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import Command, ConditionAt
from engine.kernel.world import World
from systems.conditions.legal_conditions import judge_clear
from systems.core.rooms import room_of
from systems.core.verdict import Said, said


class Clear(Command, frozen=True, tag="clear"):
    """Work at a condition of the room (`centre.condition.1`) with the tool in hand."""

    target: ConditionAt


def _clear_words(world: World, seeker: int, command: Clear, condition: int) -> Said:
    """What work it is, as the card calls it, how much is done and how much there is."""
    work = world.find(condition, ClearedBy)
    done, size = work.done if work is not None else 0, world.get(room_of(world, seeker), Location).size
    card = world.get(condition, Card).prototype
    if world.resource(Content).words.card_work(card):
        return said("clear.told", "target", target=condition, deed=card, done=done, size=size)
    return said("act.clear", "target", target=condition, done=done, size=size)


CLEAR = Verb(
    command=Clear, group="here", place=100, icon="flat-hammer", offers=(Offer(Where.CONDITION, (ClearedBy,)),),
    intent=WantsToClear, judge=judge_clear, label=_clear_words, shown=Shown.WORTH, worth=("refused.needs_tool",),
)
VERBS = (CLEAR,)
