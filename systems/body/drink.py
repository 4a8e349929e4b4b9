"""Drink: a draught takes thirst away, and whatever else is in it takes effect (SURV-1).

Where water can be drawn one drinks from the location itself, and fills one's vessels on the way.
"""

from __future__ import annotations

from components.acting import Acting
from components.body import Drinkable, Portions, Thirst, Vessel, WantsToDrink
from components.events.body import Drunk
from components.room import Location
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.consuming import consume, ease
from systems.core.rooms import room_of
from systems.things.carrying import carried


class Drink(System):
    wants = WantsToDrink

    def run(self, world: World) -> None:
        for actor, _, drink in world.rows(Acting, WantsToDrink):
            world.emit(Drunk(room_of(world, actor), actor, drink.card))
            if world.has(drink.card, Location):
                ease(world, actor, Thirst, world.resource(Content).figures.seekers.spring_thirst)
                _fill(world, actor)
            else:
                ease(world, actor, Thirst, world.get(drink.card, Drinkable).thirst)
                consume(world, drink.card, actor, "drunk")


def _fill(world: World, actor: int) -> None:
    for card in carried(world, actor):
        portions = world.find(card, Portions)
        if portions is not None and world.has(card, Vessel) and portions.left < portions.full:
            world.edit(card, Portions).left = portions.full
