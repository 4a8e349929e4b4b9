"""Audit of what bars passages: walls, hidden doors, deep water and laid floors of a finished level.

G4, G5, G10, WALL-1, WALL-2, WALL-13. Read from entities alone, without a look at how they came there.
"""

from __future__ import annotations

from collections.abc import Iterator

from components.room import Location, Passage, Terrain
from components.walls import DeepWater, Floor, HiddenDoor, Material, Wall
from engine.kernel.world import World
from systems.genesis.fault import Fault
from systems.locks.explorer import Ground

_UNFIT = (Terrain.WILD, Terrain.MIRE, Terrain.WATER)


def audit_walls(world: World, ground: Ground, steps: list[int]) -> Iterator[Fault]:
    """`steps` are the distances from the entrance over what is not barred for ever, -1 where there is no way."""
    doors = {passage for passage, _ in world.each(HiddenDoor)}
    for passage, wall in world.each(Wall):
        yield from _wall(world, ground, steps, passage, passage in doors)
        if passage in doors and wall.material is not Material.STONE:
            yield Fault("WALL-13", "a hidden door is not of stone", passage)
        if world.has(passage, DeepWater):
            yield Fault("WALL-1", "two things bar one passage", passage)
    for passage, door in world.each(HiddenDoor):
        if not world.has(passage, Wall):
            yield Fault("G5", "a hidden door is no wall", passage)
        elif door.found:
            yield Fault("WALL-13", "a hidden door was found before anybody came", passage)
    for passage, _ in world.each(DeepWater):
        if _parts(world, ground, steps, passage):
            yield Fault("G10", "deep water is the last link to a room", passage)
    for key in ground.keys:
        if steps[key.room] < 0:
            yield Fault("G5", "a wall keeps a key for ever", key.key)
    for room, _ in world.each(Floor):
        if room not in ground.numbers or not _bears(world, room):
            yield Fault("WALL-2", "a floor lies on unfit ground", room)


def _wall(world: World, ground: Ground, steps: list[int], passage: int, is_door: bool) -> Iterator[Fault]:
    edge = world.find(passage, Passage)
    if edge is None:
        yield Fault("WALL-1", "a wall stands in no passage", passage)
        return
    if not is_door and _parts(world, ground, steps, passage):
        yield Fault("G4", "a wall is the last link to a room", passage)
    if not (_bears(world, edge.first) and _bears(world, edge.second)):
        yield Fault("WALL-2", "a wall stands on unfit ground", passage)


def _parts(world: World, ground: Ground, steps: list[int], passage: int) -> bool:
    """Whether one side of a passage can be reached, and the other cannot but through it."""
    edge = world.find(passage, Passage)
    if edge is None:
        return False
    ends = [ground.numbers.get(room, -1) for room in (edge.first, edge.second)]
    return sum(number >= 0 and steps[number] >= 0 for number in ends) == 1


def _bears(world: World, room: int) -> bool:
    """Dry caves, mines, ruins and interiors bear a structure, and nothing that lies open to wind or water does."""
    place = world.find(room, Location)
    if place is None or place.terrain in _UNFIT or "pool" in place.tags:
        return False
    return place.terrain is not Terrain.CAVE or "damp" not in place.tags
