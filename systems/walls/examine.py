"""Examine walls: a die at or under Perception + 1 finds every hidden door around the room; a miss tells nothing.

The find belongs to the wall, on both its sides and for everybody (WALL-14).
"""

from __future__ import annotations

from components.acting import Acting
from components.events.walls import HiddenDoorFound, WallsExamined
from components.walls import HiddenDoor, WantsToExamine
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core import odds
from systems.core.knowing import show_door
from systems.core.rooms import room_of
from systems.seekers.experience import gain
from systems.walls.structures import walls_around


class Examine(System):
    wants = WantsToExamine

    def run(self, world: World) -> None:
        for actor, _, _ in world.rows(Acting, WantsToExamine):
            room = room_of(world, actor)
            chance = odds.examine(world, actor)
            # Rolled whether or not there is anything to find: neither the dice nor the words may tell (P9).
            hit = world.roll("walls.examine", chance.die, room, by=actor) <= chance.most
            doors = [pair for pair in walls_around(world, room) if hit and _is_hidden(world, pair[1])]
            for heading, passage in doors:
                _find(world, actor, room, heading, passage)
            if not doors:
                world.emit(WallsExamined(room, actor))


def _is_hidden(world: World, passage: int) -> bool:
    door = world.find(passage, HiddenDoor)
    return door is not None and not door.found


def _find(world: World, actor: int, room: int, heading: int, passage: int) -> None:
    world.edit(passage, HiddenDoor).found = True
    show_door(world, passage)
    world.emit(HiddenDoorFound(room, actor, heading))
    gain(world, actor, world.resource(Content).figures.seekers.secret_experience, "secret")
