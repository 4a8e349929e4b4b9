"""Sketch: numbers of rooms and letters of locks and keys, as the description tells them."""

from __future__ import annotations

from components.locks import Lock
from components.room import Room
from engine.kernel.world import World


def numbers(world: World) -> dict[int, int]:
    """Rooms by entity, numbered from 1 in id order."""
    return {room: number for number, (room, _) in enumerate(world.each(Room), 1)}


def marks(world: World) -> dict[int, str]:
    """A mark for each lock: A to Z, then AA, AB …; its key bears the same in small letters."""
    return {entity: _letters(index) for index, (entity, _) in enumerate(world.each(Lock))}


def _letters(index: int) -> str:
    text = ""
    while index >= 0:
        text = chr(ord("A") + index % 26) + text
        index = index // 26 - 1
    return text
