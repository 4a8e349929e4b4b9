"""Choice: a question that stands before the seeker, with its answers (EVNT-1 in its first form)."""

from __future__ import annotations

from components.condition import Tremor
from components.knowledge import Choice
from engine.kernel.command import Command
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.seekers.verbs import Answer


def choice(eye: Eye) -> Node | None:
    """The pending question, or None. While it stands, its answers are all that can be done."""
    pending = eye.world.find(eye.seeker, Choice)
    if pending is None:
        return None
    question = eye.say(pending.question)
    answers = tuple(_answer(eye, number, told) for number, told in enumerate(pending.answers))
    return Node(id="choice", role=Role.GROUP, name=question, text=question, kind="choice", children=answers)


def _answer(eye: Eye, number: int, told: str) -> Node:
    """An answer with its chance, or why it cannot be given."""
    command = Answer(answer=number)
    judged = eye.probe(command)
    return Node(
        id=f"choice.{number}", role=Role.ANSWER, name=_said(eye, told), text=_meant(eye, told), kind="answer",
        command=command, enabled=judged.legal, reason=eye.reason(judged.refusal) if judged.refusal is not None else "",
        odds=eye.chance(judged.odds) if judged.odds is not None else None,
    )


def answer(eye: Eye, command: Command) -> str:
    """The answer that a command gives to the pending question, in words; of any other command nothing."""
    pending = eye.world.find(eye.seeker, Choice) if isinstance(command, Answer) else None
    if pending is None or not isinstance(command, Answer) or command.answer not in range(len(pending.answers)):
        return ""
    return _said(eye, pending.answers[command.answer])


def _meant(eye: Eye, told: str) -> str:
    """What an answer would bring, where that is more than it says."""
    return eye.say(f"{told}.text") if eye.words.has(f"{told}.text") else _said(eye, told)


def _said(eye: Eye, told: str) -> str:
    """An answer in words, with what it costs where it is one to a tremor."""
    tremor = eye.world.find(eye.seeker, Tremor)
    return eye.say(told, health=tremor.health) if tremor is not None else eye.say(told)
