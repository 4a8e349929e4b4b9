"""Heal: an unleashed card restores Health, mana and stamina, never beyond what is full (CHAR-2)."""

from __future__ import annotations

from components.body import Health, Mana, Stamina
from components.effect import Heals, Unleashed
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.pools import restore
from systems.core.bodies import is_living


class Heal(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, heals in world.rows(Unleashed, Heals):
            if is_living(world, unleashed.target):
                restore(world, unleashed.target, Health, heals.health)
                restore(world, unleashed.target, Mana, heals.mana)
                restore(world, unleashed.target, Stamina, heals.stamina)
