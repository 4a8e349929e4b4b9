"""Lessons: what the next point of a proficiency costs in unspent experience (CHAR-5)."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.world import World
from systems.seekers.proficiency import points


def price(world: World, seeker: int, proficiency: str) -> int:
    """Experience for one point more; it rises with the points that are there."""
    figures, have = world.resource(Content).figures.seekers, points(world, seeker, proficiency)
    if have >= figures.lesson_master_from:
        return figures.lesson_master_price
    return figures.lesson_skilled_price if have >= figures.lesson_skilled_from else figures.lesson_price
