"""Abilities: what each class can do and no other, as terms of odds and prices (CHAR-3)."""

from __future__ import annotations

from components.actor import Ability, Waited
from content.registry import Content
from engine.kernel.world import World

STONE_SENSE = "stone_sense"
HOLD_FAST = "hold_fast"
TENDER_OF_FLAMES = "tender_of_flames"


def able(world: World, actor: int, name: str) -> bool:
    """Whether the actor has the ability of this name."""
    ability = world.find(actor, Ability)
    return ability is not None and ability.name == name


def forcing(world: World, actor: int) -> int:
    """Per cent that stone sense adds to forcing a lock."""
    return world.resource(Content).figures.abilities.stone_sense_force if able(world, actor, STONE_SENSE) else 0


def guard(world: World, target: int) -> int:
    """Per cent taken off the chance of whoever attacks one that holds fast: one that has waited this turn."""
    if not (world.has(target, Waited) and able(world, target, HOLD_FAST)):
        return 0
    return world.resource(Content).figures.abilities.hold_fast_guard


def light_ap(world: World, actor: int) -> int:
    """AP of lighting a light."""
    figures = world.resource(Content).figures
    return figures.abilities.tender_light_ap if able(world, actor, TENDER_OF_FLAMES) else figures.work.light_ap
