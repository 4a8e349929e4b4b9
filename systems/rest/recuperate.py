"""Recuperate: who rests gets back stamina, and in time Health and mana, as well as the room is comfortable (SURV-4).

What a turn of rest gives is told with all the others when the rest is over, not turn by turn.
"""

from __future__ import annotations

from components.body import Health, Mana, Stamina
from components.rest import Resting
from components.seekers import InPlay
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.pools import refill
from systems.core.bodies import is_living
from systems.rest.resting import gains


class Recuperate(System):
    wants = Resting

    def run(self, world: World) -> None:
        for seeker, _, resting in world.rows(InPlay, Resting):
            if resting.turn == world.turn - 1 and is_living(world, seeker):
                health, mana, stamina = gains(world, seeker, resting.deep, resting.turns)
                refill(world, seeker, Health, health)
                refill(world, seeker, Mana, mana)
                refill(world, seeker, Stamina, stamina)
