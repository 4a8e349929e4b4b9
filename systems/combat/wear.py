"""Wear: a thing in use loses durability, and is broken at zero (COMB-7)."""

from __future__ import annotations

from components.events.combat import ThingBroke
from components.things import Broken, Durability
from engine.kernel.world import World


def wear(world: World, card: int, amount: int) -> None:
    """Take durability from a thing that has any and is whole."""
    durability = world.find(card, Durability)
    if durability is None or amount <= 0 or world.has(card, Broken):
        return
    left = max(0, durability.left - amount)
    world.edit(card, Durability).left = left
    if not left:
        world.add(card, Broken())
        world.emit(ThingBroke(world.root(card), card))
