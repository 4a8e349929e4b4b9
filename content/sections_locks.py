"""A section's own locks: alike in map and legend, each with one key that is strictly nearer to every splice (G12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from components.locks import Lock
from components.registry import Component
from content.sections import SIDES, RoomDrawing, SectionDefinition
from content.sections_map import DEEP, HIDDEN, LOCKED, WALL, Drawing

WHOLE_ROOM = -1
_BARRED_OTHERWISE = (HIDDEN, DEEP, WALL)
Prototypes = Mapping[str, tuple[Component, ...]]
Faults = list[tuple[tuple[str, ...], str]]
Locks = tuple[tuple[int, int, int, int, int], ...]


class _Key(NamedTuple):
    """A drawn key: its room and side, and what is written on it."""

    room: int
    side: int
    fits: str


def locks_of(
    section: SectionDefinition, drawing: Drawing, rooms: Sequence[RoomDrawing], prototypes: Prototypes
) -> tuple[Locks, Faults]:
    """The section's own locks as `Section.locks` has them, and what is wrong with locks and keys."""
    faults: Faults = [*_marks(drawing, rooms)]
    tiers = _tiers(drawing, rooms, prototypes)
    keys: dict[str, _Key] = {}
    for number, drawn in enumerate(rooms):
        for side, slot in enumerate(drawn.slots):
            at = ("legend", drawing.letters[number], SIDES[side])
            if not slot.key:
                continue
            if slot.key not in tiers:
                faults.append((at, f'expected a key to a locked room or container of the section, got "{slot.key}"'))
            elif slot.key in keys:
                faults.append((at, f'expected one key to a lock, got a second one to "{slot.key}"'))
            else:
                keys[slot.key] = _Key(number, side, slot.key)
    locks = []
    for name, (room, side, tier) in tiers.items():
        key = keys.get(name)
        at = ("legend", drawing.letters[room], "lock" if side == WHOLE_ROOM else SIDES[side])
        if key is not None:
            locks.append((room, side, tier, key.room, key.side))
            faults += [(at, text) for text in _nearer(drawing, room, key)]
        else:
            faults.append((at, "expected a key to this lock on a slot of the section, got none"))
    return tuple(locks), faults


def _tiers(drawing: Drawing, rooms: Sequence[RoomDrawing], prototypes: Prototypes) -> dict[str, tuple[int, int, int]]:
    """Room, side and tier of every lock, by the name that keys call it."""
    found: dict[str, tuple[int, int, int]] = {}
    for number, room in enumerate(rooms):
        letter = drawing.letters[number]
        if room.lock:
            found[letter] = (number, WHOLE_ROOM, room.lock)
        for side, slot in enumerate(room.slots):
            for part in prototypes.get(slot.card, ()):
                if isinstance(part, Lock):
                    found[f"{letter}.{SIDES[side]}"] = (number, side, part.tier)
    return found


def _marks(drawing: Drawing, rooms: Sequence[RoomDrawing]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Ways into locked rooms that the map draws as open, and locks on the map that close nothing."""
    for join in drawing.joins:
        locked = rooms[join.room].lock or rooms[join.other].lock
        pair = f'between "{drawing.letters[join.room]}" and "{drawing.letters[join.other]}"'
        if join.mark == LOCKED and not locked:
            yield ("map",), f'expected a locked room beside the mark "{LOCKED}" {pair}, got none'
        elif locked and join.mark != LOCKED and join.mark not in _BARRED_OTHERWISE:
            yield ("map",), f'expected the mark "{LOCKED}" {pair}, since a lock closes that way, got "{join.mark}"'


def _nearer(drawing: Drawing, room: int, key: _Key) -> Iterator[str]:
    for splice in drawing.splices:
        steps = drawing.reached(splice.room)
        if steps[key.room] >= steps[room]:
            letters = drawing.letters
            yield (
                f'expected its key strictly nearer to the splice at "{letters[splice.room]}" than the lock, got it in '
                f'"{letters[key.room]}", {steps[key.room]} steps in, the lock {steps[room]}'
            )
