"""Dirt: how dirty rooms and things are, and where the nose of a hunter leads it (AGE-6)."""

from __future__ import annotations

from components.actor import Creature
from components.dirt import Dirt
from components.knowledge import Way
from components.room import Exits
from content.registry import Content
from engine.kernel.world import World
from systems.reckoning.rooms import room_of
from systems.reckoning.structures import is_stony
from systems.reckoning.ways import bar, is_clear

STAYS = -1
NOTHING_SMELT = -2


def dirt(world: World, entity: int) -> int:
    """How dirty a room or a thing is, 0-100."""
    part = world.find(entity, Dirt)
    return part.level if part is not None else 0


def settling(world: World, entity: int, amount: int) -> int:
    """What stays of so much dirt: half of it on a stone floor, where of an odd point every other turn decides."""
    if not is_stony(world, entity):
        return amount
    percent = world.resource(Content).figures.dirt.on_stone
    return (amount * percent + world.turn % 2 * (100 - percent)) // 100


def is_stained(world: World, room: int) -> bool:
    """Whether a room is dirty enough to draw those that hunt by scent."""
    return dirt(world, room) >= world.resource(Content).figures.dirt.stained


def lure(world: World, creature: int) -> int:
    """The heading by which a creature's nose leads it; STAYS where it is best, NOTHING_SMELT when there is no filth.

    It makes for the filthiest stained room that it can reach within its scent, the nearest of equals. Scent passes no
    wall and no shut door, and neither does the creature.
    """
    here, reach = room_of(world, creature), world.get(creature, Creature).scent
    best, heading = (dirt(world, here) if is_stained(world, here) and reach else 0), STAYS
    came: dict[int, int] = {here: STAYS}
    edge = [here]
    for _ in range(reach):
        fresh = [found for room in edge for found in _onward(world, creature, room, came)]
        for room in fresh:
            if is_stained(world, room) and dirt(world, room) > best:
                best, heading = dirt(world, room), came[room]
        edge = fresh
    return heading if best else NOTHING_SMELT


def _onward(world: World, creature: int, room: int, came: dict[int, int]) -> list[int]:
    """Rooms next to this one that were not reached before; `came` keeps by which heading one sets out to them."""
    fresh = []
    for heading, beyond in enumerate(world.get(room, Exits).rooms):
        open_to_it = beyond and beyond not in came and bar(world, creature, room, heading) == Way.OPEN
        if open_to_it and is_clear(world, room, heading):
            came[beyond] = heading if came[room] == STAYS else came[room]
            fresh.append(beyond)
    return fresh
