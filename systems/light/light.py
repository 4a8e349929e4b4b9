"""Light: a source in hand or on one's own slot is lit (LIGHT-1)."""

from __future__ import annotations

from components.acting import Acting
from components.light import Lit, WantsToLight
from engine.kernel.system import System
from engine.kernel.world import World
from systems.light.flames import set_alight


class Light(System):
    wants = WantsToLight

    def run(self, world: World) -> None:
        for _, _, light in world.rows(Acting, WantsToLight):
            if not world.has(light.card, Lit):
                set_alight(world, light.card)
