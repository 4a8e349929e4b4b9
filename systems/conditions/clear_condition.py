"""Clear condition: a try is a success, and wears the tool or eats a turn of the flame that it is done with (COND-2)."""

from __future__ import annotations

from components.acting import Acting
from components.conditions import ClearedBy, WantsToClear
from components.events.conditions import ConditionWorked
from components.room import Location
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.clearing import work_off
from systems.core.rooms import room_of
from systems.gathering.toiling import toil


class ClearCondition(System):
    wants = WantsToClear

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToClear):
            if world.alive(wanted.condition):
                _clear(world, actor, wanted.condition)


def _clear(world: World, actor: int, condition: int) -> None:
    figures = world.resource(Content).figures.conditions
    toil(world, actor, world.get(condition, ClearedBy).tools, figures.wear, figures.fuel)
    room = room_of(world, actor)
    if not work_off(world, condition):
        done, size = world.get(condition, ClearedBy).done, world.get(room, Location).size
        world.emit(ConditionWorked(room, actor, condition, done, size))
