"""Stone sense: a delver feels where a lock is weakest (CHAR-3)."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.world import World
from systems.seekers.abilities import able

STONE_SENSE = "stone_sense"


def ability_to_force(world: World, actor: int, target: int) -> int:
    """Stone sense."""
    return world.resource(Content).figures.abilities.stone_sense_force if able(world, actor, STONE_SENSE) else 0
