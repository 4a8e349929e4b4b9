"""Explore: the way to the nearest door never gone through, by remembered rooms and slots known to be safe (B94).

It only ever steps: nothing is taken, opened or struck, and whatever comes to light on the way ends it.
"""

from __future__ import annotations

from components.knowledge import Way
from components.place import Spot
from engine.kernel.world import World
from engine.travel import reached, trapped
from systems.reckoning.rooms import neighbour, room_of
from systems.reckoning.rosette import rosette
from systems.reckoning.sight import seen
from systems.reckoning.verdict import Refusal


def frontier(world: World, seeker: int) -> dict[int, int] | Refusal:
    """The heading out of each room on the way to the nearest unknown one, the last of them into it."""
    start = room_of(world, seeker)
    came = reached(world, seeker, start)
    for room in came:
        out = _unknown_way(world, seeker, room)
        if out is None:
            continue
        ways = {room: out}
        while room != start:
            room, heading = came[room]
            ways[room] = heading
        return ways
    return Refusal("refused.nothing_to_explore")


def _unknown_way(world: World, seeker: int, room: int) -> int | None:
    for heading, way in enumerate(rosette(world, seeker, room)):
        beyond = neighbour(world, room, heading)
        if way != Way.OPEN or not beyond or seen(world, seeker, beyond) is not None:
            continue
        if not trapped(world, seeker, room, Spot(heading)):
            return heading
    return None
