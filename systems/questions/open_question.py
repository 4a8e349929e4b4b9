"""Open question: an unleashed card, or the answer to another question, asks one (EVNT-1)."""

from __future__ import annotations

from components.effect import Asks, Unleashed
from components.seekers import Seeker
from engine.kernel.system import System
from engine.kernel.world import World
from systems.questions.answers import ask


class OpenQuestion(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, asks in world.rows(Unleashed, Asks):
            if world.has(unleashed.target, Seeker):
                ask(world, unleashed.target, asks.card)
