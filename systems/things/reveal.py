"""Reveal: a side card turns face up as a seeker moves towards it; an enemy there keeps its slot and wakes (ROOM-3)."""

from __future__ import annotations

from components.events.travel import Blocked
from components.seekers import Seeker
from components.travel import Approached
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.knowing import turn_up
from systems.core.rooms import board_place, creature_at
from systems.creatures.waking import wake


class Reveal(System):
    wants = Approached

    def run(self, world: World) -> None:
        for seeker, toward, _ in world.rows(Approached, Seeker):
            turn_up(world, seeker, toward.room, toward.spot)
            if board_place(world, seeker) == (toward.room, toward.spot):
                continue
            creature = creature_at(world, toward.room, toward.spot)
            if creature:
                world.emit(Blocked(toward.room, seeker, creature))
                wake(world, creature, seeker)
