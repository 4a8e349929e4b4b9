"""Freshness: the declared rules by which what perishes stops and goes on (ROT-1, ROT-3).

It rests as part of a living body, and frozen: lying in an icy room, or in a container there. Nothing else stops it, not
even the goods of a creature that stands in the ice; and no move from one place to another gives back a turn.
"""

from __future__ import annotations

from components.place import Place, Spot
from components.room import Location
from components.things import Perishable
from engine.kernel.world import World

ICY = "icy"


def settle(world: World, card: int) -> None:
    """Let the card rest or perish as the rules of its new place say."""
    part = world.find(card, Perishable)
    if part is None or (part.due is None) == is_frozen(world, card):
        return
    part = world.edit(card, Perishable)
    if part.due is None:
        part.due = world.turn + part.left
    else:
        part.left = part.due - world.turn
        part.due = None


def is_frozen(world: World, card: int) -> bool:
    """Whether the card lies in an icy room; what a body carries is as warm as the body."""
    location = world.find(world.bearer(card), Location)
    return location is not None and ICY in location.tags and world.get(card, Place).spot != Spot.GOODS
