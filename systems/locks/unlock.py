"""Unlock: the skeleton key of a lock opens it for good, on every passage, and is used up (DOOR-1, LOCK-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.locks import Unlocked
from components.locks import Lock, WantsToUnlock
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.using import use_up


class Unlock(System):
    wants = WantsToUnlock

    def run(self, world: World) -> None:
        for actor, _, unlock in world.rows(Acting, WantsToUnlock):
            world.remove(unlock.target, Lock)
            use_up(world, unlock.key, "used in its lock")
            world.emit(Unlocked(room_of(world, actor), actor, unlock.target))
