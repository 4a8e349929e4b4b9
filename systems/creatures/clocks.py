"""Clocks of creatures and nests: when what is born takes its first step, and breeds for the first time."""

from __future__ import annotations

from components.creatures import Breeds, Wanders
from engine.kernel.world import World


def start_wandering(world: World, roams: Wanders, resting: bool) -> None:
    """It sets out within its interval, not all on one turn (COMB-5)."""
    if roams.due is None:
        roams.due = world.turn + 1 + world.next_id % max(1, roams.interval)


def start_breeding(world: World, nest: Breeds, resting: bool) -> None:
    """A whole interval from now (CLOCK-1)."""
    if nest.due is None:
        nest.due = world.turn + nest.interval
