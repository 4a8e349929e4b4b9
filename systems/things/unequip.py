"""Unequip: a worn or held card goes into the pack; a flame goes out there (LIGHT-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.things import Unequipped
from components.things import WantsToUnequip
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.things.putting import put_in_pack


class Unequip(System):
    wants = WantsToUnequip

    def run(self, world: World) -> None:
        for actor, _, unequip in world.rows(Acting, WantsToUnequip):
            world.emit(Unequipped(room_of(world, actor), actor, unequip.card))
            put_in_pack(world, unequip.card, actor)
