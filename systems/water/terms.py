"""Terms: the cold of a flood and of wet clothes, the comfort that water takes, and the steps it makes dear (AGE-3)."""

from __future__ import annotations

from components.water import Wet
from content.registry import Content
from engine.kernel.world import World
from systems.water.water import chill, depth


def flood_to_feel(world: World, seeker: int, room: int) -> int:
    """The water that stands in the room."""
    return -chill(world, room)


def wet_to_feel(world: World, seeker: int, room: int) -> int:
    """Wet clothes (SURV-2)."""
    return -world.resource(Content).figures.warmth.wet if world.has(seeker, Wet) else 0


def flood_to_rest_in(world: World, room: int) -> int:
    """Water on the floor, by how deep it stands."""
    return -world.resource(Content).figures.comfort.flood * depth(world, room)


def flood_to_step_in(world: World, actor: int, room: int, so_far: int) -> int:
    """Water deep enough to make every step hard, where the ground does not already (MOVE-1)."""
    figures = world.resource(Content).figures
    return max(0, figures.movement.hard_step - so_far) if depth(world, room) >= figures.water.hard_going else 0
