"""Crossing: a body goes through a passage onto the facing slot, or for a creature the nearest free one (MOVE-1).

A seeker who goes out of a locked room from within opens its lock for good (LOCK-1).
"""

from __future__ import annotations

from components.events.locks import Unlocked
from components.locks import Lock
from components.seekers import Seeker
from components.travel import Approached
from engine.kernel.world import World
from systems.travel.entering import enter
from systems.travel.moves import Move, landing


def cross(world: World, actor: int, move: Move) -> None:
    """Make a move that leads through a passage; who finds the slot held stays, and knows what lies there."""
    ends = landing(world, actor, move)
    world.add(actor, Approached(move.beyond, move.spot))
    if world.has(actor, Seeker) and world.has(move.room, Lock):
        world.remove(move.room, Lock)
        world.emit(Unlocked(move.room, actor, move.room))
    if ends is not None:
        enter(world, actor, move.heading, move.beyond, ends)
