"""Terms: what a room, its veins and its improvements make of the odds of digging, gathering and searching (COND-1)."""

from __future__ import annotations

from components.body import Attributes
from components.gathering import Offers, Outcrop, Vein
from components.room import Location
from content.registry import Content
from engine.kernel.world import World
from systems.core.odds import NO_ATTRIBUTES
from systems.core.rooms import room_of
from systems.gathering.workings import mining_help


def rock_to_dig(world: World, actor: int, condition: int) -> int:
    """The vein or the outcrop itself (VEIN-3)."""
    return (world.find(condition, Vein) or world.get(condition, Outcrop)).chance


def improvements_to_dig(world: World, actor: int, condition: int) -> int:
    """Improvements of the room (VEIN-3)."""
    return mining_help(world, actor, room_of(world, condition))


def offer_to_gather(world: World, actor: int, giver: int) -> int:
    """What is offered."""
    return world.get(giver, Offers).chance


def any_ceiling(world: World, actor: int) -> int:
    """Any ceiling that comes down (COND-UNSTABLE)."""
    return world.resource(Content).figures.conditions.hold_chance


def any_room_to_search(world: World, actor: int, room: int) -> int:
    """Any room (ROOM-5)."""
    return world.resource(Content).figures.searches.base


def perception_to_search(world: World, actor: int, room: int) -> int:
    """Perception (ROOM-5)."""
    body = world.find(actor, Attributes) or NO_ATTRIBUTES
    return world.resource(Content).figures.searches.per_perception * body.perception


def size_to_search(world: World, actor: int, room: int) -> int:
    """A large room (ROOM-5)."""
    return -world.resource(Content).figures.searches.per_size * (world.get(room, Location).size - 1)
