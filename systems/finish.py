"""Finish: the pass is over; intents and unleashed effects are gone, and so is what was used for the last time."""

from __future__ import annotations

from functools import cache

from components.effect import Unleashed, UsedUp
from components.intent import Acting, Departing
from components.registry import Component, name_of
from engine.kernel.system import System
from engine.kernel.world import World

_INTENT = ":intent."


class Finish(System):
    def run(self, world: World) -> None:
        for actor, _ in world.rows(Acting):
            for kind in _intents(world, actor):
                world.remove(actor, kind)
        for card, _ in world.rows(Unleashed):
            world.remove(card, Unleashed)
        for card, used in world.rows(UsedUp):
            world.doom(card, used.cause)


def _intents(world: World, actor: int) -> list[type[Component]]:
    """Every intent on an actor, a pack's too; a departure outlasts the pass."""
    return [kind for kind in world.parts(actor) if _is_intent(kind)]


@cache
def _is_intent(kind: type[Component]) -> bool:
    return _INTENT in name_of(kind) and kind is not Departing
