"""Conditions: what several on one room come to together (COND-4, COND-5)."""

from __future__ import annotations

from components.card import Card
from components.conditions import Condition, Covers
from components.place import Spot
from engine.kernel.world import World


def conditions(world: World, room: int) -> list[int]:
    """The conditions of a room that are in sight and in force, in id order: none that another lies on."""
    laid = world.held(room, Spot.CONDITION)
    if not laid:
        return laid
    there = [card for card in laid if world.has(card, Condition)]
    covered = {name for card in there if (part := world.find(card, Covers)) is not None for name in part.cards}
    return [card for card in there if world.get(card, Card).prototype not in covered]


def replaced(world: World, room: int) -> int:
    """The condition that the room's ordinary actions have given way to, or 0: one that replaces beats all that keep."""
    return next((card for card in conditions(world, room) if world.get(card, Condition).replaces), 0)


def rest_prevented(world: World, room: int) -> int:
    """The condition for which nobody can camp or sleep here, or 0: one that prevents rest beats all that allow it."""
    return next((card for card in conditions(world, room) if world.get(card, Condition).prevents_rest), 0)


def may_bear(world: World, room: int, prototype: str) -> bool:
    """Whether the room has not got this kind of condition yet, in sight or not: each lies on a room once."""
    return all(world.get(card, Card).prototype != prototype for card in world.held(room, Spot.CONDITION))
