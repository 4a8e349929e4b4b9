"""Spoil: what has kept for its turns goes bad, wherever it is and whoever looks (ROT-1, ROT-2, ROT-3)."""

from __future__ import annotations

from components.events.things import Spoiled
from components.place import Place
from components.room import Room
from components.things import Perishable
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.things.becoming import become
from systems.things.soiling import soil


class Spoil(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        for card in world.due(Perishable):
            world.emit(Spoiled(world.root(card), card))
            place = world.get(card, Place)
            if world.has(place.holder, Room):
                soil(world, place.holder, world.resource(Content).figures.dirt.rot)
            become(world, card, world.get(card, Perishable).into)
