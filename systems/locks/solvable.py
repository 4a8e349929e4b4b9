"""Solvable: whether a level keeps its promises as it is now, or with more walls in it (P4, LOCK-3, LOCK-4)."""

from __future__ import annotations

from collections.abc import Collection

from components.place import Place
from components.room import Stair
from engine.kernel.world import World
from systems.locks.explorer import survey, walk


def still_solvable(world: World, walled: Collection[int] = ()) -> str:
    """Empty when all is well, else what is not, in words for logs and tests.

    Every lock that is still closed opens to whoever takes the keys within reach, those in a living seeker's pack among
    them, and the exit is reached. Where no stair leads on every room is, for one leaves by the entrance alone.
    `walled` are passages to be thought of as walled, so that a wall can be judged before it stands. Costs one walk.
    """
    ground = survey(world, walled)
    on_foot = walk(ground)
    for lock in ground.locked:
        if lock not in on_foot.opened and not (lock in ground.numbers and on_foot.reached[ground.numbers[lock]]):
            return f"lock {lock} never opens"
    exits = [world.get(card, Place).holder for card, stair in world.each(Stair) if stair.on]
    for room in exits or ground.rooms:
        if room in ground.numbers and not on_foot.reached[ground.numbers[room]]:
            return f"room {room} is cut off"
    return ""
