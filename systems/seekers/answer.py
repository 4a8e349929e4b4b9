"""Answer: the pending choice of a seeker is settled; of a level's choice, an attribute rises (CHAR-4)."""

from __future__ import annotations

from components.actor import Attributes
from components.events import AttributeRaised
from components.intent import Acting, WantsToAnswer
from components.knowledge import Choice
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.seekers.levels import ATTRIBUTE_CHOICE, attribute_of, raisable


class AnswerChoice(System):
    wants = WantsToAnswer

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToAnswer):
            choice = world.find(actor, Choice)
            if choice is not None and choice.question == ATTRIBUTE_CHOICE:
                _raise(world, actor, attribute_of(choice.answers[wanted.answer]))
                world.remove(actor, Choice)


def _raise(world: World, seeker: int, attribute: str) -> None:
    if attribute in raisable(world, seeker):
        body = world.edit(seeker, Attributes)
        setattr(body, attribute, getattr(body, attribute) + 1)
        world.emit(AttributeRaised(room_of(world, seeker), seeker, attribute))
