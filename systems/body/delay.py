"""Delay: an unleashed card takes AP; what one done for this turn cannot give, the next turn lacks (MOVE-1)."""

from __future__ import annotations

from components.body import ActionPoints, Slowed
from components.effect import Delays, Unleashed
from components.events.body import Delayed
from components.rest import Waited
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.rooms import room_of


class Delay(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, delays in world.rows(Unleashed, Delays):
            if is_living(world, unleashed.target) and world.has(unleashed.target, ActionPoints):
                _slow(world, unleashed.target, delays.ap)


def _slow(world: World, target: int, ap: int) -> None:
    left = world.get(target, ActionPoints).left
    now = 0 if world.has(target, Waited) else min(ap, max(0, left))
    if now:
        world.edit(target, ActionPoints).left = left - now
    world.emit(Delayed(room_of(world, target), target, ap))
    slowed = world.find(target, Slowed)
    owed = ap - now + (slowed.ap if slowed is not None else 0)
    if owed > 0:
        world.add(target, Slowed(owed))
