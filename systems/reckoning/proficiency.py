"""Proficiency: ranks grow by use and enter the odds that name them (CHAR-5)."""

from __future__ import annotations

from components.actor import Proficiencies
from components.fight import Launcher, Shield
from components.item import Materials
from content.registry import Content
from engine.kernel.world import World

BLADES = "blades"
BOWS = "bows"
SHIELDS = "shields"
LOCKS = "locks"
TRAPS = "traps"
MINING = "mining"


def bonus(world: World, actor: int, name: str) -> int:
    """Per cent that a proficiency adds to the odds which name it."""
    return rank(world, actor, name) * world.resource(Content).figures.seekers.proficiency_percent


def rank(world: World, actor: int, name: str) -> int:
    """The rank that uses have made, from 0 to the cap."""
    figures = world.resource(Content).figures.seekers
    return min(figures.proficiency_cap, points(world, actor, name) // figures.proficiency_uses)


def points(world: World, actor: int, name: str) -> int:
    """Uses so far, with those that the class brings along."""
    known = world.find(actor, Proficiencies)
    if known is None or name not in known.names:
        return 0
    return known.points[known.names.index(name)]


def of_weapon(world: World, weapon: int) -> str:
    """The proficiency that a weapon in hand asks for, or nothing."""
    if not weapon:
        return ""
    if world.has(weapon, Launcher):
        return BOWS
    if world.has(weapon, Shield):
        return SHIELDS
    materials = world.find(weapon, Materials)
    if materials is None:
        return ""
    return BLADES if "blade" in materials.tags else ""
