"""Comfort: what a room takes from whoever would rest in it, each part with its name (SURV-3, CLOCK-1, AGE-3, AGE-6)."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.world import World
from systems.core.sight import is_lit
from systems.core.verdict import Term
from systems.fire.fire import smoke_in
from systems.things.dirt import dirt
from systems.water.water import depth


def comfort(world: World, room: int) -> tuple[Term, ...]:
    """The terms of a room's comfort that are not 0; their sum is 0 at the best."""
    figures = world.resource(Content).figures.comfort
    terms = (
        Term("comfort.dirt", -(dirt(world, room) // figures.dirt_per_point)),
        Term("comfort.flood", -figures.flood * depth(world, room)),
        Term("comfort.smoke", -figures.smoke * smoke_in(world, room)),
        Term("comfort.dark", 0 if is_lit(world, room) else -figures.dark),
    )
    return tuple(term for term in terms if term.value)
