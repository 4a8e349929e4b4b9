"""Burn: a light that reaches its due turn is spent, whoever holds it and wherever it stands (LIGHT-1, LIGHT-2)."""

from __future__ import annotations

from components.light import Fuel, Lit
from engine.kernel.system import System
from engine.kernel.world import World
from systems.light.flames import burn_out


class Burn(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        for card in world.due(Fuel):
            if world.has(card, Lit):
                burn_out(world, card)
