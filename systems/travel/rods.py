"""Rods: where a witch rod in the hand turns (ROSE-2)."""

from __future__ import annotations

from components.creatures import Creature
from components.place import HANDS, Place, Spot
from components.room import Exits, Location
from components.seekers import Seeker
from components.things import Sought
from components.traits import is_enchanted
from components.travel import WitchRod
from components.walls import DeepWater
from components.water import Flood
from content.registry import Content
from engine.kernel.world import World
from systems.core.bearings import bearing
from systems.core.rooms import room_of
from systems.walls.grounds import is_water


def rod_in_hand(world: World, body: int) -> int:
    """The witch rod that a body holds, the one in the right hand before the one in the left; 0 without one."""
    held = {world.get(rod, Place).spot: rod for rod in world.held_bearing(body, WitchRod)}
    return next((held[hand] for hand in HANDS if hand in held), 0)


def turns_to(world: World, rod: int) -> Spot | None:
    """The heading to which a rod turns; CENTRE where it quivers, in the room of the find; None where it lies still."""
    room = room_of(world, rod)
    if world.get(rod, WitchRod).seeks is Sought.WATER:
        found = bearing(world, room, lambda there: has_water(world, there))
    else:
        found = bearing(world, room, enchanted_rooms(world).__contains__)
    return found[0] if found is not None else None


def has_water(world: World, room: int) -> bool:
    """Whether a room is a river, a swamp or a pool, stands in flood, or has deep water at one of its ways."""
    if is_water(world.get(room, Location)) or world.has(room, Flood):
        return True
    return any(passage and world.has(passage, DeepWater) for passage in world.get(room, Exits).passages)


def enchanted_rooms(world: World) -> set[int]:
    """The rooms in which something enchanted lies, in a container or a seeming one too, but not on anybody."""
    kinds = world.resource(Content).kinds.having(is_enchanted.name)
    return {
        room_of(world, thing)
        for kind in kinds for thing, _ in world.each(kind) if not _is_carried(world, thing)
    }


def _is_carried(world: World, thing: int) -> bool:
    holder = thing
    while (place := world.find(holder, Place)) is not None:
        holder = place.holder
        if world.has(holder, Creature) or world.has(holder, Seeker):
            return True
    return False
