"""Choke: in thick smoke whoever breathes may be choked by it, each turn anew (SURV-5)."""

from __future__ import annotations

from components.fire import Smoke
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.core.rooms import creatures_in, seekers_in
from systems.fire.breath import breathes

CHOKED = "choke"


class Choke(System):
    wants = Smoke

    def run(self, world: World) -> None:
        content = world.resource(Content)
        figures = content.figures.fire
        for room, smoke in world.rows(Smoke):
            if smoke.density < figures.choke_density:
                continue
            for body in (*creatures_in(world, room), *seekers_in(world, room)):
                if breathes(world, body) and world.chance("smoke.choke", figures.choke_chance, body):
                    lay_affliction(world, body, content.serving(CHOKED))
