"""Rosette: how the four headings out of a room stand, as its seeker knows them (ROSE-1)."""

from __future__ import annotations

from components.knowledge import Glimpsed, Way
from engine.kernel.world import World
from systems.core.memory import memory_of
from systems.core.rooms import room_of
from systems.core.sight import seen
from systems.core.ways import way


def rosette(world: World, seeker: int, room: int = 0) -> tuple[Way, Way, Way, Way]:
    """North, east, south, west of a room (0: the seeker's own): as they are where it stands, else as last seen.

    A wall and an unfound hidden door are both WALLED. A room never seen has four times NONE.
    """
    room = room or room_of(world, seeker)
    if room == room_of(world, seeker):
        ways = [way(world, room, heading) for heading in range(4)]
    elif seen(world, seeker, room) is None:
        ways = [Way.NONE] * 4
    else:
        ways = [Way(heading) for heading in world.get(memory_of(world, seeker, room), Glimpsed).headings]
    return ways[0], ways[1], ways[2], ways[3]
