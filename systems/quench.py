"""Quench: fire dies where water stands deep enough in every room that it burns in (CLOCK-1)."""

from __future__ import annotations

from components.fire import Burning
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.burning import go_out
from systems.reckoning.fire import hearths
from systems.reckoning.water import depth


class Quench(System):
    wants = Burning

    def run(self, world: World) -> None:
        enough = world.resource(Content).figures.fire.quench_depth
        for entity, _ in world.rows(Burning):
            if all(depth(world, room) >= enough for room, _ in hearths(world, entity)):
                go_out(world, entity)
