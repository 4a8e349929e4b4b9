"""Submerging: a creature has come into water that may drown it, or that into its room (AGE-5)."""

from __future__ import annotations

from components.water import Submerged
from engine.kernel.world import World
from systems.water.water import drowns


def submerge(world: World, creature: int, room: int) -> None:
    """Note who is in deep water, for the end of the turn."""
    if drowns(world, room):
        world.add(creature, Submerged())
