"""Breeding: a nest breeds on the world clock, whoever is there, while few of its kind are about (CLOCK-1)."""

from __future__ import annotations

from components.card import Card
from components.creatures import Breeds
from components.place import Place
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.rooms import creatures_in
from systems.creatures.emerging import emerge, is_full


class Breeding(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        for nest in world.due(Breeds):
            breeds = world.edit(nest, Breeds)
            breeds.due = world.turn + breeds.interval
            if is_full(world, nest):
                continue
            room = world.get(nest, Place).holder
            kin = [body for body in creatures_in(world, room) if world.get(body, Card).prototype == breeds.card]
            if len(kin) < breeds.most and nest in conditions(world, room):
                emerge(world, room, breeds.card, nest)
