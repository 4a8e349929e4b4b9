"""Gather: a try at what a room offers wins one of its cards or nothing; what is taken is gone for a time (COND-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.gathering import GatherFailed
from components.gathering import Offers, WantsToGather
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.gathering.handing import hand_over
from systems.gathering.odds_of_rooms import gathering
from systems.gathering.offers import gifts, giver_of
from systems.seekers.practising import practise_by


class Gather(System):
    wants = WantsToGather

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToGather):
            giver = giver_of(world, room_of(world, actor), wanted.action)
            if giver:
                _gather(world, actor, giver, wanted.action)


def _gather(world: World, actor: int, giver: int, action: str) -> None:
    found = world.chance("offer.find", gathering(world, actor, giver).chance, giver, by=actor)
    practise_by(world, actor, WantsToGather, found)
    if not found:
        world.emit(GatherFailed(room_of(world, actor), actor))
        return
    cards = gifts(world, giver, action)
    which = world.roll("offer.card", len(cards), giver, by=actor) - 1
    offers = world.edit(giver, Offers)
    offers.taken += 1
    if offers.regrows and offers.due is None:
        offers.due = world.turn + offers.regrows
    hand_over(world, actor, cards[which], "gathered")
