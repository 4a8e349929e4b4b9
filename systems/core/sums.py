"""Sums: what all features add to the odds to hit, warmth, the price of a step and their like; who asks is here.

Each room adds the terms of its features in its register, and packs theirs in the same way; `torchturn docs terms`
prints who adds what, in order.
"""

from __future__ import annotations

from content.registry import Content
from engine.kernel.world import World
from systems.core.verdict import Term


def terms_of(world: World, name: str, *about: object) -> list[Term]:
    """The terms of a sum that are not 0, in order, and whatever it begins with."""
    found: list[Term] = []
    so_far = 0
    for _, label, reckon, _, _, begins, upon in world.resource(Content).sums[name].parts:
        value = reckon(world, *about, so_far) if upon else reckon(world, *about)
        if value or (begins and value is not None):
            found.append(Term(label, value))
            so_far += value
    return found


def total_of(world: World, name: str, *about: object) -> int:
    """What a sum comes to."""
    so_far = 0
    for reckon, upon in world.resource(Content).sums[name].asked:
        so_far += (reckon(world, *about, so_far) if upon else reckon(world, *about)) or 0
    return so_far
