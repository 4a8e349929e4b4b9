"""Piling: pieces that come where their like lies become one pile, by one rule for every place (ITEM-1, P6).

Their like is what is the same card in the same state: as dirty, as fresh, as wet, as much on fire. So no piece takes on
the state of a pile, and no pile that of a piece.
"""

from __future__ import annotations

from collections.abc import Iterable

from components.place import Place
from components.registry import Component, copied
from components.things import Perishable, Stack
from engine.kernel.world import World


def join_like(world: World, card: int, others: Iterable[int]) -> int:
    """Put the pieces of a card to their like among these, as far as there is room; the pile that took the last, or 0.

    Then the card is at its end, whatever was left of it lies where it was.
    """
    for other in others:
        if other == card or not _is_like(world, card, other):
            continue
        mine, theirs = world.get(card, Stack), world.get(other, Stack)
        moved = min(mine.count, theirs.limit - theirs.count)
        if moved > 0:
            world.edit(other, Stack).count += moved
            if moved == mine.count:
                world.doom(card, "merged")
                return other
            world.edit(card, Stack).count -= moved
    return 0


def _is_like(world: World, card: int, other: int) -> bool:
    if not (world.has(card, Stack) and world.has(other, Stack) and world.alive(other)):
        return False
    return _nature(world, card) == _nature(world, other)


def _nature(world: World, card: int) -> dict[type[Component], Component]:
    """What makes a card the like of another: all but its place and its count.

    What perishes is as fresh as it has turns left, whether it rests in the ice or not: the place decides that.
    """
    found = {type(part): part for part in world.components(card) if not isinstance(part, Place | Stack)}
    part = world.find(card, Perishable)
    if part is not None and part.due is not None:
        resting = copied(part)
        resting.left, resting.due = part.due - world.turn, None
        found[Perishable] = resting
    return found
