"""Secrets found: what a search of a room brings to light, and to whom (ROOM-5)."""

from __future__ import annotations

from components.events.locks import TrapNoticed
from components.events.things import ClueFound, KeyNearFound, OldClueFound
from components.events.walls import HiddenDoorFound
from components.locks import Key, Noticed, Trap
from components.place import SIDES, Spot
from components.seekers import Seeker
from components.things import Hides, Secret
from components.walls import HiddenDoor
from content.registry import Content
from engine.kernel.world import World
from systems.core.bearings import bearing
from systems.core.knowing import show_door, turn_up
from systems.core.rooms import room_of
from systems.seekers.experience import gain
from systems.walls.structures import walls_around


def bring_to_light(world: World, seeker: int, room: int) -> None:
    """The room gives up its secret, once and for all."""
    hides = world.get(room, Secret).hides
    world.remove(room, Secret)
    if hides is Hides.STASH:
        for card in world.held(room, Spot.HIDDEN):
            world.move(card, room, Spot.STORAGE)
    elif hides is Hides.CLUE:
        _read_clue(world, seeker, room)
    elif hides is Hides.STONE:
        _find_doors(world, seeker, room)
    else:
        _find_triggers(world, seeker, room)
    gain(world, seeker, world.resource(Content).figures.seekers.secret_experience, "secret")


def _read_clue(world: World, seeker: int, room: int) -> None:
    """Where the nearest key lies that no seeker has taken; a clue to one that is gone says no more."""
    lying = {
        room_of(world, key): part.tier for key, part in world.each(Key) if not world.has(world.bearer(key), Seeker)
    }
    found = bearing(world, room, lying.__contains__)
    if found is None:
        world.emit(OldClueFound(room, seeker))
        return
    heading, rooms = found
    tier = max(tier for where, tier in lying.items() if bearing(world, room, where.__eq__) == found)
    world.emit(ClueFound(room, seeker, tier, int(heading), rooms) if rooms else KeyNearFound(room, seeker, tier))


def _find_doors(world: World, seeker: int, room: int) -> None:
    for heading, passage in walls_around(world, room):
        door = world.find(passage, HiddenDoor)
        if door is not None and not door.found:
            world.edit(passage, HiddenDoor).found = True
            show_door(world, passage)
            world.emit(HiddenDoorFound(room, seeker, heading))


def _find_triggers(world: World, seeker: int, room: int) -> None:
    for side in SIDES:
        for card in world.held(room, side):
            known = world.find(card, Noticed)
            seekers = known.seekers if known is not None else []
            if world.has(card, Trap) and seeker not in seekers:
                turn_up(world, seeker, room, side)
                world.add(card, Noticed([*seekers, seeker]))
                world.emit(TrapNoticed(room, seeker, card))
