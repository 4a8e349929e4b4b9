"""Drown: whom deep water has reached and does not spare gets up as one of the undead, once (AGE-5)."""

from __future__ import annotations

from components.events.water import Drowned, GotUpAgain
from components.water import Submerged
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.rooms import room_of
from systems.water.drowning import rises
from systems.water.rising import get_up
from systems.water.water import drowns


class Drown(System):
    wants = Submerged

    def run(self, world: World) -> None:
        for creature, _ in world.rows(Submerged):
            world.remove(creature, Submerged)
            room = room_of(world, creature)
            if is_living(world, creature) and drowns(world, room):
                _drown(world, creature, room)


def _drown(world: World, creature: int, room: int) -> None:
    risen = rises(world, creature)
    if risen:
        world.emit(Drowned(room, creature))
        get_up(world, creature, risen)
        world.emit(GotUpAgain(room, creature))
