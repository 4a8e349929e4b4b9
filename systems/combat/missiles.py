"""Missiles: one piece leaves a stack, flies, and comes down where it was sent (COMB-4)."""

from __future__ import annotations

from components.events.things import CameDown
from components.place import Spot
from components.things import Stack
from engine.kernel.world import World
from systems.core.sight import in_view
from systems.things.piling import join_like
from systems.things.putting import known_at, put_down, split


def part_one(world: World, card: int) -> int:
    """One piece of a stack as a card of its own, in the same place; the card itself when it is the last."""
    stack = world.find(card, Stack)
    return split(world, card, 1) if stack is not None and stack.count > 1 else card


def come_down(world: World, card: int, room: int, spot: Spot, actor: int) -> None:
    """A missile lies where it came down, with its like if its sender knows of such: else as anything that is put down.

    The sender is told where, as far as it can see that.
    """
    lies, where = _fallen(world, card, room, spot, actor)
    world.emit(CameDown(room, actor, lies, int(where), int(in_view(world, actor, room, where))))


def _fallen(world: World, card: int, room: int, spot: Spot, actor: int) -> tuple[int, Spot]:
    """The missile, or the pile that it joined, and where that lies."""
    for slot in (spot, Spot.CENTRE):
        pile = join_like(world, card, known_at(world, room, slot, actor))
        if pile:
            return pile, slot
    where = put_down(world, card, room, spot, actor)
    return join_like(world, card, known_at(world, room, where, actor)) or card, where
