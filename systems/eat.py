"""Eat: a portion takes hunger away, and whatever else is in it takes effect (SURV-1)."""

from __future__ import annotations

from components.actor import Hunger
from components.events import Eaten
from components.food import Edible
from components.intent import Acting, WantsToEat
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.consuming import consume, ease
from systems.reckoning.rooms import room_of


class Eat(System):
    wants = WantsToEat

    def run(self, world: World) -> None:
        for actor, _, eat in world.rows(Acting, WantsToEat):
            world.emit(Eaten(room_of(world, actor), actor, eat.card))
            ease(world, actor, Hunger, world.get(eat.card, Edible).hunger)
            consume(world, eat.card, actor, "eaten")
