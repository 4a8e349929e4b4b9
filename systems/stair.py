"""Stair: who takes a stairwell or mouth puts the keys of this level down beside it, and leaves (LEVL-1, SUB-1, G9)."""

from __future__ import annotations

from components.events import MouthTaken, StairTaken
from components.intent import Acting, Departing, WantsToTakeStair
from components.room import Mouth
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.knowing import remember
from systems.deeds.putting import drop
from systems.reckoning.bodies import is_living
from systems.reckoning.carrying import keys
from systems.reckoning.rooms import room_of


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
