"""Breath: which bodies breathe air, and so choke in smoke (AGE-5, SURV-5)."""

from __future__ import annotations

from components.card import Card
from components.creatures import Incorporeal
from content.registry import Content
from engine.kernel.world import World

BREATHLESS = frozenset({"undead", "spirit", "construct"})


def breathes(world: World, body: int) -> bool:
    """Whether a body draws breath: the living do; the dead, the made and the bodiless do not."""
    card = world.find(body, Card)
    tags = world.resource(Content).card(card.prototype).tags if card is not None else ()
    return not (BREATHLESS.intersection(tags) or world.has(body, Incorporeal))
