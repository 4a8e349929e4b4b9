"""Bodies: who lives, who is whose enemy, who is aware (MOVE-6)."""

from __future__ import annotations

from components.body import Dead, Health
from components.creatures import Awake, Creature
from components.seekers import InPlay, Seeker
from engine.kernel.world import World


def is_living(world: World, body: int) -> bool:
    """Whether the entity is a body with health left."""
    health = world.find(body, Health)
    return health is not None and health.left > 0 and not world.has(body, Dead)


def are_enemies(world: World, one: int, other: int) -> bool:
    """Whether one is a creature and the other a seeker: these are at odds."""
    if world.has(one, Creature):
        return world.has(other, Seeker)
    return world.has(one, Seeker) and world.has(other, Creature)


def is_aware(world: World, body: int) -> bool:
    """Whether a body notices what goes on beside it: an awake creature, a seeker in play."""
    return world.has(body, Awake) or world.has(body, InPlay)
