"""Train: unspent experience buys a point of a proficiency; total and level stay (CHAR-4, CHAR-5)."""

from __future__ import annotations

from components.acting import Acting
from components.events.seekers import Trained
from components.seekers import Experience, WantsToTrain
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.seekers.lessons import price
from systems.seekers.practising import grow
from systems.seekers.proficiency import FIFTHS, points


class Train(System):
    wants = WantsToTrain

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToTrain):
            paid = price(world, actor, wanted.proficiency)
            world.edit(actor, Experience).unspent -= paid
            grow(world, actor, wanted.proficiency, FIFTHS)
            now = points(world, actor, wanted.proficiency)
            world.emit(Trained(room_of(world, actor), actor, wanted.proficiency, now, paid))
