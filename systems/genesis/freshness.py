"""Freshness at birth: what lies in an old dungeon has been lying there; in icy rooms it has kept (ROT-3, AGE-1)."""

from __future__ import annotations

from components.place import Place
from components.things import Perishable
from engine.kernel.world import World
from systems.genesis.blueprint import Blueprint
from systems.genesis.lay import Laid
from systems.things.freshness import settle


def age_goods(world: World, plan: Blueprint, laid: Laid) -> None:
    """What perishes has any part of its turns left, each card by its own stream; at least one."""
    for card, part in world.each(Perishable):
        if part.due is not None and world.has(card, Place):
            left = plan.stream("freshness", card).below(part.left) + 1
            world.edit(card, Perishable).due = world.turn + left
            settle(world, card)
