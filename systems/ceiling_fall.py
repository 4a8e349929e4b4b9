"""Ceiling fall: the answer to a tremor costs Health, and the room is Collapsed from then on (COND-UNSTABLE, COND-4)."""

from __future__ import annotations

from components.condition import Tremor
from components.fight import Element
from components.intent import Acting, WantsToAnswer
from components.knowledge import Choice
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.laying import lay_condition
from systems.deeds.wounds import hurt
from systems.reckoning.tremor import QUESTION


class CeilingFall(System):
    wants = WantsToAnswer

    def run(self, world: World) -> None:
        for actor, _, _ in world.rows(Acting, WantsToAnswer):
            if world.get(actor, Choice).question == QUESTION:
                _fall(world, actor, world.get(actor, Tremor))


def _fall(world: World, seeker: int, tremor: Tremor) -> None:
    world.remove(seeker, Choice)
    world.remove(seeker, Tremor)
    rubble = lay_condition(world, tremor.room, tremor.card)
    hurt(world, seeker, tremor.health, Element.FORCE, 0, rubble)
