"""Finish: the pass is over; intents and unleashed effects are gone, and so is what was used for the last time."""

from __future__ import annotations

from components.acting import Acting
from components.effect import Unleashed, UsedUp
from components.registry import Component, name_of
from components.travel import Departing
from engine.kernel.system import System
from engine.kernel.world import World
from systems.things.putting import empty_out

_INTENT = ":intent."


class Finish(System):
    def run(self, world: World) -> None:
        for actor, _ in world.rows(Acting):
            for kind in [kind for kind in world.parts(actor) if _IS_INTENT[kind]]:
                world.remove(actor, kind)
        for card, _ in world.rows(Unleashed):
            world.remove(card, Unleashed)
        for card, used in world.rows(UsedUp):
            world.doom(card, used.cause)
            empty_out(world, card)


class _Intents(dict[type[Component], bool]):
    """Which kinds are intents, a pack's too, by their names; a departure outlasts the pass."""

    def __missing__(self, kind: type[Component]) -> bool:
        found = self[kind] = _INTENT in name_of(kind) and kind is not Departing
        return found


_IS_INTENT = _Intents()
