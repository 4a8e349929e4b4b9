"""Litter: whoever acts in a room leaves something behind there, now and then (AGE-6)."""

from __future__ import annotations

from components.acting import Acting
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.things.soiling import soil


class Litter(System):
    wants = Acting

    def run(self, world: World) -> None:
        chance = world.resource(Content).figures.dirt.act_chance
        for actor, acting in world.rows(Acting):
            if acting.ap and world.has(actor, Seeker) and world.chance("dirt.act", chance, actor, by=actor):
                soil(world, room_of(world, actor), 1)
