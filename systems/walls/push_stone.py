"""Push stone: a hidden door that was found opens for good, from both sides and for everybody (WALL-15).

What else bars the passage or the room beyond, a lock or deep water, bars it still.
"""

from __future__ import annotations

from components.acting import Acting
from components.events.walls import StonePushed
from components.walls import WantsToPushStone
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.walls.bringing_down import open_wall
from systems.walls.structures import heading_of


class PushStone(System):
    wants = WantsToPushStone

    def run(self, world: World) -> None:
        for actor, _, push in world.rows(Acting, WantsToPushStone):
            room = room_of(world, actor)
            if open_wall(world, push.passage, actor):
                world.emit(StonePushed(room, actor, heading_of(world, room, push.passage)))
