"""Collapse: acting under cracked supports may bring the ceiling down; the seeker has to answer (COND-UNSTABLE).

Whoever was about to leave by a stair or mouth is held back: the question is one of this room.
"""

from __future__ import annotations

from components.actor import Acted
from components.condition import Collapses, Tremor
from components.events import Trembled
from components.intent import Departing
from components.knowledge import Choice
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.risks import at_risk, runs
from systems.conditions.tremor import QUESTION, answers


class Collapse(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Collapses):
            if not world.has(seeker, Choice) and runs(world, "risk.collapse", risk.chance, seeker, condition):
                room = world.get(seeker, Acted).room
                world.add(seeker, Tremor(room, risk.health, risk.card, list(risk.props)))
                world.add(seeker, Choice(QUESTION, answers(world, seeker, room)))
                world.remove(seeker, Departing)
                world.emit(Trembled(room))
