"""Drain: an unleashed card takes mana and stamina, never below nothing (CHAR-2)."""

from __future__ import annotations

from components.actor import Mana, Stamina
from components.effect import Drains, Unleashed
from components.events import Drained
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.bodies import is_living
from systems.reckoning.rooms import room_of


class Drain(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, drains in world.rows(Unleashed, Drains):
            if is_living(world, unleashed.target):
                _take(world, unleashed.target, Mana, drains.mana, "mana")
                _take(world, unleashed.target, Stamina, drains.stamina, "stamina")


def _take(world: World, target: int, kind: type[Mana] | type[Stamina], amount: int, name: str) -> None:
    pool = world.find(target, kind)
    lost = min(amount, pool.left) if pool is not None else 0
    if lost > 0:
        world.edit(target, kind).left -= lost
        world.emit(Drained(room_of(world, target), target, lost, name))
