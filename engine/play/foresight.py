"""Foresight: price, odds or refusal of a command before it is given, as far as the seeker can know (P9)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.errands.errand import TOO_DEAR, course_of, passing, prices_of, record_of
from engine.errands.way_price import turns_of
from engine.kernel.command import Command
from engine.kernel.world import World
from engine.play.intents import intend
from engine.play.threats import asked_first
from systems.core.legal import foreseen, judgement, unaffordable
from systems.core.verdict import Refusal, Verdict


def foresee(world: World, seeker: int, command: Command) -> Verdict:
    """Price, odds or refusal. Reads only.

    Of an errand: refusal and odds of its first single command, and the price of the whole known way if nothing comes.
    It is not refused for AP that the next world turn brings: it waits for them.
    """
    if record_of(world, command) is None:
        return _of_single(world, seeker, command)
    course = course_of(world, seeker, command)
    if isinstance(course, Refusal):
        return Verdict(refusal=course)
    first = course(0)
    if first is None:
        return Verdict(refusal=Refusal("refused.already_there"))
    begun = _of_single(world, seeker, first, waits=True)
    if begun.refusal is not None:
        return begun
    prices = prices_of(world, seeker, command)
    # As with a single price: how much is left changes with every step, the turns that it makes of a way seldom.
    turns = world.derived(("turns", prices), turns_of, world, seeker, prices) if prices else passing(world, command)
    return replace(begun, ap=sum(prices), turns=turns, asks=begun.asks or asked_first(world, seeker, command))


def _of_single(world: World, seeker: int, command: Command, waits: bool = False) -> Verdict:
    intent = intend(world, seeker, command)
    if isinstance(intent, Refusal):
        return Verdict(refusal=intent)
    judged = judgement(world, seeker, intent)
    # What is left of AP and stamina changes with every deed, and seldom what it is enough for.
    price = ("short", judged.ap, judged.stamina)
    if judged.legal and not judged.asks:
        judged = replace(judged, asks=asked_first(world, seeker, command))
    short = world.derived(price, unaffordable, world, seeker, judged) if judged.legal else None
    if short is not None and short.refusal is not None and not (waits and short.refusal.message == TOO_DEAR):
        return short
    return foreseen(world, seeker, intent, judged)
