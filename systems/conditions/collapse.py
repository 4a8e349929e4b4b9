"""Collapse: acting under cracked supports may bring the ceiling down; the seeker has to answer (COND-UNSTABLE).

Whoever was about to leave by a stair or mouth is held back: the question is one of this room.
"""

from __future__ import annotations

from components.conditions import Collapses, Tremor
from components.creatures import Acted
from components.events.conditions import Trembled
from components.travel import Departing
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.risks import at_risk, runs
from systems.questions.answers import ask, is_asked


class Collapse(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Collapses):
            if not is_asked(world, seeker) and runs(world, "risk.collapse", risk.chance, seeker, condition):
                room = world.get(seeker, Acted).room
                world.add(seeker, Tremor(room, risk.health, risk.card, list(risk.props)))
                ask(world, seeker, risk.encounter)
                world.remove(seeker, Departing)
                world.emit(Trembled(room))
