"""Becoming: a card turns into another where it is, under the id that it has (ROT-1, ROT-2)."""

from __future__ import annotations

from components.card import Card
from components.place import WORN, Place
from components.things import Stack, Wearable
from content.make import components
from engine.kernel.world import World
from systems.things.putting import put_in_pack


def become(world: World, entity: int, card: str) -> None:
    """It bears what the other card is born with, and keeps its place and its number of pieces.

    What can no longer be worn or held where it is goes into the pack.
    """
    stack = world.find(entity, Stack)
    count = stack.count if stack is not None else 1
    for part in world.components(entity):
        if not isinstance(part, Place | Card):
            world.remove(entity, type(part))
    world.edit(entity, Card).prototype = card
    for part in components(world, card):
        if isinstance(part, Stack):
            part.count = min(count, part.limit)
        world.add(entity, part)
    place, wearable = world.find(entity, Place), world.find(entity, Wearable)
    if place is not None and place.spot in WORN and (wearable is None or place.spot not in wearable.spots):
        put_in_pack(world, entity, place.holder)
