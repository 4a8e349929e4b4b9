"""Discovering: whoever first comes into a level or a hand-built section learns what it is like (THEME-1, SECT-1)."""

from __future__ import annotations

from components.events.travel import DangerTold, LevelEntered, SectionFound
from components.knowledge import Seen
from components.room import Section
from engine.kernel.world import World
from systems.core.memory import memory_of
from systems.core.rooms import room_of


def find_level(world: World, seeker: int, theme: str) -> None:
    """Tell the seeker, who is about to remember its room, of the level's theme, unless it has been in the level."""
    if not any(memory.seeker == seeker and memory.turn >= 0 for _, memory in world.each(Seen)):
        room = room_of(world, seeker)
        world.emit(LevelEntered(room, seeker, theme, theme))
        world.emit(DangerTold(room, seeker, theme))


def find_section(world: World, seeker: int, room: int) -> None:
    """Tell the seeker, who is in the room for the first time, of its section, unless another room of it was entered."""
    section = world.find(room, Section)
    if section is None:
        return
    others = [other for other, part in world.each(Section) if part.name == section.name and other != room]
    if not any(_has_entered(world, seeker, other) for other in others):
        world.emit(SectionFound(room, seeker, section.name, section.name))


def _has_entered(world: World, seeker: int, room: int) -> bool:
    memory = memory_of(world, seeker, room)
    return bool(memory) and world.get(memory, Seen).turn >= 0
