"""Flood: springs climb or sink on their due turns, and the water finds its level where anything changed (AGE-2, AGE-4).

A turn in which no spring moves and no passage or drain opens or closes costs nothing, and one in which some do what
is near to these.
"""

from __future__ import annotations

from components.water import Source, Stirred
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.water.water import goal, springs_near
from systems.water.waters import set_flowing, settle_water, stir


class Flooding(System):
    wakes_on = (Stirred,)

    def run(self, world: World) -> None:
        moving = world.due(Source)
        for room in moving:
            _move(world, room)
        if world.any(Stirred):
            stirred = [entity for entity, _ in world.rows(Stirred)]
            for entity in stirred:
                world.remove(entity, Stirred)
            # That a spring moves changes nothing for where another comes to rest.
            for spring in springs_near(world, [entity for entity in stirred if entity not in moving]):
                set_flowing(world, spring)
            settle_water(world, stirred)


def _move(world: World, room: int) -> None:
    source, rests = world.edit(room, Source), goal(world, room)
    if source.step != rests:
        source.step += 1 if source.step < rests else -1
        stir(world, room)
    source.due = world.turn + world.resource(Content).figures.water.rise_turns if source.step != rests else None
