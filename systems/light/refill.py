"""Refill: a piece of oil goes into a light whose flame lives, up to what the light holds (LIGHT-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.light import LightRefilled
from components.light import Fuel, Oil, WantsToRefill
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.using import use_up
from systems.light.fuel import oil_of, turns_left


class Refill(System):
    wants = WantsToRefill

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToRefill):
            _fill(world, actor, wanted.card, oil_of(world, actor))


def _fill(world: World, actor: int, light: int, oil: int) -> None:
    fuel = world.edit(light, Fuel)
    turns = min(fuel.capacity, turns_left(world, fuel) + world.get(oil, Oil).turns)
    fuel.left = turns
    if fuel.due is not None:
        fuel.due = world.turn + turns
    use_up(world, oil, "poured")
    world.emit(LightRefilled(room_of(world, actor), actor, light, turns))
