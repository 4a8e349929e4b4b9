"""Missiles: one piece leaves a stack, flies, and comes down where it was sent (COMB-4)."""

from __future__ import annotations

from components.card import Card
from components.events import CameDown
from components.fight import Ammunition
from components.item import Stack
from components.place import Spot
from engine.kernel.world import World
from systems.deeds.putting import put_down, split
from systems.reckoning.rooms import things_at
from systems.reckoning.sight import in_view, is_up


def part_one(world: World, card: int) -> int:
    """One piece of a stack as a card of its own, in the same place; the card itself when it is the last."""
    stack = world.find(card, Stack)
    return split(world, card, 1) if stack is not None and stack.count > 1 else card


def come_down(world: World, card: int, room: int, spot: Spot, actor: int) -> None:
    """A missile lies where it came down, with its like if its sender knows of such: else as anything that is put down.

    The sender is told where, as far as it can see that.
    """
    lies, where = _joined(world, card, room, spot, actor)
    if not lies:
        lies, where = card, put_down(world, card, room, spot, actor)
    world.emit(CameDown(room, actor, lies, int(where), int(in_view(world, actor, room, where))))


def _joined(world: World, card: int, room: int, spot: Spot, knower: int) -> tuple[int, Spot]:
    """The like of a missile that it joined, and where that lies; 0 when there is none that `knower` knows of."""
    for slot in (spot, Spot.CENTRE):
        for other in things_at(world, room, slot) if is_up(world, knower, room, slot) else ():
            if _fits(world, card, other):
                world.edit(other, Stack).count += 1
                world.doom(card, "merged")
                return other, slot
    return 0, spot


def _fits(world: World, card: int, other: int) -> bool:
    pile = world.find(other, Stack)
    if pile is None or pile.count >= pile.limit or not world.has(card, Stack):
        return False
    same = world.get(card, Card).prototype == world.get(other, Card).prototype
    return same and world.has(card, Ammunition)
