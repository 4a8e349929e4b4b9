"""Weapon skills: which proficiency a weapon in hand asks for (CHAR-5)."""

from __future__ import annotations

from components.combat import Launcher, Shield
from components.things import Materials
from engine.kernel.world import World


def is_bow(world: World, weapon: int) -> bool:
    """Whatever shoots."""
    return world.has(weapon, Launcher)


def is_shield(world: World, weapon: int) -> bool:
    """A shield that strikes."""
    return world.has(weapon, Shield)


def is_blade(world: World, weapon: int) -> bool:
    """Whatever has an edge, and is neither of these."""
    materials = world.find(weapon, Materials)
    edged = materials is not None and "blade" in materials.tags
    return edged and not (is_bow(world, weapon) or is_shield(world, weapon))
