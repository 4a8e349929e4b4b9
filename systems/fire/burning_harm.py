"""Burning harm: what a turn in a fire would take from a body (CLOCK-1)."""

from __future__ import annotations

from components.combat import Element
from components.fire import Burning
from components.place import Spot
from content.registry import Content
from engine.kernel.world import World
from systems.core.odds import resistance
from systems.fire.fire import fires_in


def fire_harm(world: World, body: int) -> int:
    """The Health that fire takes from a body in a turn, 0 from those that are at home in it."""
    return max(0, world.resource(Content).figures.fire.harm - resistance(world, body, Element.FIRE))


def fire_at(world: World, room: int, spot: Spot) -> int:
    """What burns whoever stands on a slot: the fire on it, or one that has the whole room; 0 for none."""
    if not world.any(Burning):
        return 0
    return next((entity for entity, where in fires_in(world, room) if where is None or where == spot), 0)
