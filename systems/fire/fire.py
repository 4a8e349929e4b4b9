"""Fire: where things burn, what can catch, and where the smoke goes; what rules and screens share (CLOCK-1)."""

from __future__ import annotations

from components.conditions import Burns
from components.fire import Burning, Flammable, Smoke
from components.place import SLOTS, Place, Spot
from components.room import Exits, Passage, Room
from components.walls import Floor, Material, Wall
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.rooms import board_place
from systems.core.ways import is_clear
from systems.water.water import douses

DRAUGHTY = ("draughty", "open_sky", "shaft")


def hearths(world: World, entity: int) -> list[tuple[int, Spot | None]]:
    """The rooms that something burns in, each with its slot; None where it is the room itself that burns.

    A thing has its slot. A condition or a floor is the whole room's, a wall that of both rooms beside it.
    """
    edge = world.find(entity, Passage)
    if edge is not None:
        return [(edge.first, None), (edge.second, None)]
    if world.has(entity, Room):
        return [(entity, None)]
    room, spot = board_place(world, entity)
    return [(room, spot if spot in SLOTS else None)]


def fires_in(world: World, room: int) -> list[tuple[int, Spot | None]]:
    """What burns in a room, in id order: each with its slot, or None for what burns in all of it."""
    if not world.any(Burning):
        return []
    there = {room, *_passages(world, room), *world.held_bearing(room, Burning)}
    burning = sorted(entity for entity in there if world.has(entity, Burning))
    return [(entity, spot) for entity in burning for at, spot in hearths(world, entity) if at == room]


def can_catch(world: World, room: int) -> list[tuple[int, Spot | None]]:
    """What could catch fire in a room and does not burn yet, in id order, each with its slot or None.

    Cloth, wood and oil on the slots, what grows over or lies in the room, a timber floor and timber walls. Nothing
    does where water stands deep enough to put fire out.
    """
    if douses(world, room):
        return []
    found: list[tuple[int, Spot | None]] = [
        (card, spot)
        for card in world.held_bearing(room, Flammable)
        if (spot := world.get(card, Place).spot) in SLOTS
    ]
    found += [(card, None) for card in conditions(world, room) if world.has(card, Burns)]
    floor = world.find(room, Floor)
    if floor is not None and floor.material is Material.TIMBER:
        found.append((room, None))
    for way in _passages(world, room):
        wall = world.find(way, Wall) if way else None
        if wall is not None and wall.material is Material.TIMBER:
            found.append((way, None))
    return sorted((entity, spot) for entity, spot in found if not world.has(entity, Burning))


def smoke_in(world: World, room: int) -> int:
    """How thick the smoke hangs in a room, 0 where the air is clear."""
    smoke = world.find(room, Smoke)
    return smoke.density if smoke is not None else 0


def is_blind(world: World, one: int, other: int) -> bool:
    """Whether the smoke in one of two neighbouring rooms is too thick to see from one into the other."""
    if not world.any(Smoke):
        return False
    return max(smoke_in(world, one), smoke_in(world, other)) >= world.resource(Content).figures.fire.smoke_blinds


def drifts_to(world: World, room: int) -> list[int]:
    """The rooms that smoke drifts into: through no wall and no shut door."""
    rooms = world.get(room, Exits).rooms
    return [rooms[heading] for heading in range(4) if rooms[heading] and is_clear(world, room, heading)]


def _passages(world: World, room: int) -> list[int]:
    """The passages of a room; a room that stands alone has none."""
    exits = world.find(room, Exits)
    return exits.passages if exits is not None else []
