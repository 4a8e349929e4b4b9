"""Kindle: an unleashed card fills and lights what a body holds that can burn (LIGHT-1, LIGHT-2).

A plain light that is spent is scrap and stays so; an enchanted one takes fire again.
"""

from __future__ import annotations

from components.effect import Lights, Unleashed
from components.light import EnchantedLight, Fuel, Spent
from components.things import Broken
from engine.kernel.system import System
from engine.kernel.world import World
from systems.light.flames import rekindle
from systems.things.carrying import in_hand


class Kindle(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, _ in world.rows(Unleashed, Lights):
            for card in in_hand(world, unleashed.target):
                if world.has(card, Fuel) and not world.has(card, Broken):
                    _kindle(world, card)


def _kindle(world: World, card: int) -> None:
    if world.has(card, Spent) and not world.has(card, EnchantedLight):
        return
    rekindle(world, card)
