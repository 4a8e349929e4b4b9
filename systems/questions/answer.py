"""Answer: the pending question of a seeker is settled; its price is paid, and what it does takes effect (EVNT-1).

What the body itself bears of it lies on the body for this pass; all else on a card made from the question.
"""

from __future__ import annotations

from components.acting import Acting, Answered
from components.card import Card
from components.knowledge import Choice
from components.registry import Component, name_of
from components.seekers import WantsToAnswer
from content.answering import Effect, Price
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.using import unleash
from systems.questions.answers import Given, answer_at


class AnswerQuestion(System):
    wants = WantsToAnswer

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToAnswer):
            given = answer_at(world, actor, wanted.answer)
            world.remove(actor, Choice)
            if given is not None:
                _pay(world, actor, given)
                _take_effect(world, actor, given)


def _pay(world: World, actor: int, given: Given) -> None:
    """Take all but AP and stamina, which the judge has taken."""
    known = world.resource(Content).answering.parts
    for part in given.parts:
        price = known.get(type(part))
        if isinstance(price, Price) and price.pays is not None:
            price.pays(world, actor, part)


def _take_effect(world: World, actor: int, given: Given) -> None:
    known = world.resource(Content).answering.parts
    own: list[Component] = []
    others: list[Component] = []
    for part in given.parts:
        effect = known.get(type(part))
        if isinstance(effect, Effect):
            (own if effect.body else others).append(part)
    card = world.spawn(Card(given.question), *others, cause="asked") if others else 0
    for part in own:
        world.add(actor, part)
    for bearer in (actor if own else 0, card):
        if bearer:
            unleash(world, bearer, actor, actor)
    world.add(actor, Answered([name_of(type(part)) for part in own], card))


class AnswerOver(System):
    """What an answer has laid upon a body, and the card that bore the rest, end with the pass."""

    wants = Answered

    def run(self, world: World) -> None:
        kinds = world.resource(Content).kinds
        for actor, answered in world.rows(Answered):
            for kind in map(kinds.named, answered.parts):
                if kind is not None:
                    world.remove(actor, kind)
            if answered.card:
                world.doom(answered.card, "answered")
            world.remove(actor, Answered)
