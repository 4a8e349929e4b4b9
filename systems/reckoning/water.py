"""Water: how deep a room stands in it, where it runs on, and the level that it finds (AGE-2, AGE-4)."""

from __future__ import annotations

from components.barrier import Wall
from components.room import Entrance, Exits
from components.water import Flood, Source
from engine.kernel.world import World
from systems.reckoning.spill import spill


def depth(world: World, room: int) -> int:
    """How deep the flood stands in a room, 0 where there is none."""
    flood = world.find(room, Flood)
    return flood.depth if flood is not None else 0


def runs_to(world: World, room: int) -> list[int]:
    """The rooms that water runs on into: past locks and through deep water, but through no wall (B53).

    A hidden door is a wall until its stone is pushed. Where a seeker arrives, the threshold is too high for it (G7).
    """
    exits = world.get(room, Exits)
    return [
        beyond
        for beyond, passage in zip(exits.rooms, exits.passages, strict=True)
        if beyond and not world.has(passage, Wall) and not world.has(beyond, Entrance)
    ]


def found_level(world: World) -> dict[int, int]:
    """Depth by room, of all rooms that stand in water once it has found its level."""
    springs = {room: source.step for room, source in world.each(Source)}
    return spill(springs, lambda room: runs_to(world, room))
