"""Clearing: how work brings a condition nearer to its end, and what its end is (COND-2, COND-4)."""

from __future__ import annotations

from components.conditions import ClearedBy, Leaves
from components.events.conditions import ConditionCleared
from components.place import Place
from components.room import Location
from engine.kernel.world import World
from systems.conditions.burying import dig_out
from systems.conditions.laying import lay_condition


def work_off(world: World, condition: int) -> bool:
    """One success against a condition; True when that was as many as the room has size, and it is gone."""
    room = world.get(condition, Place).holder
    work = world.edit(condition, ClearedBy)
    work.done += 1
    if work.done < world.get(room, Location).size:
        return False
    clear(world, condition)
    return True


def clear(world: World, condition: int) -> None:
    """The condition is gone from its room, and what it leaves behind lies there."""
    room, leaves = world.get(condition, Place).holder, world.find(condition, Leaves)
    world.emit(ConditionCleared(room, condition))
    world.doom(condition, "cleared")
    dig_out(world, room)
    if leaves is not None:
        lay_condition(world, room, leaves.card)
