"""Fuel: how long a light has yet to burn, and what one carries to fill it with (LIGHT-1)."""

from __future__ import annotations

from collections.abc import Sequence

from components.light import Fuel, Oil
from engine.kernel.world import World
from systems.building.upgrades import serves
from systems.things.carrying import carried


def turns_left(world: World, fuel: Fuel) -> int:
    """World turns that a light can burn from now on, lit or not."""
    return fuel.left if fuel.due is None else fuel.due - world.turn


def makings(world: World, body: int, cards: Sequence[str]) -> list[int]:
    """For each card of a recipe the first one like it that a body has about it, whole and not spent, or 0."""
    about = carried(world, body)
    return [next((card for card in about if serves(world, card, wanted)), 0) for wanted in cards]


def oil_of(world: World, body: int) -> int:
    """The first oil that a body has about it, or 0."""
    return next((card for card in carried(world, body) if world.has(card, Oil)), 0)
