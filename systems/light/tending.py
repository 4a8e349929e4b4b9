"""Tending: what it takes to light a light, which to one who tends flames is nothing (CHAR-3, LIGHT-1)."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.world import World
from systems.seekers.abilities import able

TENDER_OF_FLAMES = "tender_of_flames"


def light_ap(world: World, actor: int) -> int:
    """AP of lighting a light."""
    figures = world.resource(Content).figures
    return figures.abilities.tender_light_ap if able(world, actor, TENDER_OF_FLAMES) else figures.work.light_ap
