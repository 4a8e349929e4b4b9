"""Snuff all: an unleashed card puts out every light that a body holds (LIGHT-1)."""

from __future__ import annotations

from components.effect import Snuffs, Unleashed
from components.light import Lit
from engine.kernel.system import System
from engine.kernel.world import World
from systems.light.flames import put_out
from systems.things.carrying import in_hand


class SnuffAll(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, _ in world.rows(Unleashed, Snuffs):
            for card in in_hand(world, unleashed.target):
                if world.has(card, Lit):
                    put_out(world, card)
