"""Invariants: what a decoded save must fulfil before a world is made of it (S5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from components.place import Place
from components.seekers import Seeker
from engine.kernel.world import BIRTH_STRIDE, Population, World
from saves.container import Entry, Part
from saves.errors import DamagedSaveError
from saves.header import Header
from saves.snapshot import WorldRecord

WORLDS = 1 << 31
PARTS = frozenset(Part)


def check_sections(entries: Sequence[Entry], header: Header) -> None:
    """Each section has a known kind, stands once, and belongs to a world of the header."""
    numbers = [counters.number for counters in header.worlds]
    if len(set(numbers)) != len(numbers):
        raise DamagedSaveError("its header names a world twice")
    for part, world in {entry[:2] for entry in entries}:
        if part not in PARTS or (part != Part.CHRONICLE and world not in numbers):
            raise DamagedSaveError(f"a section of kind {part} for world {world} has no place in it")
    if len({entry[:3] for entry in entries}) != len(entries):
        (part, world, root), _ = Counter(entry[:3] for entry in entries).most_common(1)[0]
        raise DamagedSaveError(f"a section of kind {part} for {root} of world {world} comes twice")


def check_counters(header: Header, records: dict[int, WorldRecord]) -> None:
    """Every world has a section of its own, which says the same as the header."""
    for counters in header.worlds:
        record = records.get(counters.number)
        if record is None:
            raise DamagedSaveError(f"world {counters.number} has no section of its own")
        if (record.number, record.turn, record.next_id) != (counters.number, counters.turn, counters.next_id):
            raise DamagedSaveError(f"header and section of world {counters.number} tell different counters")


def check_entities(populations: dict[int, Population], records: dict[int, WorldRecord]) -> None:
    """Ids were given out, no id lives twice, and every place is with a holder of the same world, never in a circle."""
    seen: set[int] = set()
    for number, population in populations.items():
        if len(populations) > 1:
            if not seen.isdisjoint(population.parts):
                raise DamagedSaveError("an entity lives in two worlds")
            seen.update(population.parts)
        _check_ids(number, population.parts, records)
        _check_places(number, population)


def _check_ids(number: int, ids: Collection[int], records: dict[int, WorldRecord]) -> None:
    """Each was given out by the world of its birth, if that is in the save; most were born where they are."""
    for world, record in records.items():
        if world >= WORLDS or record.next_id > BIRTH_STRIDE:
            raise DamagedSaveError(f"world {world} with next id {record.next_id} is out of all bounds")
    first = number * BIRTH_STRIDE
    end = first + records[number].next_id
    if first < min(ids, default=end - 1) and max(ids, default=first + 1) < end:
        return
    for entity in [entity for entity in ids if not first < entity < end]:
        birth, at = divmod(entity, BIRTH_STRIDE)
        if not 0 <= birth < WORLDS or at == 0:
            raise DamagedSaveError(f"the id {entity} was never given out")
        if birth in records and at >= records[birth].next_id:
            raise DamagedSaveError(f"world {birth} never gave out ids from {records[birth].next_id} on")


def _check_places(number: int, population: Population) -> None:
    parts, contents = population.parts, population.contents
    if lost := [holder for holder in contents if holder not in parts]:
        raise DamagedSaveError(f"something lies with {min(lost)}, which is not in world {number}")
    # Whatever lies in a circle holds something and has a holder; such are few.
    places = {holder: parts[holder].get(Place) for holder in contents}
    nested = {holder: place.holder for holder, place in places.items() if isinstance(place, Place)}
    for entity in nested:
        above = entity
        for _ in range(len(nested) + 1):
            if above not in nested:
                break
            above = nested[above]
        else:
            raise DamagedSaveError(f"entity {entity} lies within itself")


def check_seekers(header: Header, worlds: Sequence[World]) -> None:
    """Each seeker of the header lives in one world, and the current one is among them."""
    living = {seeker for world in worlds for seeker, _ in world.each(Seeker)}
    if len(set(header.seekers)) != len(header.seekers) or not living.issuperset(header.seekers):
        raise DamagedSaveError("its header names a seeker that lives in none of its worlds")
    if header.current and header.current not in header.seekers:
        raise DamagedSaveError("its current seeker is none of its seekers")
