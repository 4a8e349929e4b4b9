"""Choice: a question that stands before the seeker, with its answers (EVNT-1)."""

from __future__ import annotations

from components.knowledge import Choice
from components.registry import Component
from content.answering import Effect, Price
from content.shape import card_fields
from engine.kernel.command import Command
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.questions.answers import Given, answer_at
from systems.questions.verbs import Answer


def choice(eye: Eye) -> Node | None:
    """The pending question, or None. While it stands, its answers are all that can be done."""
    pending = eye.world.find(eye.seeker, Choice)
    if pending is None:
        return None
    answers = tuple(_answer(eye, number) for number in range(len(pending.answers)))
    name, told = _asked(eye, pending.question)
    return Node(id="choice", role=Role.GROUP, name=name, text=told, kind="choice", children=answers)


def _asked(eye: Eye, question: str) -> tuple[str, str]:
    """A question's name, and all that is told with it: what it asks in so many words, or its card's name and text."""
    card = eye.content.cards.get(question)
    if card is not None and card.asks:
        asks = eye.words.filled(card.asks)
        return asks, asks
    name = eye.words.card_name(question)
    return name, eye.say("choice.told", name=name, text=eye.words.card_text(question))


def _answer(eye: Eye, number: int) -> Node:
    """An answer with its chance, or why it cannot be given."""
    command = Answer(answer=number)
    judged = eye.probe(command)
    said, meant = _worded(eye, number)
    return Node(
        id=f"choice.{number}", role=Role.ANSWER, name=said, text=meant, kind="answer",
        command=command, enabled=judged.legal, reason=eye.reason(judged.refusal) if judged.refusal is not None else "",
        odds=eye.chance(judged.odds) if judged.odds is not None else None,
    )


def answer(eye: Eye, command: Command) -> str:
    """The answer that a command gives to the pending question, in words; of any other command nothing."""
    pending = eye.world.find(eye.seeker, Choice) if isinstance(command, Answer) else None
    if pending is None or not isinstance(command, Answer) or command.answer not in range(len(pending.answers)):
        return ""
    return _worded(eye, command.answer)[0]


def _worded(eye: Eye, number: int) -> tuple[str, str]:
    """An answer in words, with what it takes; and what it would bring, where that is more than it says."""
    given = answer_at(eye.world, eye.seeker, number)
    if given is None:
        pending = eye.world.get(eye.seeker, Choice)
        lost = f"[{pending.question}.{pending.answers[number]}]"
        return lost, lost
    params = _params(eye, given)
    plain = given.written.alone if given.written.alone and not given.of else given.written.words
    said = eye.words.filled(plain, **params)
    prices = ", ".join(price for part in given.parts if (price := _price(eye, part)))
    if prices:
        said = eye.say("answer.priced", answer=said, price=prices)
    return said, eye.words.filled(given.written.text, **params) if given.written.text else said


def _params(eye: Eye, given: Given) -> dict[str, int | str]:
    """What the words of an answer speak of: what its effects tell, and what it is about."""
    answering = eye.content.answering
    params: dict[str, int | str] = {}
    for part in given.parts:
        effect = answering.parts.get(type(part))
        for name, found in effect.told.items() if isinstance(effect, Effect) else ():
            params[name] = found(eye.world, eye.seeker)
    spread = answering.spreads.get(given.written.each) if given.of else None
    for name, message in spread.told.items() if spread is not None else ():
        params[name] = eye.say(message.replace("*", given.of))
    return params


def _price(eye: Eye, part: Component) -> str:
    """What a component of an answer takes, in words; nothing when it is no price."""
    price = eye.content.answering.parts.get(type(part))
    if not isinstance(price, Price):
        return ""
    fields = {field: getattr(part, field) for field in part.__struct_fields__}
    named = {field: eye.words.card_name(fields[field]) for field in card_fields(type(part))}
    return eye.say(price.message, **{**fields, **named})
