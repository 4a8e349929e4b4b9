"""Drain: an unleashed card takes mana and stamina, never below nothing (CHAR-2)."""

from __future__ import annotations

from components.body import Mana, Stamina
from components.effect import Drains, Unleashed
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.pools import drain
from systems.core.bodies import is_living


class Drain(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, drains in world.rows(Unleashed, Drains):
            if is_living(world, unleashed.target):
                drain(world, unleashed.target, Mana, drains.mana)
                drain(world, unleashed.target, Stamina, drains.stamina)
