"""Legal answers: a pending question is answered by what meets its conditions and can be paid (EVNT-1, CHAR-4)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from components.knowledge import Choice
from components.registry import Component
from components.seekers import WantsToAnswer
from content.answering import Effect, Need, Part, Price
from content.registry import Content
from engine.kernel.world import World
from systems.core.verdict import Refusal, Verdict, refuse
from systems.questions.answers import Given, answer_at

# Why an answer cannot be given: first whom it is for, then what it takes, then what it does.
_ORDER: tuple[type[Need] | type[Price] | type[Effect], ...] = (Need, Price, Effect)


def judge_answer(world: World, actor: int, intent: WantsToAnswer) -> Verdict:
    """One of the answers of the pending question, and its price; of one whose card is gone nothing comes."""
    choice = world.find(actor, Choice)
    if choice is None:
        return refuse("refused.no_choice")
    if not 0 <= intent.answer < len(choice.answers):
        return refuse("refused.no_such_answer")
    given = answer_at(world, actor, intent.answer)
    if given is None:
        return Verdict()
    refused = _refused(world, actor, given)
    return Verdict(refusal=refused) if refused is not None else _priced(world, given)


def foresee_answer(world: World, actor: int, intent: WantsToAnswer, ruled: Verdict) -> Verdict:
    """The chance of an answer that may fail (COND-UNSTABLE)."""
    given = answer_at(world, actor, intent.answer)
    for part, record in _records(world, given) if given is not None else ():
        odds = record.odds(world, actor, part) if isinstance(record, Effect) and record.odds is not None else None
        if odds is not None:
            return replace(ruled, odds=odds)
    return ruled


def _records(world: World, given: Given) -> Iterator[tuple[Component, Part]]:
    """What an answer bears with what that means, conditions first and effects last."""
    known = world.resource(Content).answering.parts
    found = [(part, known[type(part)]) for part in given.parts]
    yield from sorted(found, key=lambda pair: _ORDER.index(type(pair[1])))


def _refused(world: World, actor: int, given: Given) -> Refusal | None:
    for part, record in _records(world, given):
        refused: Refusal | None = record.refused(world, actor, part) if record.refused is not None else None
        if refused is not None:
            return refused
    return None


def _priced(world: World, given: Given) -> Verdict:
    verdict = Verdict()
    for part, record in _records(world, given):
        if isinstance(record, Price) and record.amount is not None:
            verdict = replace(verdict, **{record.to: getattr(verdict, record.to) + record.amount(part)})
    return verdict
