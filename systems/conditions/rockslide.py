"""Rockslide: acting on loose ground may set it moving, and it hurts (COND-SCREE)."""

from __future__ import annotations

from components.conditions import Harming
from components.creatures import Acted
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.wounds import hurt
from systems.conditions.risks import at_risk, runs
from systems.core.odds import resistance


class Rockslide(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Harming):
            damage = risk.damage - resistance(world, seeker, risk.element)
            if runs(world, "risk.harm", risk.chance, seeker, condition) and damage > 0:
                hurt(world, seeker, damage, risk.element, 0, condition)
