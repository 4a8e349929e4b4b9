"""Reveal all: an unleashed card turns every side card of the room face up for a seeker (ROOM-3)."""

from __future__ import annotations

from components.effect import Reveals, Unleashed
from components.place import SIDES
from components.seekers import Seeker
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.knowing import turn_up
from systems.core.rooms import room_of


class RevealAll(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, _ in world.rows(Unleashed, Reveals):
            if world.has(unleashed.target, Seeker):
                for side in SIDES:
                    turn_up(world, unleashed.target, room_of(world, unleashed.target), side)
