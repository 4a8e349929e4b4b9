"""Summon: an unleashed card puts creatures into slots where none stands, as many as find room (P10)."""

from __future__ import annotations

from components.effect import Summons, Unleashed
from components.events.creatures import Summoned
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import board_place, spot_of
from systems.creatures.emerging import bring_forth
from systems.creatures.waking import wake


class Summon(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for summoner, unleashed, summons in world.rows(Unleashed, Summons):
            if world.alive(unleashed.target):
                for _ in range(summons.count):
                    _summon(world, unleashed.target, summons.card, summoner)


def _summon(world: World, target: int, card: str, summoner: int) -> None:
    room, near = board_place(world, target)
    creature = bring_forth(world, room, card, near, summoner, "summoned")
    if creature:
        world.emit(Summoned(room, creature, int(spot_of(world, creature))))
        wake(world, creature, target)
