"""Haunting: acting among restless spirits may cost mana (COND-HAUNTED)."""

from __future__ import annotations

from components.actor import Acted, Mana
from components.condition import Draining
from components.events import Drained
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.risks import at_risk, runs
from systems.reckoning.rooms import room_of


class Haunting(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Draining):
            mana = world.find(seeker, Mana)
            taken = min(risk.mana, mana.left if mana is not None else 0)
            if runs(world, "risk.haunting", risk.chance, seeker, condition) and taken:
                world.edit(seeker, Mana).left -= taken
                world.emit(Drained(room_of(world, seeker), seeker, taken, "mana"))
