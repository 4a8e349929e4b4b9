"""Walls: how one is gone for good, be it broken or pushed open (WALL-7, WALL-15)."""

from __future__ import annotations

from components.barrier import HiddenDoor, Wall
from engine.kernel.world import World
from systems.deeds.knowing import see_through
from systems.deeds.waters import stir


def open_wall(world: World, passage: int, actor: int) -> bool:
    """The passage has no wall and no hidden door any more, and the actor knows it on both sides; False without one."""
    if not world.has(passage, Wall):
        return False
    world.remove(passage, Wall)
    world.remove(passage, HiddenDoor)
    stir(world, passage)
    see_through(world, actor, passage)
    return True
