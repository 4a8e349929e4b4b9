"""Veins: which one is struck, and what a portion of a vein or an outcrop is (VEIN-1, VEIN-3, COND-OUTCROP)."""

from __future__ import annotations

from components.gathering import Outcrop, Vein
from content.naming import named
from content.registry import Content
from engine.kernel.world import World
from systems.core.sites import level_number


def ore_of(world: World, condition: int, share: int) -> str:
    """The card of one portion; an outcrop's by a roll of a hundred against its shares, else the ore of the level."""
    vein = world.find(condition, Vein)
    if vein is not None:
        return vein.ore
    outcrop = world.get(condition, Outcrop)
    for card, percent in zip(outcrop.cards, outcrop.shares, strict=True):
        share -= percent
        if share <= 0:
            return card
    level = level_number(world)
    return [ore for ore, since in zip(outcrop.ores, outcrop.from_level, strict=True) if since <= level][-1]


def vein_of_share(content: Content, theme: str, share: int) -> str:
    """The vein that a roll of a hundred strikes by the shares of a theme, or nothing (VEIN-1)."""
    for card, percent in named(content.themes[theme].veins):
        share -= percent
        if share <= 0:
            return card
    return ""
