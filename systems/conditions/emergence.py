"""Emergence: acting among nests, webs or spirits may bring one of them out, if the room has a slot (COND-INFESTED)."""

from __future__ import annotations

from components.conditions import Emerges
from components.creatures import Acted
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.risks import at_risk, runs
from systems.creatures.emerging import emerge
from systems.creatures.waking import wake


class Emergence(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Emerges):
            if runs(world, "risk.emergence", risk.chance, seeker, condition):
                creature = emerge(world, world.get(seeker, Acted).room, risk.card, condition)
                if creature:
                    wake(world, creature, seeker)
