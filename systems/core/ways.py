"""Ways: what bars a passage, for whom, and how far a room's headings stand open (MOVE-4, MOVE-5, ROSE-1)."""

from __future__ import annotations

from components.creatures import Incorporeal, Swimmer
from components.knowledge import Way
from components.locks import Lock
from components.room import Exits
from components.seekers import Seeker
from components.walls import DeepWater, HiddenDoor, Wall
from engine.kernel.world import World


def way(world: World, room: int, heading: int) -> Way:
    """How a heading out of the room stands for whoever looks: a wall and an unfound hidden door look the same."""
    exits = world.get(room, Exits)
    beyond, passage = exits.rooms[heading], exits.passages[heading]
    if not beyond:
        return Way.NONE
    if world.has(passage, Wall):
        door = world.find(passage, HiddenDoor)
        return Way.DOOR if door is not None and door.found else Way.WALLED
    if world.has(beyond, Lock):
        return Way.LOCKED
    return Way.DEEP if world.has(passage, DeepWater) else Way.OPEN


def bar(world: World, actor: int, room: int, heading: int) -> Way:
    """What stops this actor at a heading, asked in the order wall, lock, water; OPEN when nothing does.

    From inside its lock a room opens to a seeker's step; creatures never work locks (LOCK-1).
    """
    exits = world.get(room, Exits)
    beyond, passage = exits.rooms[heading], exits.passages[heading]
    if not beyond:
        return Way.NONE
    if world.has(passage, Wall) and not world.has(actor, Incorporeal):
        return Way.WALLED
    if world.has(beyond, Lock) or (world.has(room, Lock) and not world.has(actor, Seeker)):
        return Way.LOCKED
    if world.has(passage, DeepWater) and not world.has(actor, Swimmer):
        return Way.DEEP
    return Way.OPEN


def is_clear(world: World, room: int, heading: int) -> bool:
    """Whether sight and missiles pass: a passage without a wall, between two rooms without a lock."""
    exits = world.get(room, Exits)
    beyond = exits.rooms[heading]
    if not beyond or world.has(exits.passages[heading], Wall):
        return False
    return not (world.has(beyond, Lock) or world.has(room, Lock))
