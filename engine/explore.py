"""Explore: the way to the nearest passage never gone through, by remembered rooms and slots known to be safe (B94).

It only ever steps: nothing is taken, opened or struck, and whatever comes to light on the way ends it.
"""

from __future__ import annotations

from collections.abc import Mapping

from components.knowledge import Way
from components.place import Spot, facing
from engine.kernel.world import World
from engine.travel import reached, trapped
from systems.reckoning.rooms import neighbour, room_of
from systems.reckoning.rosette import rosette
from systems.reckoning.verdict import Refusal


def frontier(world: World, seeker: int) -> dict[int, int] | Refusal:
    """The heading out of each room on the way to the nearest one without a known way, the last of them into it."""
    start = room_of(world, seeker)
    came = reached(world, seeker, start)
    for room in came:
        out = _untaken_way(world, seeker, room, came)
        if out is None:
            continue
        ways = {room: out}
        while room != start:
            room, heading = came[room]
            ways[room] = heading
        return ways
    return Refusal("refused.nothing_to_explore")


def _untaken_way(world: World, seeker: int, room: int, came: Mapping[int, tuple[int, int]]) -> int | None:
    """The first open heading that leads out of all that is in reach.

    That may be into a remembered room: who was carried off, or fell, has seen both of its ends and not the way between.
    """
    for heading, way in enumerate(rosette(world, seeker, room)):
        beyond = neighbour(world, room, heading)
        if way != Way.OPEN or not beyond or beyond in came:
            continue
        slots = ((room, Spot(heading)), (beyond, facing(heading)))
        if not any(trapped(world, seeker, where, slot) for where, slot in slots):
            return heading
    return None
