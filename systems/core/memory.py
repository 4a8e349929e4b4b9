"""Memory: finds what a seeker remembers of a room (ROOM-3)."""

from __future__ import annotations

from components.knowledge import Seen
from components.place import Spot
from engine.kernel.world import World


class Found(dict[tuple[int, int], int]):
    """Memories by room and seeker: one keeps its id and its room for life, so once found it is found again."""


def memory_of(world: World, seeker: int, room: int) -> int:
    """The entity that is this seeker's memory of the room, or 0."""
    try:
        found = world.resource(Found)
    except KeyError:
        world.provide(found := Found())
    entity = found.get((room, seeker), 0)
    if entity and world.has(entity, Seen):
        return entity
    for entity in memories(world, room):
        if world.get(entity, Seen).seeker == seeker:
            found[room, seeker] = entity
            return entity
    return 0


def memories(world: World, room: int) -> list[int]:
    """All memories of a room, in id order."""
    return world.held(room, Spot.MEMORY)


def knows_storage(world: World, seeker: int, room: int) -> bool:
    """Whether the seeker has searched the room, and so sees what lies under its location card."""
    return world.derived(("storage known", seeker, room), _knows_storage, world, seeker, room)


def _knows_storage(world: World, seeker: int, room: int) -> bool:
    memory = memory_of(world, seeker, room)
    return bool(memory) and world.get(memory, Seen).storage
