"""Flood: the water of the springs has found its level, and who dwelt where it came has drowned (AGE-4, AGE-5)."""

from __future__ import annotations

from components.water import Flood
from engine.kernel.world import World
from systems.deeds.rising import get_up
from systems.genesis.blueprint import Blueprint
from systems.genesis.lay import Laid
from systems.reckoning.rooms import creatures_in
from systems.reckoning.water import found_level


def flood(world: World, plan: Blueprint, laid: Laid) -> None:
    """Fill the rooms as play would; in any depth, whom water does not spare gets up as one of the undead, once."""
    for room, depth in sorted(found_level(world).items()):
        world.add(room, Flood(depth))
        for creature in creatures_in(world, room):
            get_up(world, creature)
