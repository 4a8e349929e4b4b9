"""Explore: the way to the nearest passage never gone through, by remembered rooms and slots known to be safe.

It only ever steps: nothing is taken, opened or struck, and whatever comes to light on the way ends it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from components.knowledge import Way
from components.place import Spot, facing
from engine.errands.travel import reached, trapped
from engine.kernel.world import World
from systems.core.known import known_creature
from systems.core.rooms import neighbour, room_of
from systems.core.verdict import Refusal
from systems.travel.rosette import rosette


def frontier(world: World, seeker: int) -> dict[int, int] | Refusal:
    """The heading out of each room on the way to the nearest one without a known way, the last of them into it.

    One in which somebody is known to stand in the way comes after all others: the step there says so.
    """
    start = room_of(world, seeker)
    came = reached(world, seeker, start)
    untaken = [(room, out) for room in came for out in _untaken_ways(world, seeker, room, came)]
    if not untaken:
        return Refusal("refused.nothing_to_explore")
    room, out = next((way for way in untaken if not _stood_upon(world, seeker, *way)), untaken[0])
    ways = {room: out}
    while room != start:
        room, heading = came[room]
        ways[room] = heading
    return ways


def _untaken_ways(world: World, seeker: int, room: int, came: Mapping[int, tuple[int, int]]) -> Iterator[int]:
    """The open headings that lead out of all that is in reach.

    That may be into a remembered room: who was carried off, or fell, has seen both of its ends and not the way between.
    """
    for heading, way in enumerate(rosette(world, seeker, room)):
        beyond = neighbour(world, room, heading)
        if way != Way.OPEN or not beyond or beyond in came:
            continue
        slots = ((room, Spot(heading)), (beyond, facing(heading)))
        if not any(trapped(world, seeker, where, slot) for where, slot in slots):
            yield heading


def _stood_upon(world: World, seeker: int, room: int, heading: int) -> bool:
    return bool(known_creature(world, seeker, neighbour(world, room, heading), facing(heading)))
