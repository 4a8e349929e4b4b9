"""Scorch: fire hurts whoever stands on its slot, and in a room that burns everybody, once a turn (CLOCK-1)."""

from __future__ import annotations

from components.events import Hurt
from components.fight import Element
from components.fire import Burning
from components.place import Spot
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.wounds import wound
from systems.reckoning.fire import fires_in, hearths
from systems.reckoning.odds import resistance
from systems.reckoning.rooms import creatures_in, seekers_in, spot_of


class Scorch(System):
    wants = Burning

    def run(self, world: World) -> None:
        rooms = {room for entity, _ in world.rows(Burning) for room, _ in hearths(world, entity)}
        for room in sorted(rooms):
            fires = fires_in(world, room)
            for body in (*creatures_in(world, room), *seekers_in(world, room)):
                _scorch(world, room, body, fires)


def _scorch(world: World, room: int, body: int, fires: list[tuple[int, Spot | None]]) -> None:
    fire = next((entity for entity, spot in fires if spot is None or spot == spot_of(world, body)), 0)
    harm = world.resource(Content).figures.fire.harm - resistance(world, body, Element.FIRE)
    if fire and harm > 0:
        world.emit(Hurt(room, body, harm, Element.FIRE, fire))
        wound(world, body, harm, 0, "cause.fire")
