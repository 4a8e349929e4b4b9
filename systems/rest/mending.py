"""Mending: which thing a camp mends, and by how much (SURV-4, COMB-7)."""

from __future__ import annotations

from components.things import Broken, Durability
from content.registry import Content
from engine.kernel.world import World
from systems.things.carrying import carries


def to_mend(world: World, body: int) -> int:
    """Of what a body wears, holds and carries the thing that needs it most, or 0: broken first, then most worn."""
    worn = [
        card
        for card in world.held_bearing(body, Durability)
        if carries(world, body, card) and lost(world, card) > 0
    ]
    return min(worn, key=lambda card: (not world.has(card, Broken), -lost(world, card), card), default=0)


def lost(world: World, card: int) -> int:
    """How much durability a thing has lost."""
    durability = world.find(card, Durability)
    return durability.full - durability.left if durability is not None else 0


def mended_by_camp(world: World, card: int) -> int:
    """How much durability a whole camp gives this thing back."""
    return min(lost(world, card), world.resource(Content).figures.rest.camp_mends)
