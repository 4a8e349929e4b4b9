"""Haunting: acting among restless spirits may cost mana (COND-HAUNTED)."""

from __future__ import annotations

from components.body import Mana
from components.conditions import Draining
from components.creatures import Acted
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.pools import drain
from systems.body.will import against_will
from systems.conditions.risks import at_risk, runs


class Haunting(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Draining):
            if runs(world, "risk.haunting", against_will(world, seeker, risk.chance), seeker, condition):
                drain(world, seeker, Mana, risk.mana)
