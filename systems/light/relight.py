"""Relight: an enchanted light that has burnt out burns again, and what its recipe names is used up (LIGHT-2)."""

from __future__ import annotations

from components.acting import Acting
from components.light import RelitBy, WantsToRelight
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.using import use_up
from systems.light.flames import rekindle
from systems.light.fuel import makings


class Relight(System):
    wants = WantsToRelight

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToRelight):
            for making in makings(world, actor, world.get(wanted.card, RelitBy).cards):
                use_up(world, making, "relit")
            rekindle(world, wanted.card)
