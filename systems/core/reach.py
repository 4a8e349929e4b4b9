"""Reach: which cards a body can lay its hands on where it stands (chapter 1, What costs what)."""

from __future__ import annotations

from components.place import SLOTS, Place, Spot
from components.things import Container
from engine.kernel.world import World
from systems.core.rooms import board_place, room_of
from systems.core.sight import knows
from systems.things.carrying import carries


def on_own_slot(world: World, actor: int, card: int) -> bool:
    """Whether the card lies on the slot on which the actor stands."""
    place = world.find(card, Place)
    if place is None or place.spot not in SLOTS:
        return False
    return (place.holder, place.spot) == board_place(world, actor)


def at_hand(world: World, actor: int, card: int) -> bool:
    """Whether the actor carries the card or stands where it lies."""
    return carries(world, actor, card) or on_own_slot(world, actor, card)


def graspable(world: World, actor: int, card: int) -> bool:
    """Whether a card can be taken: from one's own slot, an opened container at hand, or storage if one knows of it."""
    place = world.find(card, Place)
    if place is None:
        return False
    if on_own_slot(world, actor, card):
        return True
    if place.spot == Spot.STORAGE:
        return place.holder == room_of(world, actor) and knows(world, actor, card)
    container = world.find(place.holder, Container)
    return container is not None and container.opened and at_hand(world, actor, place.holder)
