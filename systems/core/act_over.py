"""Act over: the risks of an action have been run (COND-1, RISK)."""

from __future__ import annotations

from components.creatures import Acted
from engine.kernel.system import System
from engine.kernel.world import World


class ActOver(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, _ in world.rows(Acted):
            world.remove(seeker, Acted)
