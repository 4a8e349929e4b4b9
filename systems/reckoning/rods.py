"""Rods: where a witch rod in the hand turns (ROSE-2)."""

from __future__ import annotations

from collections.abc import Callable

from components.actor import Creature, Seeker
from components.barrier import DeepWater, Wall
from components.item import Enchanted, Sought, WitchRod
from components.light import EnchantedLight
from components.place import HANDS, Place, Spot
from components.registry import Component
from components.room import Exits, Location
from components.water import Flood
from engine.kernel.world import World
from systems.reckoning.grounds import is_water
from systems.reckoning.rooms import room_of

_ENCHANTED: tuple[type[Component], ...] = (Enchanted, EnchantedLight)


def rod_in_hand(world: World, body: int) -> int:
    """The witch rod that a body holds, the one in the right hand before the one in the left; 0 without one."""
    held = {world.get(rod, Place).spot: rod for rod in world.held_bearing(body, WitchRod)}
    return next((held[hand] for hand in HANDS if hand in held), 0)


def turns_to(world: World, rod: int) -> Spot | None:
    """The heading to which a rod turns; CENTRE where it quivers, in the room of the find; None where it lies still.

    A shortest way over rooms leads through locks, deep water, and rooms never seen, and through no wall; an unfound
    hidden door is one. Of headings that are as short, north, east, south, west.
    """
    room = room_of(world, rod)
    if world.get(rod, WitchRod).seeks is Sought.WATER:
        return _towards(world, room, lambda there: has_water(world, there))
    return _towards(world, room, enchanted_rooms(world).__contains__)


def has_water(world: World, room: int) -> bool:
    """Whether a room is a river, a swamp or a pool, stands in flood, or has deep water at one of its ways."""
    if is_water(world.get(room, Location)) or world.has(room, Flood):
        return True
    return any(passage and world.has(passage, DeepWater) for passage in world.get(room, Exits).passages)


def enchanted_rooms(world: World) -> set[int]:
    """The rooms in which something enchanted lies, in a container or a seeming one too, but not on anybody."""
    return {
        room_of(world, thing)
        for kind in _ENCHANTED for thing, _ in world.each(kind) if not _is_carried(world, thing)
    }


def _is_carried(world: World, thing: int) -> bool:
    holder = thing
    while (place := world.find(holder, Place)) is not None:
        holder = place.holder
        if world.has(holder, Creature) or world.has(holder, Seeker):
            return True
    return False


def _towards(world: World, room: int, sought: Callable[[int], bool]) -> Spot | None:
    """Room by room outward, each reached by the least heading of all shortest ways to it."""
    if sought(room):
        return Spot.CENTRE
    known = {room}
    edge = {beyond: heading for heading, beyond in _ways_out(world, room)}
    while edge:
        found = [heading for near, heading in edge.items() if sought(near)]
        if found:
            return Spot(min(found))
        known.update(edge)
        fresh: dict[int, int] = {}
        for near, heading in edge.items():
            for _, beyond in _ways_out(world, near):
                if beyond not in known:
                    fresh[beyond] = min(heading, fresh.get(beyond, heading))
        edge = fresh
    return None


def _ways_out(world: World, room: int) -> list[tuple[int, int]]:
    """Heading and the room beyond, for each way that no wall bars."""
    exits = world.get(room, Exits)
    return [
        (heading, beyond)
        for heading, (beyond, passage) in enumerate(zip(exits.rooms, exits.passages, strict=True))
        if beyond and not world.has(passage, Wall)
    ]
