"""Flood: the water of the springs has found its level, and who dwelt where it came has drowned (AGE-4, AGE-5)."""

from __future__ import annotations

from components.card import Card
from components.water import Flood
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import creatures_in
from systems.genesis.blueprint import Blueprint
from systems.genesis.lay import Laid
from systems.water.drowning import drowned_decks, rises_as
from systems.water.rising import get_up
from systems.water.water import found_level


def flood(world: World, plan: Blueprint, laid: Laid) -> None:
    """Fill the rooms as play would; in any depth, whom water does not spare gets up as one of the undead, once."""
    content, decks = world.resource(Content), drowned_decks(plan.theme)
    for room, depth in sorted(found_level(world).items()):
        world.add(room, Flood(depth))
        for creature in creatures_in(world, room):
            get_up(world, creature, rises_as(content, world.get(creature, Card).prototype, decks))
