"""Take: a card within reach goes into the pack (ITEM-1); a flame goes out there (LIGHT-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.things import Taken
from components.things import WantsToTake
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.reach import graspable
from systems.core.rooms import room_of
from systems.things.putting import put_in_pack


class Take(System):
    wants = WantsToTake

    def run(self, world: World) -> None:
        for actor, _, take in world.rows(Acting, WantsToTake):
            if world.alive(take.card) and graspable(world, actor, take.card):
                world.emit(Taken(room_of(world, actor), actor, take.card))
                put_in_pack(world, take.card, actor)
