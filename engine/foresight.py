"""Foresight: price, odds or refusal of a command before it is given, as far as the seeker can know (P9)."""

from __future__ import annotations

from typing import cast, get_args

from engine.commands import Command
from engine.errand import Composite, course_of
from engine.intents import intend
from engine.kernel.world import World
from systems.reckoning.legal import foreseen, judgement, unaffordable
from systems.reckoning.verdict import Refusal, Verdict

COMPOSITE = frozenset(get_args(Composite))


def foresee(world: World, seeker: int, command: Command) -> Verdict:
    """Price, odds or refusal; of an errand, those of its first single command. Reads only."""
    if type(command) in COMPOSITE:
        course = course_of(world, seeker, cast(Composite, command))
        if isinstance(course, Refusal):
            return Verdict(refusal=course)
        first = course(0)
        if first is None:
            return Verdict(refusal=Refusal("refused.already_there"))
        command = first
    intent = intend(world, seeker, command)
    if isinstance(intent, Refusal):
        return Verdict(refusal=intent)
    judged = judgement(world, seeker, intent)
    # What is left of AP and stamina changes with every deed, and seldom what it is enough for.
    price = ("short", judged.ap, judged.stamina)
    short = world.derived(price, unaffordable, world, seeker, judged) if judged.legal else None
    return short or foreseen(world, seeker, intent, judged)
