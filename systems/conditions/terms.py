"""Terms: what conditions of a room add to the sums of others: the cold of the wind (COND-WINDSWEPT, SURV-2)."""

from __future__ import annotations

from components.conditions import Windage
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import conditions


def wind_to_feel(world: World, seeker: int, room: int) -> int:
    """Wind in the room."""
    windy = any(world.has(condition, Windage) for condition in conditions(world, room))
    return -world.resource(Content).figures.warmth.wind if windy else 0
