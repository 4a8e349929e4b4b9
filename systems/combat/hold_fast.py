"""Hold fast: a warden that has waited is harder to hit until its next turn (CHAR-3)."""

from __future__ import annotations

from components.rest import Waited
from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import Blow
from systems.seekers.abilities import able

HOLD_FAST = "hold_fast"


def holding_fast(world: World, blow: Blow) -> int:
    """A target that has waited and holds fast, while it is awake."""
    if not (blow.wary and world.has(blow.target, Waited) and able(world, blow.target, HOLD_FAST)):
        return 0
    return -world.resource(Content).figures.abilities.hold_fast_guard
