"""Force: strength against the lock's tier, and a noise either way (DOOR-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.locks import ForcedOpen, ForceFailed
from components.locks import Lock, WantsToForce
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core import odds
from systems.core.rooms import room_of
from systems.creatures.noise import rouse
from systems.seekers.practising import practise_by


class Force(System):
    wants = WantsToForce

    def run(self, world: World) -> None:
        for actor, _, force in world.rows(Acting, WantsToForce):
            room = room_of(world, actor)
            chance = odds.force(world, actor, force.target).chance
            forced = world.chance("door.force", chance, force.target, by=actor)
            practise_by(world, actor, WantsToForce, forced)
            if forced:
                world.remove(force.target, Lock)
                world.emit(ForcedOpen(room, actor, force.target))
            else:
                world.emit(ForceFailed(room, actor, force.target))
            rouse(world, room, world.resource(Content).figures.doors.noise, actor)
