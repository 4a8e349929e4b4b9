"""Disarm: a noticed trap is made safe by a steady hand, or stays armed (TRAP-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.locks import DisarmFailed, TrapDisarmed
from components.locks import Noticed, Trap, WantsToDisarm
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core import odds
from systems.core.rooms import room_of
from systems.seekers.practising import practise_by


class Disarm(System):
    wants = WantsToDisarm

    def run(self, world: World) -> None:
        for actor, _, disarm in world.rows(Acting, WantsToDisarm):
            room, card = room_of(world, actor), disarm.card
            disarmed = world.chance("trap.disarm", odds.disarm(world, actor, card).chance, card, by=actor)
            practise_by(world, actor, WantsToDisarm, disarmed)
            if disarmed:
                world.remove(card, Trap)
                world.remove(card, Noticed)
                world.emit(TrapDisarmed(room, actor, card))
            else:
                world.emit(DisarmFailed(room, actor, card))
