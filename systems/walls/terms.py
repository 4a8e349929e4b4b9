"""Terms: the warmth that a room and its floor keep in, and the odds of finding hidden doors (WALL-10, WALL-14)."""

from __future__ import annotations

from components.body import Attributes
from content.registry import Content
from engine.kernel.world import World
from systems.core.odds import NO_ATTRIBUTES
from systems.walls.structures import insulation


def room_to_feel(world: World, seeker: int, room: int, so_far: int) -> int:
    """What the room keeps in: it makes cold less, and never heat of it."""
    return min(max(0, -so_far), insulation(world, room))


def any_walls(world: World, actor: int) -> int:
    """Any walls, in pips."""
    return world.resource(Content).figures.walls.examine_bonus


def perception_to_examine(world: World, actor: int) -> int:
    """Perception, in pips."""
    return (world.find(actor, Attributes) or NO_ATTRIBUTES).perception
