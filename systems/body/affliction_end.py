"""Affliction end: what has taken effect for the last time is over (SURV-5)."""

from __future__ import annotations

from components.body import Affliction
from components.events.body import AfflictionEnded
from components.place import Place
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of


class AfflictionEnd(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        for card in world.due(Affliction):
            if world.get(card, Affliction).left <= 0:
                world.emit(AfflictionEnded(room_of(world, card), world.get(card, Place).holder, card))
                world.doom(card, "ran its course")
