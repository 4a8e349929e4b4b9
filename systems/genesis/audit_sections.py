"""Audit of hand-built sections on a finished level: each is whole, can be reached whole, and its locks obey (G12).

Read from entities and from the section's own words alone, without a look at how it came there.
"""

from __future__ import annotations

from collections.abc import Iterator

from components.room import Section, Stair
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.fault import Fault
from systems.locks.explorer import Ground, Walk


def audit_sections(world: World, ground: Ground, explored: Walk) -> Iterator[Fault]:
    """`explored` is a walk with every key within reach taken and spent."""
    pieces: dict[str, list[int]] = {}
    for room, section in world.each(Section):
        pieces.setdefault(section.name, []).append(ground.numbers[room])
    if not pieces:
        return
    stairs = {ground.numbers.get(world.root(card), -1) for card, _ in world.each(Stair)}
    for name, rooms in pieces.items():
        first = ground.rooms[rooms[0]]
        if len(rooms) != _drawn(world, name):
            yield Fault("G12", "a section is not there as it is drawn", first)
        doors = [room for room in rooms if any(other not in rooms for other in _beyond(ground, room))]
        if not doors or not all(explored.reached[room] for room in rooms):
            yield Fault("G12", "a section cannot be reached whole", first)
        inward = [_inward(ground, rooms, door) for door in doors]
        if any(len(steps) != len(rooms) for steps in inward):
            yield Fault("G12", "a section hangs together only from outside", first)
        yield from _locks(ground, rooms, inward)
        if stairs.intersection(rooms):
            yield Fault("EXIT-1", "a stair lies in a section", first)


def _drawn(world: World, name: str) -> int:
    """How many rooms the section's map has."""
    known = world.resource(Content).sections.get(name)
    return sum(char.isascii() and char.isalnum() for char in known.written.map) if known is not None else 0


def _beyond(ground: Ground, room: int) -> list[int]:
    return ground.ways[room] + [other for _, other in ground.doors.get(room, ())]


def _inward(ground: Ground, rooms: list[int], door: int) -> dict[int, int]:
    """Steps from one of its rooms to the others without leaving the section, through locks and hidden doors."""
    steps = {door: 0}
    frontier = [door]
    for room in frontier:
        for other in _beyond(ground, room):
            if other in rooms and other not in steps:
                steps[other] = steps[room] + 1
                frontier.append(other)
    return steps


def _locks(ground: Ground, rooms: list[int], inward: list[dict[int, int]]) -> Iterator[Fault]:
    """A key that lies in the section of its lock is strictly nearer than that by every way in."""
    for key in ground.keys:
        locked = ground.locked.get(key.lock, -1)
        own = key.room in rooms and locked in rooms
        if own and any(steps.get(key.room, 0) >= steps.get(locked, 0) for steps in inward):
            yield Fault("G12", "a section's own key is no nearer than its lock", key.key)
