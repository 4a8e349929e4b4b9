"""Offers: what a room gives to who works for it, the location and its conditions together (COND-1, COND-5)."""

from __future__ import annotations

from components.gathering import Offers
from components.room import Location
from engine.kernel.world import World
from systems.conditions.conditions import conditions, replaced


def offers_in(world: World, room: int) -> list[tuple[str, int]]:
    """Each action with the entity that offers it: first the location's, unless they gave way, then conditions'.

    Offers add up: of several that offer the same, the first is asked that has something left (COND-5).
    """
    givers = [*([] if replaced(world, room) else [room]), *conditions(world, room)]
    found: dict[str, int] = {}
    for giver in givers:
        part = world.find(giver, Offers)
        for action in part.actions if part is not None else ():
            if action not in found or left(world, room, found[action]) <= 0 < left(world, room, giver):
                found[action] = giver
    return list(found.items())


def giver_of(world: World, room: int, action: str) -> int:
    """Who offers this action in the room now, or 0."""
    return dict(offers_in(world, room)).get(action, 0)


def left(world: World, room: int, giver: int) -> int:
    """How many successes are in what this location or condition offers."""
    return world.get(room, Location).size - world.get(giver, Offers).taken


def gifts(world: World, giver: int, action: str) -> list[str]:
    """The cards that this action may give, each as likely as the next."""
    part = world.get(giver, Offers)
    return [card for name, card in zip(part.actions, part.cards, strict=True) if name == action]
