"""Renewal: the turn is over, and seekers have the AP of the next (MOVE-1)."""

from __future__ import annotations

from components.actor import ActionPoints, InPlay, Slowed, Waited
from engine.kernel.system import System
from engine.kernel.world import World
from systems.rest.pool import renewed


class Renewal(System):
    wakes_on = (InPlay,)

    def run(self, world: World) -> None:
        for seeker, _, points in world.rows(InPlay, ActionPoints):
            fresh = renewed(world, seeker)
            if points.left != fresh:
                world.edit(seeker, ActionPoints).left = fresh
            world.remove(seeker, Waited)
            world.remove(seeker, Slowed)
