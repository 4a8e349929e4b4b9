"""Relocating: a room becomes another location; what lies on it stays as far as the new one can bear it (UPGR-3)."""

from __future__ import annotations

from components.building import MadeOf
from components.card import Card
from components.conditions import ClearedBy, Condition
from components.place import Place, Spot
from components.room import Location
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.burying import dig_out
from systems.conditions.fitting import fits
from systems.things.freshness import settle


def relocate(world: World, room: int, location: str) -> None:
    """The room bears what the new location's card is born with, in place of what the old one's was."""
    content, before = world.resource(Content), world.get(room, Card).prototype
    for part in content.components(before):
        world.remove(room, type(part))
    for part in content.components(location):
        world.add(room, part)
    world.edit(room, Card).prototype = location
    world.add(room, MadeOf(before))
    size = world.get(room, Location).size
    for card in world.held(room, Spot.CONDITION):
        work = world.find(card, ClearedBy)
        if world.has(card, Condition) and not fits(content, world.get(card, Card).prototype, location):
            world.doom(card, "cleared")
        elif work is not None and work.done >= size:
            # The new room may be smaller than the work done in the old one: a last try is left.
            world.edit(card, ClearedBy).done = size - 1
    dig_out(world, room)
    for card in world.borne(room):
        # The flesh of what lives here is no matter of the weather.
        if world.get(card, Place).spot != Spot.GOODS:
            settle(world, card)
