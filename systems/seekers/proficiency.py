"""Proficiency: points grow by use and by lessons, and enter the odds that name them (CHAR-5)."""

from __future__ import annotations

from components.seekers import Proficiencies
from content.figures import Figures
from content.registry import Content
from engine.kernel.world import World

BLADES = "blades"
BOWS = "bows"
SHIELDS = "shields"
LOCKS = "locks"
TRAPS = "traps"
MINING = "mining"
FORAGING = "foraging"
BUILDING = "building"
LORE = "lore"
STEALTH = "stealth"
# A point is kept in so many parts: a use is worth less than one.
FIFTHS = 5


def for_sale(content: Content) -> tuple[str, ...]:
    """What may be bought: every proficiency that odds ask for."""
    return tuple(skill.name for skill in content.learning.proficiencies if skill.sold)


def bonus(world: World, actor: int, name: str) -> int:
    """Per cent that a proficiency adds to the odds which name it."""
    return points(world, actor, name) // world.resource(Content).figures.seekers.proficiency_points


def points(world: World, actor: int, name: str) -> int:
    """The whole points in a proficiency."""
    return fifths(world, actor, name) // FIFTHS


def fifths(world: World, actor: int, name: str) -> int:
    """Fifths of a point in a proficiency, from the class, from use and from lessons together."""
    known = world.find(actor, Proficiencies)
    if known is None or name not in known.names:
        return 0
    return min(known.fifths[known.names.index(name)], most(world.resource(Content).figures))


def most(figures: Figures) -> int:
    """The most fifths that a proficiency can have."""
    return figures.seekers.proficiency_most * FIFTHS


def of_weapon(world: World, weapon: int) -> str:
    """The proficiency that a weapon in hand asks for, or nothing: of several the one that was declared first."""
    asked = world.resource(Content).learning.proficiencies if weapon else ()
    return next((skill.name for skill in asked if skill.of_weapon is not None and skill.of_weapon(world, weapon)), "")
