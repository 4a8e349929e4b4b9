"""Flood: springs climb or sink on their due turns, and the water finds its level where anything changed (AGE-2, AGE-4).

A turn in which no spring moves and no passage or drain opens or closes costs nothing.
"""

from __future__ import annotations

from components.water import Source, Stirred
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.waters import set_flowing, settle_water, stir
from systems.reckoning.water import goal


class Flooding(System):
    wakes_on = (Stirred,)

    def run(self, world: World) -> None:
        for room in world.due(Source):
            _move(world, room)
        if world.any(Stirred):
            for entity, _ in world.rows(Stirred):
                world.remove(entity, Stirred)
            for spring, _ in world.rows(Source):
                set_flowing(world, spring)
            settle_water(world)


def _move(world: World, room: int) -> None:
    source, rests = world.edit(room, Source), goal(world, room)
    if source.step != rests:
        source.step += 1 if source.step < rests else -1
        stir(world, room)
    source.due = world.turn + world.resource(Content).figures.water.rise_turns if source.step != rests else None
