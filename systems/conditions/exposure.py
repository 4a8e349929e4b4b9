"""Exposure: acting where something grows may bring its affliction on (COND-FUNGAL)."""

from __future__ import annotations

from components.conditions import Afflicting
from components.creatures import Acted
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.body.will import against_will
from systems.conditions.risks import at_risk, runs


class Exposure(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Afflicting):
            if runs(world, "risk.exposure", against_will(world, seeker, risk.chance), seeker, condition):
                lay_affliction(world, seeker, risk.card)
