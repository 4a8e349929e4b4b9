"""Sight: what a seeker knows, and what lies in the light (ROOM-3, LIGHT-1). Everything shown is asked for here (P9)."""

from __future__ import annotations

from components.creatures import Creature
from components.knowledge import Seen
from components.light import Lit
from components.place import HANDS, POSITIONS, SIDES, WORN, Place, Spot
from components.room import Room, SelfLit
from components.seekers import Seeker
from components.things import Container
from content.registry import Content
from engine.kernel.world import World
from systems.core.distance import OUT_OF_REACH, span
from systems.core.memory import knows_storage, memory_of
from systems.core.rooms import board_place, room_of
from systems.fire.fire import fires_in, is_blind

_PLAIN = (Spot.CENTRE, Spot.CONDITION)


def seen(world: World, seeker: int, room: int) -> Seen | None:
    """What a seeker remembers of a room it has been in, or None."""
    found = _glimpse(world, seeker, room)
    return found if found is not None and found.turn >= 0 else None


def is_up(world: World, seeker: int, room: int, spot: Spot) -> bool:
    """Whether the seeker has turned this side slot face up; the centre always is."""
    if spot == Spot.CENTRE:
        return True
    found = _glimpse(world, seeker, room)
    return found is not None and spot in found.up


def in_view(world: World, seeker: int, room: int, spot: Spot) -> bool:
    """Whether the seeker could see what happens on a slot: as far as steps count, in its room and through open ways.

    Thick smoke in either room hides the next one. Where light falls in neither, no more of it is seen than what stands
    within the reach of an arm (LIGHT-1).
    """
    if room_of(world, seeker) == room:
        return True
    here = board_place(world, seeker)
    apart = span(world, here, (room, spot))
    if apart == OUT_OF_REACH or is_blind(world, here[0], room):
        return False
    if apart <= world.resource(Content).figures.movement.melee_reach:
        return True
    return is_lit(world, here[0]) or is_lit(world, room)


def knows(world: World, seeker: int, entity: int) -> bool:
    """Whether the seeker knows what the entity is and that it is where it is now."""
    if entity == seeker:
        return True
    place = world.find(entity, Place)
    if place is None:
        return entity == room_of(world, seeker) or seen(world, seeker, entity) is not None
    holder, spot = place.holder, place.spot
    if holder == seeker:
        return True
    if spot in POSITIONS:
        return holder == room_of(world, seeker)
    if world.has(holder, Room):
        return in_view(world, seeker, holder, spot) and _lies_open(world, seeker, holder, spot, entity)
    if spot == Spot.INSIDE:
        container = world.find(holder, Container)
        return container is not None and container.opened and knows(world, seeker, holder)
    return (spot in WORN or spot == Spot.AFFLICTION) and knows(world, seeker, holder)


def is_lit(world: World, room: int) -> bool:
    """Whether light falls in a room: the location's own, a fire's, or that of a flame on a slot or in a hand."""
    if world.has(room, SelfLit) or fires_in(world, room):
        return True
    if not world.any(Lit):
        return False
    if world.held_bearing(room, Lit):
        return True
    bodies = world.held_bearing(room, Seeker) + world.held_bearing(room, Creature)
    return any(holds_flame(world, body) for body in bodies)


def holds_flame(world: World, body: int) -> bool:
    """Whether a flame burns in a body's hand."""
    return any(world.get(flame, Place).spot in HANDS for flame in world.held_bearing(body, Lit))


def _glimpse(world: World, seeker: int, room: int) -> Seen | None:
    memory = memory_of(world, seeker, room)
    return world.get(memory, Seen) if memory else None


def _lies_open(world: World, seeker: int, room: int, spot: Spot, entity: int) -> bool:
    if spot in _PLAIN or (spot in SIDES and world.has(entity, Seeker)):
        return True
    if spot == Spot.STORAGE and knows_storage(world, seeker, room):
        return True
    found = _glimpse(world, seeker, room) if spot in SIDES or spot == Spot.STORAGE else None
    return found is not None and (spot in found.up or entity in found.spotted)
