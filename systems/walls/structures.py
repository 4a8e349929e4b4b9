"""Structures: walls and floors, what brings them down, and the warmth of a floor (WALL-7, WALL-10)."""

from __future__ import annotations

from components.place import SIDES
from components.room import Exits, Location
from components.walls import Floor, Material, Wall
from content.figures import Walls
from content.registry import Content
from engine.kernel.world import World


def wall_hits(figures: Walls, material: Material) -> int:
    """Hits of a pickaxe that a whole wall of this material takes."""
    return figures.timber_wall_hits if material is Material.TIMBER else figures.stone_wall_hits


def floor_hits(figures: Walls, material: Material) -> int:
    """Hits of a pickaxe that a whole floor of this material takes."""
    return figures.timber_floor_hits if material is Material.TIMBER else figures.stone_floor_hits


def walls_around(world: World, room: int) -> list[tuple[int, int]]:
    """The standing walls of a room, hidden doors among them: each heading with its passage."""
    passages = world.get(room, Exits).passages
    return [(int(side), passages[side]) for side in SIDES if passages[side] and world.has(passages[side], Wall)]


def heading_of(world: World, room: int, structure: int) -> int:
    """The heading of a passage of this room; -1 when it is none of its passages."""
    passages = world.get(room, Exits).passages
    return passages.index(structure) if structure and structure in passages else -1


def structure_of(world: World, structure: int) -> Wall | Floor | None:
    """What stands on a passage or lies in a room, to be read; None when nothing is built there."""
    return world.find(structure, Wall) or world.find(structure, Floor)


def is_stony(world: World, room: int) -> bool:
    """Whether the room has a floor of stone."""
    floor = world.find(room, Floor)
    return floor is not None and floor.material is Material.STONE


def insulation(world: World, room: int) -> int:
    """What a room keeps of its warmth: its location's own, and a timber floor's for whoever stands there (WALL-10)."""
    floor = world.find(room, Floor)
    wooden = floor is not None and floor.material is Material.TIMBER
    warm = world.resource(Content).figures.walls.floor_insulation if wooden else 0
    return world.get(room, Location).insulation + warm
