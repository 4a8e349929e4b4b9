"""Invariants: what a decoded save must fulfil before a world is made of it (S5)."""

from __future__ import annotations

from collections.abc import Sequence

from components.actor import Seeker
from components.place import Place
from components.registry import Component
from engine.kernel.world import BIRTH_STRIDE, World
from saves.container import Entry, Part
from saves.errors import DamagedSaveError
from saves.header import Header
from saves.snapshot import WorldRecord

Rows = dict[int, list[Component]]


def check_sections(entries: Sequence[Entry], header: Header) -> None:
    """Each section has a known kind, stands once, and belongs to a world of the header."""
    numbers = [counters.number for counters in header.worlds]
    if len(set(numbers)) != len(numbers):
        raise DamagedSaveError("its header names a world twice")
    seen = set()
    for entry in entries:
        if entry.part not in set(Part) or (entry.part != Part.CHRONICLE and entry.world not in numbers):
            raise DamagedSaveError(f"a section of kind {entry.part} for world {entry.world} has no place in it")
        if entry[:3] in seen:
            raise DamagedSaveError(
                f"a section of kind {entry.part} for {entry.root} of world {entry.world} comes twice"
            )
        seen.add(entry[:3])


def check_counters(header: Header, records: dict[int, WorldRecord]) -> None:
    """Every world has a section of its own, which says the same as the header."""
    for counters in header.worlds:
        record = records.get(counters.number)
        if record is None:
            raise DamagedSaveError(f"world {counters.number} has no section of its own")
        if (record.number, record.turn, record.next_id) != (counters.number, counters.turn, counters.next_id):
            raise DamagedSaveError(f"header and section of world {counters.number} tell different counters")


def check_entities(rows: dict[int, Rows], records: dict[int, WorldRecord]) -> None:
    """Ids were given out, no id lives twice, and every place is with a holder of the same world, never in a circle."""
    seen: set[int] = set()
    for number, entities in rows.items():
        if not seen.isdisjoint(entities):
            raise DamagedSaveError("an entity lives in two worlds")
        seen.update(entities)
        for entity in entities:
            birth, running = divmod(entity, BIRTH_STRIDE)
            if running < 1 or birth < 0 or (birth in records and running >= records[birth].next_id):
                raise DamagedSaveError(f"the id {entity} was never given out")
        _check_places(number, entities)


def _check_places(number: int, entities: Rows) -> None:
    holders = {entity: part.holder for entity, parts in entities.items() for part in parts if type(part) is Place}
    sound: set[int] = set()
    for entity, holder in holders.items():
        if holder not in entities:
            raise DamagedSaveError(f"entity {entity} lies with {holder}, which is not in world {number}")
        chain = []
        while entity in holders and entity not in sound:
            chain.append(entity)
            entity = holders[entity]
            if len(chain) > len(holders):
                raise DamagedSaveError(f"entity {entity} lies within itself")
        sound.update(chain)


def check_seekers(header: Header, worlds: Sequence[World]) -> None:
    """Each seeker of the header lives in one world, and the current one is among them."""
    living = {seeker for world in worlds for seeker, _ in world.each(Seeker)}
    if len(set(header.seekers)) != len(header.seekers) or not living.issuperset(header.seekers):
        raise DamagedSaveError("its header names a seeker that lives in none of its worlds")
    if header.current and header.current not in header.seekers:
        raise DamagedSaveError("its current seeker is none of its seekers")
