"""Waiting: the seeker is done for this world turn, and runs the risks of the room as by any action (MOVE-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.rest import Waited as LetPass
from components.rest import Waited, WantsToWait
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.acting import note_act
from systems.core.rooms import room_of


class Waiting(System):
    wants = WantsToWait

    def run(self, world: World) -> None:
        for actor, _, _ in world.rows(Acting, WantsToWait):
            world.add(actor, Waited())
            note_act(world, actor)
            world.emit(LetPass(room_of(world, actor), actor))
