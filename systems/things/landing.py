"""Landing: a new card comes up where another one is, before the eyes of whoever knows of that one (ROOM-2, P9)."""

from __future__ import annotations

from components.place import Spot
from components.seekers import InPlay
from content.make import make
from engine.kernel.world import World
from systems.core.knowing import see_put
from systems.core.rooms import board_place
from systems.core.sight import knows
from systems.things.putting import put_down


def make_beside(world: World, card: str, other: int, cause: str = "birth") -> int:
    """A new card lies on the slot of another one, or in storage where that has no room; its id.

    Whoever knows of the other sees where it lands.
    """
    room, spot = board_place(world, other)
    made = make(world, card, room, Spot.STORAGE, cause=cause)
    if put_down(world, made, room, spot, 0) == Spot.STORAGE:
        for seeker, _ in world.rows(InPlay):
            if knows(world, seeker, other):
                see_put(world, seeker, made)
    return made
