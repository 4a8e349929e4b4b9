"""Answers: what may be said to a pending question, and what each of it would be (EVNT-1)."""

from __future__ import annotations

from typing import NamedTuple

from components.knowledge import Choice
from components.question import Asked
from components.registry import Component, copied
from content.answering import EACH
from content.kinds import AnswerDefinition
from content.registry import Content
from engine.kernel.world import World


class Given(NamedTuple):
    """One answer to a pending question: its card, its words, what it is about, its conditions, prices and effects."""

    question: str
    written: AnswerDefinition
    of: str
    parts: tuple[Component, ...]


def is_asked(world: World, seeker: int) -> bool:
    """Whether a question stands before a seeker, or is about to."""
    return world.has(seeker, Choice) or world.has(seeker, Asked)


def ask(world: World, seeker: int, question: str) -> None:
    """Have a question put to a seeker, once no other stands before it."""
    if world.has(seeker, Asked):
        world.edit(seeker, Asked).cards.append(question)
    else:
        world.add(seeker, Asked([question]))


def offered(world: World, seeker: int, question: str) -> Choice:
    """The question as it stands before a seeker who is asked it now: its answers, those it cannot give among them."""
    content = world.resource(Content)
    choice = Choice(question, [], [])
    for name, answer in content.questions.get(question, {}).items():
        spread = content.answering.spreads.get(answer.written.each)
        for of in spread.found(world, seeker) if spread is not None else [""]:
            choice.answers.append(name)
            choice.of.append(of)
    return choice


def answer_at(world: World, seeker: int, number: int) -> Given | None:
    """The answer of this number to the pending question, or None when no pack has it any more."""
    choice = world.get(seeker, Choice)
    answer = world.resource(Content).questions.get(choice.question, {}).get(choice.answers[number])
    if answer is None:
        return None
    of = choice.of[number]
    return Given(choice.question, answer.written, of, tuple([_about(part, of) for part in answer.parts]))


def _about(part: Component, of: str) -> Component:
    """A copy of a component of an answer, with what that is about in the fields that ask for it."""
    own = copied(part)
    for field in own.__struct_fields__:
        if getattr(own, field) == EACH:
            setattr(own, field, of)
    return own
