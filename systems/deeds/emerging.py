"""Emerging: a creature comes up out of a condition of the room, where there is a slot for it (COND-1, P10)."""

from __future__ import annotations

from components.actor import Bounty
from components.card import Loot
from components.events import Emerged
from components.place import Spot
from content.make import make
from engine.kernel.world import World
from systems.deeds.knowing import spot
from systems.deeds.submerging import submerge
from systems.reckoning.rooms import free_side_for_creature


def emerge(world: World, room: int, card: str, nearest: Spot = Spot.NORTH) -> int:
    """The creature, or 0 when the room is full for it; it displaces nothing.

    A nest never runs dry, so what comes out of it is worth no experience and has nothing on it (B59).
    """
    side = free_side_for_creature(world, room, nearest)
    if side is None:
        return 0
    creature = make(world, card, room, side, cause="emerged")
    world.remove(creature, Bounty)
    world.remove(creature, Loot)
    spot(world, creature)
    world.emit(Emerged(room, creature, int(side)))
    submerge(world, creature, room)
    return creature
