"""Alarm: an unleashed card makes a noise, and what hears it comes (COMB-5)."""

from __future__ import annotations

from components.effect import Alarms, Unleashed
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.creatures.noise import rouse


class Alarm(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, alarms in world.rows(Unleashed, Alarms):
            if world.alive(unleashed.target):
                rouse(world, room_of(world, unleashed.target), alarms.rooms, unleashed.target)
