"""Pool: the AP with which a body begins a world turn (MOVE-1, CHAR-2)."""

from __future__ import annotations

from components.actor import ActionPoints, Slowed
from content.registry import Content
from engine.kernel.world import World
from systems.reckoning.carrying import overburdened


def renewed(world: World, actor: int) -> int:
    """AP at the start of a turn: the pool, less what burden and delays take; one at the least, if the pool has any."""
    pool = world.get(actor, ActionPoints).pool
    slowed = world.find(actor, Slowed)
    less = slowed.ap if slowed is not None else 0
    if overburdened(world, actor):
        less += world.resource(Content).figures.seekers.overburden_ap
    return max(min(pool, 1), pool - less)
