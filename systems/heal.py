"""Heal: an unleashed card restores Health, mana and stamina, never beyond what is full (CHAR-2)."""

from __future__ import annotations

from components.actor import Health, Mana, Stamina
from components.effect import Heals, Unleashed
from components.events import Restored
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.bodies import is_living
from systems.reckoning.rooms import room_of

Pool = type[Health] | type[Mana] | type[Stamina]


class Heal(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, heals in world.rows(Unleashed, Heals):
            if is_living(world, unleashed.target):
                _restore(world, unleashed.target, Health, heals.health, "health")
                _restore(world, unleashed.target, Mana, heals.mana, "mana")
                _restore(world, unleashed.target, Stamina, heals.stamina, "stamina")


def _restore(world: World, target: int, kind: Pool, amount: int, name: str) -> None:
    pool = world.find(target, kind)
    gained = min(amount, pool.full - pool.left) if pool is not None else 0
    if gained > 0:
        world.edit(target, kind).left += gained
        world.emit(Restored(room_of(world, target), target, gained, name))
