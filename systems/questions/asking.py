"""Asking: what is to be asked of a seeker stands before it as a question, one at a time (EVNT-1).

It runs at the end of every pass, so that any rule may ask. Nobody is asked what has no answer for it.
"""

from __future__ import annotations

from components.knowledge import Choice
from components.question import Asked
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.questions.answers import offered


class Asking(System):
    wants = Asked
    wakes_on = (Asked,)

    def run(self, world: World) -> None:
        for seeker, _ in world.rows(Asked):
            while not world.has(seeker, Choice) and is_living(world, seeker) and world.has(seeker, Asked):
                choice = offered(world, seeker, _next(world, seeker))
                if choice.answers:
                    world.add(seeker, choice)


class RiskAsking(Asking):
    """The same for what a risk asks."""


class TurnAsking(Asking):
    """The same for what the turn asks, and what had to wait for another answer."""


def _next(world: World, seeker: int) -> str:
    """The first of the questions that are to be asked, which is one less then."""
    cards = world.edit(seeker, Asked).cards
    question = cards.pop(0)
    if not cards:
        world.remove(seeker, Asked)
    return question
