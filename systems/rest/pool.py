"""Pool: the AP with which a body begins a world turn (MOVE-1, CHAR-2)."""

from __future__ import annotations

from components.body import ActionPoints, Slowed
from content.registry import Content
from engine.kernel.world import World
from systems.things.carrying import overburdened


def full_pool(world: World, actor: int) -> int:
    """The most AP that a turn begins with: the pool, less what burden takes; one at the least, if the pool has any."""
    pool = world.get(actor, ActionPoints).pool
    less = world.resource(Content).figures.seekers.overburden_ap if overburdened(world, actor) else 0
    return max(min(pool, 1), pool - less)


def renewed(world: World, actor: int) -> int:
    """AP at the start of a turn: the full pool, less what delays take; one at the least, if the pool has any."""
    full, slowed = full_pool(world, actor), world.find(actor, Slowed)
    return max(min(full, 1), full - slowed.ap) if slowed is not None else full
