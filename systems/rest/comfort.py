"""Comfort: what a room takes from whoever would rest in it, each part with its name (SURV-3, CLOCK-1, AGE-3, AGE-6)."""

from __future__ import annotations

from engine.kernel.world import World
from systems.core.sums import terms_of
from systems.core.verdict import Term


def comfort(world: World, room: int) -> tuple[Term, ...]:
    """The terms of a room's comfort that are not 0; their sum is 0 at the best."""
    return tuple(terms_of(world, "comfort", room))
