"""Break structure: each hit of a pickaxe brings a wall or a floor nearer to its end; nothing is salvaged (WALL-7).

Half broken, it blocks and warms like new; broken, its insulation has ended at once (WALL-10).
"""

from __future__ import annotations

from components.acting import Acting
from components.events.walls import FloorBroken, FloorHit, WallBroken, WallHit
from components.walls import Floor, Wall, WantsToBreak
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.wear import wear
from systems.core.rooms import room_of
from systems.gathering.tools import PICKAXE, tool_for
from systems.walls.bringing_down import open_wall, take_up_floor
from systems.walls.structures import heading_of, structure_of


class BreakStructure(System):
    wants = WantsToBreak

    def run(self, world: World) -> None:
        for actor, _, strike in world.rows(Acting, WantsToBreak):
            built = structure_of(world, strike.structure)
            if built is None:
                continue
            if isinstance(built, Wall):
                _hit_wall(world, actor, strike.structure)
            else:
                _hit_floor(world, actor, strike.structure)
            wear(world, tool_for(world, actor, (PICKAXE,)), world.resource(Content).figures.walls.break_wear)


def _hit_wall(world: World, actor: int, passage: int) -> None:
    wall = world.edit(passage, Wall)
    wall.hits_left -= 1
    room, left, material = room_of(world, actor), wall.hits_left, wall.material.value
    heading = heading_of(world, room, passage)
    if left > 0:
        world.emit(WallHit(room, actor, heading, material, left))
        return
    open_wall(world, passage, actor)
    world.emit(WallBroken(room, actor, heading, material))


def _hit_floor(world: World, actor: int, room: int) -> None:
    floor = world.edit(room, Floor)
    floor.hits_left -= 1
    left, material = floor.hits_left, floor.material.value
    if left > 0:
        world.emit(FloorHit(room, actor, material, left))
        return
    take_up_floor(world, room)
    world.emit(FloorBroken(room, actor, material))
