"""Cure: an unleashed card ends the afflictions that it names (SURV-5)."""

from __future__ import annotations

from components.card import Card
from components.effect import Cures, Unleashed
from components.events.body import AfflictionEnded
from components.place import Spot
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of


class Cure(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, cures in world.rows(Unleashed, Cures):
            if not world.alive(unleashed.target):
                continue
            for affliction in world.held(unleashed.target, Spot.AFFLICTION):
                if world.get(affliction, Card).prototype in cures.cards:
                    world.emit(AfflictionEnded(room_of(world, unleashed.target), unleashed.target, affliction))
                    world.doom(affliction, "cured")
