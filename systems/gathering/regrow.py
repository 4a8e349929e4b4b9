"""Regrow: of what was gathered in a room some comes back, on its due turn (COND-1)."""

from __future__ import annotations

from components.gathering import Offers
from engine.kernel.system import System
from engine.kernel.world import World


class Regrow(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        for giver in world.due(Offers):
            offers = world.edit(giver, Offers)
            offers.taken -= 1
            offers.due = world.turn + offers.regrows if offers.taken else None
