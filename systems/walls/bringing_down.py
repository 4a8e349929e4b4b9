"""Structures: how a wall or a floor is gone for good, be it broken, burnt or pushed open (WALL-7, WALL-10, WALL-15)."""

from __future__ import annotations

from components.fire import Burning
from components.traits import falls_with_its_wall
from components.walls import Floor, Wall
from content.registry import Content
from engine.kernel.world import World
from systems.core.knowing import see_through
from systems.core.rooms import ends
from systems.creatures.roaming import disturb_noses
from systems.water.waters import stir


def open_wall(world: World, passage: int, actor: int) -> bool:
    """The passage has no wall any more, nor what falls with it, a hidden door and fire; False when it had no wall.

    The actor (0: nobody), and whoever stands on either side, knows the way as it is now.
    """
    if not world.has(passage, Wall):
        return False
    for kind in world.resource(Content).kinds.having(falls_with_its_wall.name):
        world.remove(passage, kind)
    stir(world, passage)
    for room, _ in ends(world, passage):
        disturb_noses(world, room)
    see_through(world, actor, passage)
    return True


def take_up_floor(world: World, room: int) -> None:
    """The room has no laid floor any more, and no fire in it."""
    world.remove(room, Floor)
    world.remove(room, Burning)
