"""Drop: a carried card goes down on the seeker's slot, else on a free one, else into storage (ROOM-2)."""

from __future__ import annotations

from components.acting import Acting
from components.things import WantsToDrop
from engine.kernel.system import System
from engine.kernel.world import World
from systems.things.putting import drop


class Drop(System):
    wants = WantsToDrop

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToDrop):
            drop(world, wanted.card, actor)
