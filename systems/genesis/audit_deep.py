"""Audit of the deepest third on a finished level: from level 2 on one lock stands before all of it (LOCK-5).

Read from entities alone, without a look at how they came there.
"""

from __future__ import annotations

from collections.abc import Iterator

from components.level import LevelInfo
from engine.kernel.world import World
from systems.genesis.fault import Fault
from systems.locks.explorer import Ground

UNGUARDED = "no lock stands before the deepest third"
# Entrance, a room next to it, and one that may be locked.
_LEAST_ROOMS = 3


def audit_deep(world: World, ground: Ground, steps: list[int]) -> Iterator[Fault]:
    """The third counts a part of a room as one, and every room that lies no nearer than its nearest."""
    level = next((info.level for _, info in world.each(LevelInfo)), 1)
    count = len(ground.rooms)
    if level == 1 or count < _LEAST_ROOMS:
        return
    least = sorted(steps)[count - (count + 2) // 3]
    deep = {number for number, step in enumerate(steps) if step >= least}
    if not any(_bars(ground, number, deep) for number in _before(ground, steps, deep)):
        yield Fault("LOCK-5", UNGUARDED, ground.rooms[max(deep, key=lambda number: steps[number])])


def _before(ground: Ground, steps: list[int], deep: set[int]) -> Iterator[int]:
    """Locked rooms through which a shortest way to each of these rooms leads: what bars them all is among them."""
    heads = set(deep)
    while heads:
        farthest = max(steps[number] for number in heads)
        if len(heads) == 1 and ground.rooms[next(iter(heads))] in ground.locked:
            yield from heads
        if farthest < 1:
            return
        last = [number for number in heads if steps[number] == farthest]
        heads.difference_update(last)
        heads.update(min(o for o in _beyond(ground, number) if steps[o] == farthest - 1) for number in last)


def _bars(ground: Ground, shut: int, deep: set[int]) -> bool:
    """Whether none of the rooms is entered while this one is shut and all others are open."""
    entered, frontier = {ground.entrance, shut}, [ground.entrance]
    for room in frontier:
        for other in _beyond(ground, room):
            if other not in entered:
                entered.add(other)
                frontier.append(other)
    entered.discard(shut)
    return deep.isdisjoint(entered)


def _beyond(ground: Ground, room: int) -> list[int]:
    return ground.ways[room] + [other for _, other in ground.doors.get(room, ())]
