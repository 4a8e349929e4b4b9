"""Known: what a seeker knows to lie or stand somewhere (ROOM-3, P9)."""

from __future__ import annotations

from components.place import Spot
from engine.kernel.world import World
from systems.core.memory import knows_storage
from systems.core.rooms import creature_at, things_at
from systems.core.sight import knows


def known_at(world: World, seeker: int, holder: int, spot: Spot) -> list[int]:
    """What the seeker knows the holder to have in a pack, in a box or under its location, in id order.

    Of a box one knows all or nothing, and of what lies under a location unsearched what one saw put there.
    """
    cards = world.held(holder, spot)
    if cards and spot == Spot.STORAGE and not knows_storage(world, seeker, holder):
        return [card for card in cards if knows(world, seeker, card)]
    return cards if holder == seeker or (cards and knows(world, seeker, cards[0])) else []


def known_creature(world: World, seeker: int, room: int, spot: Spot) -> int:
    """The living creature at a slot if the seeker knows of it, else 0."""
    creature = creature_at(world, room, spot)
    return creature if creature and knows(world, seeker, creature) else 0


def known_thing(world: World, seeker: int, room: int, spot: Spot) -> int:
    """The thing lying at a slot if the seeker knows of it, else 0."""
    for thing in things_at(world, room, spot):
        if knows(world, seeker, thing):
            return thing
    return 0
