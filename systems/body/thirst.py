"""Thirst: it rises by one per cent on each due turn (SURV-1)."""

from __future__ import annotations

from components.body import Thirst
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.meters import raise_meters


class Thirsting(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        raise_meters(world, Thirst, "thirst")
