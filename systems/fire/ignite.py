"""Ignite: an unleashed card sets fire to what can burn where its target stands, each thing by the card's chance."""

from __future__ import annotations

from components.effect import Ignites, Unleashed
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import board_place
from systems.fire.burning import ignite
from systems.fire.fire import can_catch


class Ignite(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for card, unleashed, ignites in world.rows(Unleashed, Ignites):
            if not world.alive(unleashed.target):
                continue
            room, slot = board_place(world, unleashed.target)
            for number, (entity, spot) in enumerate(can_catch(world, room)):
                if spot in (slot, None) and world.chance("fire.ignite", ignites.chance, card, number, unleashed.by):
                    ignite(world, entity)
