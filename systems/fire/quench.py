"""Quench: fire dies in the turn in which water stands deep enough in every room that it burns in (CLOCK-1)."""

from __future__ import annotations

from components.fire import Burning
from engine.kernel.system import System
from engine.kernel.world import World
from systems.fire.burning import go_out
from systems.fire.fire import hearths
from systems.water.water import douses


class Quench(System):
    wants = Burning

    def run(self, world: World) -> None:
        for entity, _ in world.rows(Burning):
            if all(douses(world, room) for room, _ in hearths(world, entity)):
                go_out(world, entity)
