"""Laying: a condition comes to lie on a room (COND-1, COND-5)."""

from __future__ import annotations

from components.events.conditions import ConditionCame
from components.gathering import Outcrop, Vein
from components.place import Spot
from components.room import Location
from content.make import make
from engine.kernel.world import World
from systems.conditions.conditions import may_bear
from systems.conditions.fitting import has_ground_for


def lay_condition(world: World, room: int, card: str, portions: int = 0) -> int:
    """The condition, new on the room; 0 when its kind lies or cannot grow there. A vein has so many portions."""
    if not (may_bear(world, room, card) and has_ground_for(world, room, card)):
        return 0
    condition = make(world, card, room, Spot.CONDITION, cause="laid")
    stock(world, condition, portions or world.get(room, Location).size)
    world.emit(ConditionCame(room, condition))
    return condition


def stock(world: World, condition: int, portions: int) -> None:
    """A vein or an outcrop holds so many portions; nothing else holds any."""
    if world.has(condition, Vein):
        world.edit(condition, Vein).left = portions
    if world.has(condition, Outcrop):
        world.edit(condition, Outcrop).left = portions
