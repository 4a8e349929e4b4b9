"""Distance: how many steps lie between a body and a card (MOVE-2, MOVE-3)."""

from __future__ import annotations

from components.place import SIDES, Spot, facing
from components.room import Exits
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import board_place
from systems.core.ways import is_clear

OUT_OF_REACH = 99


def distance(world: World, seeker: int, entity: int) -> int:
    """Steps from a body to an entity, or to whatever holds it; OUT_OF_REACH when no weapon gets there.

    0 to 2 in one room. Over a clear passage its two facing slots are adjacent (1); whatever else is in the two rooms
    is at `figures.movement.next_room_distance` from the facing slot of the other.
    """
    return span(world, board_place(world, seeker), board_place(world, entity))


def span(world: World, here: tuple[int, Spot], there: tuple[int, Spot]) -> int:
    """Steps between two places, each a room and a spot in it; the same both ways."""
    (room, spot), (other, side) = here, there
    if room == other:
        return _inside(spot, side)
    if spot in SIDES and _leads(world, room, spot, other):
        return 1 if side == facing(spot) else world.resource(Content).figures.movement.next_room_distance
    if side in SIDES and _leads(world, other, side, room):
        return world.resource(Content).figures.movement.next_room_distance
    return OUT_OF_REACH


def _leads(world: World, room: int, side: Spot, other: int) -> bool:
    """Whether one looks from this side slot straight into the other room."""
    return world.get(room, Exits).rooms[side] == other and is_clear(world, room, side)


def _inside(spot: Spot, side: Spot) -> int:
    near = spot if spot in SIDES else Spot.CENTRE
    far = side if side in SIDES else Spot.CENTRE
    if near == far:
        return 0
    return 1 if Spot.CENTRE in (near, far) else 2
