"""Levels by their age: what the tests of ageing and of mimics look at."""

from __future__ import annotations

from functools import cache

from components.level import Age
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import born, themed

WET = themed(springs=100, favours={"damp": 400, "built": 40})
FIGURES = load().figures.ageing


def age(world: World) -> int:
    """How many generations old a level says it is."""
    return next(world.each(Age))[1].generations


@cache
def wet(seed: int, level: int) -> World:
    """A level of the Caverns in which every water is a spring."""
    return born(seed, level, WET).world


@cache
def by_age() -> dict[int, list[World]]:
    """Two hundred levels by their age."""
    found: dict[int, list[World]] = {generations: [] for generations in range(1, FIGURES.oldest + 1)}
    for seed in range(1, 201):
        world = wet(seed, 4)
        found[age(world)].append(world)
    return found
