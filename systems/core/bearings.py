"""Bearings: in which heading the nearest of something lies, over rooms and round every wall (ROSE-2, ROOM-5)."""

from __future__ import annotations

from collections.abc import Callable

from components.place import Spot
from components.room import Exits
from components.walls import Wall
from engine.kernel.world import World


def bearing(world: World, room: int, sought: Callable[[int], bool]) -> tuple[Spot, int] | None:
    """The first heading of a shortest way to a room that is `sought`, and its length in rooms; None without a way.

    CENTRE and 0 for the room itself. A way leads through locks, deep water, and rooms never seen, and through no wall;
    an unfound hidden door is one. Of headings that are as short, north, east, south, west.
    """
    if sought(room):
        return Spot.CENTRE, 0
    known, far = {room}, 1
    edge = {beyond: heading for heading, beyond in _ways_out(world, room)}
    while edge:
        found = [heading for near, heading in edge.items() if sought(near)]
        if found:
            return Spot(min(found)), far
        known.update(edge)
        fresh: dict[int, int] = {}
        for near, heading in edge.items():
            for _, beyond in _ways_out(world, near):
                if beyond not in known:
                    fresh[beyond] = min(heading, fresh.get(beyond, heading))
        edge, far = fresh, far + 1
    return None


def _ways_out(world: World, room: int) -> list[tuple[int, int]]:
    """Heading and the room beyond, for each way that no wall bars."""
    exits = world.get(room, Exits)
    return [
        (heading, beyond)
        for heading, (beyond, passage) in enumerate(zip(exits.rooms, exits.passages, strict=True))
        if beyond and not world.has(passage, Wall)
    ]
