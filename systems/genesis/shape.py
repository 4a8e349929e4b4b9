"""Shape: growth, loops and the deep together, drawn anew when no gate lies before all of the deepest third (LOCK-5)."""

from __future__ import annotations

from systems.genesis.blueprint import Blueprint
from systems.genesis.deep import deepen, guarded
from systems.genesis.growth import grow
from systems.genesis.loops import loop
from systems.genesis.stages import SetbackError

# In fewer rooms there is none that may be locked.
_LEAST_ROOMS = 3


def shape(plan: Blueprint) -> None:
    """SetbackError for a shape that no lock can guard, but for the last that may be tried: a level needs some shape."""
    for part in (grow, loop, deepen):
        part(plan)
    if plan.level == 1 or plan.rooms < _LEAST_ROOMS:
        return
    if not guarded(plan, plan.distances, [room >= plan.core for room in range(plan.rooms)]):
        tries = 1 + (plan.again[-1] if plan.again else 0)
        if tries < plan.figures.stage_tries:
            raise SetbackError("no gate lies before all of the deepest third")
