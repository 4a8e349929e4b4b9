"""Levels: how much experience each takes, and what may be raised with one (CHAR-4)."""

from __future__ import annotations

from components.body import Attributes
from content.figures import Figures
from content.registry import Content
from engine.kernel.world import World

# What the card serves that a level asks by.
QUESTION = "level"


def threshold(figures: Figures, level: int) -> int:
    """The total of experience at which a level is reached; each step is twice the one before."""
    return figures.seekers.first_level * ((1 << level) - 1)


def level_of(figures: Figures, total: int) -> int:
    """The level that a total of experience makes, from 0."""
    return (total // figures.seekers.first_level + 1).bit_length() - 1


def raisable(world: World, seeker: int) -> list[str]:
    """The names of the attributes of a seeker that are below the cap, in the order of the sheet."""
    body = world.find(seeker, Attributes)
    if body is None:
        return []
    cap = world.resource(Content).figures.seekers.attribute_cap
    return [name for name in Attributes.__struct_fields__ if getattr(body, name) < cap]
