"""Clean: a thing is wiped clean, a room is so much cleaner than it was (AGE-6)."""

from __future__ import annotations

from components.acting import Acting
from components.events.things import Cleaned, RoomCleaned
from components.things import WantsToClean
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.things.soiling import clean


class Clean(System):
    wants = WantsToClean

    def run(self, world: World) -> None:
        figures = world.resource(Content).figures.dirt
        for actor, _, wanted in world.rows(Acting, WantsToClean):
            room = room_of(world, actor)
            if wanted.card == room:
                world.emit(RoomCleaned(room, actor, clean(world, room, figures.clean_room)))
            else:
                clean(world, wanted.card, figures.most)
                world.emit(Cleaned(room, actor, wanted.card))
