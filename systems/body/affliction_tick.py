"""Affliction tick: what lies on a body takes effect again on its due turn (SURV-5)."""

from __future__ import annotations

from components.body import Affliction
from components.place import Place
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.using import unleash


class AfflictionTick(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        for card in world.due(Affliction):
            affliction = world.edit(card, Affliction)
            affliction.left -= 1
            if affliction.left > 0:
                affliction.due = world.turn + affliction.interval
            unleash(world, card, world.get(card, Place).holder, 0)
