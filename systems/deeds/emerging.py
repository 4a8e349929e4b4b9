"""Emerging: a creature is brought forth by a nest, webs, spirits or a summoner, where a slot is free (COND-1, P10)."""

from __future__ import annotations

from components.actor import Bounty, Brood
from components.card import Loot
from components.events import Emerged
from components.place import Place, Spot
from content.make import make
from content.registry import Content
from engine.kernel.world import World
from systems.deeds.knowing import spot
from systems.deeds.submerging import submerge
from systems.reckoning.bodies import is_living
from systems.reckoning.rooms import free_side_for_creature


def emerge(world: World, room: int, card: str, of: int) -> int:
    """The creature that comes up out of a condition of the room, or 0: see `bring_forth`."""
    creature = bring_forth(world, room, card, Spot.NORTH, of, "emerged")
    if creature:
        world.emit(Emerged(room, creature, int(world.get(creature, Place).spot)))
    return creature


def bring_forth(world: World, room: int, card: str, nearest: Spot, of: int, cause: str) -> int:
    """A creature made by `of`, or 0 when the room is full for it or so many of its brood live already (P10).

    It displaces nothing. Whoever makes it never runs dry, so it is worth no experience and has nothing on it.
    """
    side = free_side_for_creature(world, room, nearest)
    if side is None or len(brood(world, of)) >= world.resource(Content).figures.creatures.brood_most:
        return 0
    creature = make(world, card, room, side, cause=cause)
    world.remove(creature, Bounty)
    world.remove(creature, Loot)
    world.add(creature, Brood(of))
    spot(world, creature)
    submerge(world, creature, room)
    return creature


def brood(world: World, of: int) -> list[int]:
    """The living creatures that a nest or a summoner has brought forth, in id order."""
    return [body for body, kin in world.rows(Brood) if kin.of == of and is_living(world, body)]
