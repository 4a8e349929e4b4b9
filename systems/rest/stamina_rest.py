"""Stamina rest: each AP left when the turn ends gives stamina back, to seekers and creatures alike (COMB-4, SURV-4)."""

from __future__ import annotations

from components.body import ActionPoints, Stamina
from components.creatures import Awake
from components.seekers import InPlay
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.pools import refill


class StaminaRest(System):
    wakes_on = (InPlay, Awake)

    def run(self, world: World) -> None:
        each = world.resource(Content).figures.seekers.stamina_per_ap
        for body, stamina, points in world.rows(Stamina, ActionPoints):
            if stamina.left < stamina.full and (world.has(body, InPlay) or world.has(body, Awake)):
                refill(world, body, Stamina, each * points.left)
