"""Using: a card takes effect, and one piece of it is gone."""

from __future__ import annotations

from components.effect import Unleashed, UsedUp
from components.things import Stack
from engine.kernel.world import World


def unleash(world: World, card: int, target: int, source: int, by: int | None = None) -> None:
    """The card takes effect on `target` in this pass, by the doing of `source` (0: nobody).

    Its rolls belong to the act of `by`, which is `source` unless another's act brought it about: a free blow's.
    """
    world.add(card, Unleashed(target, source, source if by is None else by))


def use_up(world: World, card: int, cause: str) -> None:
    """One piece less; the last takes the card along at the end of the pass."""
    stack = world.find(card, Stack)
    if stack is not None and stack.count > 1:
        world.edit(card, Stack).count -= 1
    else:
        world.add(card, UsedUp(cause))
