"""Recuperate: who rests gets back stamina, and in time Health and mana, as well as the room is comfortable (SURV-4)."""

from __future__ import annotations

from components.actor import Health, InPlay, Mana, Resting, Stamina
from components.events import Restored
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.bodies import is_living
from systems.reckoning.resting import gains
from systems.reckoning.rooms import room_of


class Recuperate(System):
    wants = Resting

    def run(self, world: World) -> None:
        for seeker, _, resting in world.rows(InPlay, Resting):
            if resting.turn == world.turn - 1 and is_living(world, seeker):
                health, mana, stamina = gains(world, seeker, resting.deep, resting.turns)
                _restore(world, seeker, Health, health, "health")
                _restore(world, seeker, Mana, mana, "mana")
                _restore(world, seeker, Stamina, stamina, "stamina")


def _restore(world: World, seeker: int, kind: type[Health] | type[Mana] | type[Stamina], most: int, name: str) -> None:
    pool = world.find(seeker, kind)
    amount = min(most, pool.full - pool.left) if pool is not None else 0
    if amount > 0:
        world.edit(seeker, kind).left += amount
        world.emit(Restored(room_of(world, seeker), seeker, amount, name))
