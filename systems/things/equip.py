"""Equip: a card is worn or held, and what was in its place goes into the pack (CHAR-2, COMB-4)."""

from __future__ import annotations

from components.acting import Acting
from components.events.things import Equipped, Unequipped
from components.light import Lit
from components.place import HANDS, Spot
from components.things import WantsToEquip
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.knowing import see_gone
from systems.core.rooms import room_of
from systems.light.flames import put_out
from systems.things.carrying import in_the_way
from systems.things.putting import put_in_pack


class Equip(System):
    wants = WantsToEquip

    def run(self, world: World) -> None:
        for actor, _, equip in world.rows(Acting, WantsToEquip):
            if world.alive(equip.card):
                _equip(world, actor, equip.card, equip.spot)


def _equip(world: World, actor: int, card: int, spot: Spot) -> None:
    room = room_of(world, actor)
    for other in in_the_way(world, actor, card, spot):
        world.emit(Unequipped(room, actor, other))
        put_in_pack(world, other, actor)
    if world.has(card, Lit) and spot not in HANDS:
        put_out(world, card)
    see_gone(world, card)
    world.move(card, actor, spot)
    world.emit(Equipped(room, actor, card, int(spot)))
