"""Eat: a portion takes hunger away, and thirst where there is juice in it; what else is in it takes effect (SURV-1)."""

from __future__ import annotations

from components.acting import Acting
from components.body import Drinkable, Edible, Hunger, Thirst, WantsToEat
from components.events.body import Eaten
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.consuming import consume, ease
from systems.core.rooms import room_of


class Eat(System):
    wants = WantsToEat

    def run(self, world: World) -> None:
        for actor, _, eat in world.rows(Acting, WantsToEat):
            world.emit(Eaten(room_of(world, actor), actor, eat.card))
            ease(world, actor, Hunger, world.get(eat.card, Edible).hunger)
            juice = world.find(eat.card, Drinkable)
            if juice is not None:
                ease(world, actor, Thirst, juice.thirst)
            consume(world, eat.card, actor, "eaten")
