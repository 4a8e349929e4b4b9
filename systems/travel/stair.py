"""Stair: who takes a stairwell or mouth puts the keys of this level down beside it, and leaves (LEVL-1, SUB-1, G9)."""

from __future__ import annotations

from components.acting import Acting
from components.events.travel import MouthTaken, StairTaken
from components.room import Mouth
from components.travel import Departing, WantsToTakeStair
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.knowing import remember
from systems.core.rooms import room_of
from systems.things.carrying import keys
from systems.things.putting import drop


class StairTaking(System):
    wants = WantsToTakeStair

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToTakeStair):
            if is_living(world, actor):
                _leave(world, actor, wanted.stair)


def _leave(world: World, seeker: int, way_off: int) -> None:
    room = room_of(world, seeker)
    for key in keys(world, seeker):
        drop(world, key, seeker)
    remember(world, seeker, room)
    taken = MouthTaken if world.has(way_off, Mouth) else StairTaken
    world.emit(taken(room, seeker, way_off))
    world.add(seeker, Departing(way_off))
