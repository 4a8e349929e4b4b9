"""Workings: what the improvements of a room add to the odds of mining in it (VEIN-3)."""

from __future__ import annotations

from components.building import Working
from components.place import SIDES
from engine.kernel.world import World
from systems.core.rooms import things_at
from systems.core.sight import is_up


def mining_help(world: World, actor: int, room: int) -> int:
    """Per cent by the location and by all that stands openly on its slots; what lies face down helps nobody (P9)."""
    things = [room]
    for side in SIDES:
        if is_up(world, actor, room, side):
            things += things_at(world, room, side)
    return sum(part.mining for thing in things if (part := world.find(thing, Working)) is not None)
