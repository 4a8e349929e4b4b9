"""Set card: a card goes into a position of the room for an upgrade, one piece of it; its flame goes out (UPGR-2)."""

from __future__ import annotations

from components.acting import Acting
from components.building import WantsToSetCard
from components.events.building import CardSet
from components.light import Lit
from components.place import POSITIONS
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.missiles import part_one
from systems.core.rooms import room_of
from systems.light.flames import put_out
from systems.things.freshness import settle


class SetCard(System):
    wants = WantsToSetCard

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToSetCard):
            card, room = part_one(world, wanted.card), room_of(world, actor)
            if world.has(card, Lit):
                put_out(world, card)
            world.move(card, room, POSITIONS[wanted.heading])
            settle(world, card)
            world.emit(CardSet(room, actor, card, wanted.heading))
