"""Corrode: an unleashed card wears everything that a body wears and holds (COMB-7)."""

from __future__ import annotations

from components.effect import Corrodes, Unleashed
from components.events.combat import Corroded
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.wear import wear
from systems.core.rooms import room_of
from systems.things.carrying import worn


class Corrode(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, corrodes in world.rows(Unleashed, Corrodes):
            cards = worn(world, unleashed.target)
            if cards:
                world.emit(Corroded(room_of(world, unleashed.target), unleashed.target, corrodes.wear))
            for card in cards:
                wear(world, card, corrodes.wear)
