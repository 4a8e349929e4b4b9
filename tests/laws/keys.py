"""Laws P4 and G9: every lock can still be opened, by a solver of its own; keys have one lock and never leave it."""

from __future__ import annotations

from collections.abc import Iterator

from components.body import Dead, Drinkable, Edible
from components.creatures import Creature
from components.level import Certificate
from components.locks import Key, Lock
from components.place import Place
from components.room import Entrance, Exits, Mouth, Room, Stair
from components.seekers import Seeker
from components.things import Materials, Scroll
from components.walls import DeepWater, HiddenDoor, Wall
from tests.laws.table import Table


def faults(table: Table) -> Iterator[str]:
    """Everything that is wrong with the locks and keys of a level."""
    if not table.bearing.get(Room):
        return
    yield from _keys(table)
    closed = stuck(table)
    if closed:
        yield f"rooms or boxes {closed} cannot be opened any more"
    yield from _certificate(table)


def _keys(table: Table) -> Iterator[str]:
    fits: dict[int, list[int]] = {}
    for card, key in table.each(Key):
        fits.setdefault(key.lock, []).append(card)
        if key.lock not in table.rows:
            yield f"key {card} fits {key.lock}, which is not on its level"
        materials = table.get(card, Materials)
        if materials is not None and "organic" in materials.tags:
            yield f"key {card} is organic"
        if any(table.get(card, kind) is not None for kind in (Edible, Drinkable, Scroll)):
            yield f"key {card} can be used up"
    for entity, lock in table.each(Lock):
        keys = fits.get(entity, [])
        if len(keys) != 1:
            yield f"lock {entity} has the keys {keys}"
        for card in keys:
            key = table.get(card, Key)
            if key is not None and (key.tier, key.ordinal) != (lock.tier, lock.ordinal):
                yield f"key {card} says {key}, its lock {lock}"


def stuck(table: Table) -> list[int]:
    """Locked rooms and boxes, and rooms shut off, that no order of keys opens. Nobody is asked but the places."""
    opened: set[int] = set()
    while True:
        reached = _reached(table, opened)
        found = {key.lock for card, key in table.each(Key) if _in_reach(table, card, reached, opened)}
        if found <= opened:
            break
        opened |= found
    rooms = [room for room, _ in table.each(Room) if room not in reached]
    boxes = [box for box, _ in table.each(Lock) if table.get(box, Room) is None and box not in opened]
    return rooms + boxes


def _reached(table: Table, opened: set[int]) -> set[int]:
    start = [room for room, _ in table.each(Entrance)]
    reached, edge = set(start), list(start)
    while edge:
        exits = table.get(edge.pop(), Exits)
        assert exits is not None
        for beyond, passage in zip(exits.rooms, exits.passages, strict=True):
            if beyond and beyond not in reached and _is_open(table, beyond, passage, opened):
                reached.add(beyond)
                edge.append(beyond)
    return reached


def _is_open(table: Table, beyond: int, passage: int, opened: set[int]) -> bool:
    walled = table.get(passage, Wall) is not None and table.get(passage, HiddenDoor) is None
    barred = walled or table.get(passage, DeepWater) is not None
    return not barred and (table.get(beyond, Lock) is None or beyond in opened)


def _in_reach(table: Table, card: int, reached: set[int], opened: set[int]) -> bool:
    """Whether a key lies in a reached room, in no box that is still locked; a living seeker brings it along."""
    place = table.get(card, Place)
    while place is not None:
        holder = place.holder
        if table.get(holder, Seeker) is not None and table.get(holder, Dead) is None:
            return True
        if table.get(holder, Room) is not None:
            return holder in reached
        if table.get(holder, Lock) is not None and holder not in opened:
            return False
        place = table.get(holder, Place)
    return False


def _certificate(table: Table) -> Iterator[str]:
    """What the certificate says of keys that are still needed must be true of these keys."""
    for _, proof in table.each(Certificate):
        for key, lock in zip(proof.keys, proof.locks, strict=True):
            if table.get(lock, Lock) is not None:
                card = table.get(key, Key)
                if card is None or card.lock != lock:
                    yield f"the certificate opens {lock} with {key}, which is {card}"
        if len({*proof.locks}) != len(proof.locks):
            yield "the certificate opens a lock twice"
    for card in [each for kind in (Stair, Mouth) for each, _ in table.each(kind)]:
        place = table.get(card, Place)
        if place is None or place.spot not in range(4) or table.get(place.holder, Creature) is not None:
            yield f"stairwell or mouth {card} is at {place}"

