"""Terms: the air of a place as a body feels it, and the cold that worn things keep out (SURV-2)."""

from __future__ import annotations

from components.room import Location
from engine.kernel.world import World
from systems.body.warmth import worn_layers


def air_to_feel(world: World, seeker: int, room: int) -> int:
    """The air of the place."""
    return world.get(room, Location).temperature


def clothes_to_feel(world: World, seeker: int, room: int, so_far: int) -> int:
    """Worn cloth and leather: they make cold less, and never heat of it."""
    return min(max(0, -so_far), worn_layers(world, seeker))
