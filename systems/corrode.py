"""Corrode: an unleashed card wears everything that a body wears and holds (COMB-7)."""

from __future__ import annotations

from components.effect import Corrodes, Unleashed
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.wear import wear
from systems.reckoning.carrying import worn


class Corrode(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, corrodes in world.rows(Unleashed, Corrodes):
            for card in worn(world, unleashed.target):
                wear(world, card, corrodes.wear)
