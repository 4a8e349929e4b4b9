"""Scorch: fire hurts whoever stands on its slot, and in a room that burns everybody, once a turn (CLOCK-1)."""

from __future__ import annotations

from components.events.fire import Burnt
from components.fire import Burning
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.rooms import creatures_in, seekers_in, spot_of
from systems.creatures.waking import wake
from systems.fire.burning_harm import fire_at, fire_harm
from systems.fire.fire import hearths


class Scorch(System):
    wants = Burning

    def run(self, world: World) -> None:
        rooms = {room for entity, _ in world.rows(Burning) for room, _ in hearths(world, entity)}
        for room in sorted(rooms):
            for body in (*creatures_in(world, room), *seekers_in(world, room)):
                _scorch(world, room, body)


def _scorch(world: World, room: int, body: int) -> None:
    fire, harm = fire_at(world, room, spot_of(world, body)), fire_harm(world, body)
    if fire and harm:
        world.emit(Burnt(room, body, harm, fire))
        wound(world, body, harm, 0, "cause.fire")
        wake(world, body, 0)
