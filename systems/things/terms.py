"""Terms: what a body can carry, and the comfort that dirt takes (CHAR-2, AGE-6)."""

from __future__ import annotations

from components.body import Attributes
from content.registry import Content
from engine.kernel.world import World
from systems.things.dirt import dirt


def anybody_to_carry(world: World, body: int) -> int:
    """What anybody can carry."""
    return world.resource(Content).figures.seekers.carry_base


def strength_to_carry(world: World, body: int) -> int:
    """Strength."""
    attributes = world.find(body, Attributes)
    each = world.resource(Content).figures.seekers.carry_per_strength
    return each * attributes.strength if attributes is not None else 0


def dirt_to_rest_in(world: World, room: int) -> int:
    """Dirt on the floor."""
    return -(dirt(world, room) // world.resource(Content).figures.comfort.dirt_per_point)
