"""Memory: finds what a seeker remembers of a room (ROOM-3)."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from components.knowledge import Seen
from components.place import Spot
from engine.kernel.world import World

# A memory keeps its id and its room for life, so where it was found once it is found again.
_found: WeakKeyDictionary[World, dict[tuple[int, int], int]] = WeakKeyDictionary()


def memory_of(world: World, seeker: int, room: int) -> int:
    """The entity that is this seeker's memory of the room, or 0."""
    known = _found.setdefault(world, {})
    entity = known.get((room, seeker), 0)
    if entity and world.has(entity, Seen):
        return entity
    for entity in memories(world, room):
        if world.get(entity, Seen).seeker == seeker:
            known[(room, seeker)] = entity
            return entity
    return 0


def memories(world: World, room: int) -> list[int]:
    """All memories of a room, in id order."""
    return world.held(room, Spot.MEMORY)
