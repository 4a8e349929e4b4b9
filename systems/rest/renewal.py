"""Renewal: the turn is over, and seekers have the AP of the next (MOVE-1); who is busy is not done yet (EVNT-1)."""

from __future__ import annotations

from components.body import ActionPoints, Slowed
from components.question import Busy
from components.rest import Waited
from components.seekers import InPlay
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
            if not _is_busy(world, seeker):
                world.remove(seeker, Waited)
            world.remove(seeker, Slowed)


def _is_busy(world: World, seeker: int) -> bool:
    """Whether the seeker lets the next turn pass too; this one is behind it."""
    busy = world.find(seeker, Busy)
    if busy is None:
        return False
    if busy.turns <= 1:
        world.remove(seeker, Busy)
        return False
    world.edit(seeker, Busy).turns -= 1
    return True
