"""Burn away: a thing that burns is gone on its turn; to what grows or was built, each turn of fire is a success."""

from __future__ import annotations

from components.conditions import Burns
from components.fire import Burning
from components.room import Room
from components.walls import Wall
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.clearing import work_off
from systems.fire.burning import burn_away, burn_floor, burn_wall


class BurnAway(System):
    wants = Burning

    def run(self, world: World) -> None:
        for entity, burning in world.rows(Burning):
            if burning.due is not None:
                if burning.due <= world.turn:
                    burn_away(world, entity)
            elif world.has(entity, Burns):
                work_off(world, entity)
            elif world.has(entity, Room):
                burn_floor(world, entity)
            elif world.has(entity, Wall):
                burn_wall(world, entity)
