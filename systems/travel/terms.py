"""Terms: what a step costs on the ground it begins on (MOVE-1)."""

from __future__ import annotations

from components.room import HardGoing
from content.registry import Content
from engine.kernel.world import World


def ground_to_step_on(world: World, actor: int, room: int) -> int:
    """A step on good ground."""
    return world.resource(Content).figures.movement.step


def mire_to_step_in(world: World, actor: int, room: int, so_far: int) -> int:
    """Ground that makes every step hard."""
    return max(0, world.resource(Content).figures.movement.hard_step - so_far) if world.has(room, HardGoing) else 0
