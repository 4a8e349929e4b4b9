"""Refresh: once all have acted, awake creatures have their AP for the next world turn (MOVE-1, COMB-5)."""

from __future__ import annotations

from components.body import ActionPoints, Slowed
from components.creatures import Awake
from engine.kernel.system import System
from engine.kernel.world import World
from systems.rest.pool import renewed


class Refresh(System):
    wakes_on = (Awake,)

    def run(self, world: World) -> None:
        for creature, _, points in world.rows(Awake, ActionPoints):
            fresh = renewed(world, creature)
            if points.left != fresh:
                world.edit(creature, ActionPoints).left = fresh
            world.remove(creature, Slowed)
