"""Read: a scroll costs its mana, takes effect on the reader without fail, and is used up (MAGI-1)."""

from __future__ import annotations

from components.acting import Acting
from components.body import Mana
from components.events.things import ScrollRead
from components.things import Scroll, WantsToRead
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.using import unleash, use_up


class Read(System):
    wants = WantsToRead

    def run(self, world: World) -> None:
        for actor, _, read in world.rows(Acting, WantsToRead):
            price = world.get(read.card, Scroll).mana
            if price:
                world.edit(actor, Mana).left -= price
            world.emit(ScrollRead(room_of(world, actor), actor, read.card))
            unleash(world, read.card, actor, actor)
            use_up(world, read.card, "read")
