"""Sketch: marks for locks and keys, alike in the drawn map and in the description."""

from __future__ import annotations

from components.barrier import Key, Lock
from components.place import Place
from components.room import Room
from engine.kernel.world import World


def numbers(world: World) -> dict[int, int]:
    """Rooms by entity, numbered from 1 in id order."""
    return {room: number for number, (room, _) in enumerate(world.each(Room), 1)}


def marks(world: World) -> dict[int, str]:
    """A mark for each lock: A to Z, then AA, AB …; its key bears the same in small letters."""
    return {entity: _letters(index) for index, (entity, _) in enumerate(world.each(Lock))}


def room_of(world: World, entity: int) -> int:
    """The room that a room, or anything lying in it however deep, belongs to."""
    place = world.find(entity, Place)
    while place is not None:
        entity = place.holder
        place = world.find(entity, Place)
    return entity


def keys_by_room(world: World) -> dict[int, list[int]]:
    """Keys by the room they lie in, in id order."""
    found: dict[int, list[int]] = {}
    for key, _ in world.each(Key):
        found.setdefault(room_of(world, key), []).append(key)
    return found


def _letters(index: int) -> str:
    text = ""
    while index >= 0:
        text = chr(ord("A") + index % 26) + text
        index = index // 26 - 1
    return text
