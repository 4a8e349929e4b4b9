"""Stamina rest: who waited gets stamina back (SURV-4)."""

from __future__ import annotations

from components.actor import InPlay, Stamina, Waited
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World


class StaminaRest(System):
    wakes_on = (InPlay,)

    def run(self, world: World) -> None:
        gained = world.resource(Content).figures.seekers.stamina_rest
        for seeker, _, _ in world.rows(InPlay, Waited):
            stamina = world.find(seeker, Stamina)
            if stamina is not None and stamina.left < stamina.full:
                world.edit(seeker, Stamina).left = min(stamina.full, stamina.left + gained)
