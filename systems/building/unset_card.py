"""Unset card: a card that was set for an upgrade goes into the pack again (UPGR-2)."""

from __future__ import annotations

from components.acting import Acting
from components.building import WantsToUnsetCard
from components.events.things import Taken
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.things.putting import put_in_pack


class UnsetCard(System):
    wants = WantsToUnsetCard

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToUnsetCard):
            if world.alive(wanted.card):
                world.emit(Taken(room_of(world, actor), actor, wanted.card))
                put_in_pack(world, wanted.card, actor)
