"""Drop: a carried card goes down on the seeker's slot, else on a free one, else into storage (ROOM-2)."""

from __future__ import annotations

from components.events import Dropped
from components.intent import Acting, WantsToDrop
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.putting import put_down
from systems.reckoning.rooms import board_place


class Drop(System):
    wants = WantsToDrop

    def run(self, world: World) -> None:
        for actor, _, drop in world.rows(Acting, WantsToDrop):
            room, spot = board_place(world, actor)
            world.emit(Dropped(room, actor, drop.card))
            put_down(world, drop.card, room, spot, actor)
