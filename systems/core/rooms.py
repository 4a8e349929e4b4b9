"""Rooms: where things and bodies are, and what lies beyond (ROOM-1, ROOM-2)."""

from __future__ import annotations

from components.card import BareGround
from components.creatures import Creature
from components.place import SIDES, Spot, facing
from components.room import Exits, Passage, Room
from components.seekers import InPlay, Seeker
from engine.kernel.world import World
from systems.core.bodies import is_living


def board_place(world: World, entity: int) -> tuple[int, Spot]:
    """The room an entity is in at last and the spot of its outermost holder there; a room is its own centre."""
    holder, spot = world.berth(entity, Room)
    return holder, Spot.CENTRE if spot is None else spot


def room_of(world: World, entity: int) -> int:
    """The room an entity is in, however deep in bags and packs; a room is in itself."""
    return world.enclosing(entity, Room)


def spot_of(world: World, entity: int) -> Spot:
    """The spot in its room of an entity, or of what holds it."""
    return board_place(world, entity)[1]


def neighbour(world: World, room: int, heading: int) -> int:
    """The room beyond a heading, 0 where there is none."""
    return world.get(room, Exits).rooms[heading]


def passage(world: World, room: int, heading: int) -> int:
    """The passage by which a heading leads out, 0 where there is none."""
    return world.get(room, Exits).passages[heading]


def ends(world: World, passage: int) -> tuple[tuple[int, Spot], tuple[int, Spot]]:
    """The two rooms that a passage joins, each with the heading by which it leads out of it."""
    edge = world.get(passage, Passage)
    return (edge.first, Spot(edge.heading)), (edge.second, facing(edge.heading))


def things_at(world: World, room: int, spot: Spot) -> list[int]:
    """The things on a slot, in id order: no bodies, and no bare ground."""
    found = []
    for card in world.held(room, spot):
        borne = world.parts(card)
        if not (Creature in borne or Seeker in borne or BareGround in borne):
            found.append(card)
    return found


def creature_at(world: World, room: int, spot: Spot) -> int:
    """The living creature that stands on a slot, or 0."""
    for body in world.held(room, spot):
        if world.has(body, Creature) and is_living(world, body):
            return body
    return 0


def creatures_in(world: World, room: int) -> list[int]:
    """The living creatures of a room, in id order."""
    return [body for body in world.held_bearing(room, Creature) if is_living(world, body)]


def seekers_in(world: World, room: int) -> list[int]:
    """The living seekers in play in a room, in id order."""
    return [body for body in world.held_bearing(room, InPlay) if is_living(world, body)]


def is_free_for_creature(world: World, room: int, spot: Spot) -> bool:
    """Whether no living body stands on a slot: no creature, and no seeker, in play or at rest."""
    return not [body for body in world.held(room, spot) if is_living(world, body)]


def free_sides_for_creature(world: World, room: int, nearest: Spot) -> list[Spot]:
    """The side slots where a creature can stand, `nearest` first, then clockwise; all other sides are as far."""
    return [spot for spot in _clockwise(nearest) if is_free_for_creature(world, room, spot)]


def free_side_for_creature(world: World, room: int, nearest: Spot = Spot.NORTH) -> Spot | None:
    """The side slot where a creature that comes in at `nearest` finds room, or None when the room is full for it."""
    return next((spot for spot in _clockwise(nearest) if is_free_for_creature(world, room, spot)), None)


def _clockwise(nearest: Spot) -> tuple[Spot, ...]:
    return SIDES[nearest:] + SIDES[:nearest] if nearest in SIDES else SIDES
