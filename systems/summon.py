"""Summon: an unleashed card puts creatures into slots where none stands, as many as find room (P10)."""

from __future__ import annotations

from components.effect import Summons, Unleashed
from components.events import Summoned
from content.make import make
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.knowing import spot
from systems.deeds.submerging import submerge
from systems.deeds.waking import wake
from systems.reckoning.rooms import board_place, free_side_for_creature


class Summon(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, summons in world.rows(Unleashed, Summons):
            if world.alive(unleashed.target):
                for _ in range(summons.count):
                    _summon(world, unleashed.target, summons.card)


def _summon(world: World, target: int, card: str) -> None:
    room, near = board_place(world, target)
    side = free_side_for_creature(world, room, near)
    if side is None:
        return
    creature = make(world, card, room, side, cause="summoned")
    spot(world, creature)
    world.emit(Summoned(room, creature, int(side)))
    submerge(world, creature, room)
    wake(world, creature, target)
