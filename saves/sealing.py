"""Sealing: data of missing packs is taken out of a section before anybody reads it, and put back when it is packed.

Sealed are the components of a missing pack on cards of ours, and whole cards made from a missing pack's prototypes,
with all they hold (S8). A room or a seeker is never sealed whole: the level would fall apart.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Any

import msgpack

from components.card import Card
from components.place import Place, Spot
from components.registry import name_of
from components.room import Room
from components.sealed import Sealed
from components.seekers import Seeker
from saves.errors import DamagedSaveError, reading
from saves.plain import pack
from saves.tables import Kinds, Tables, packed_tables, plain_tables, rows_of, table_of

_CARD, _PLACE = name_of(Card), name_of(Place)
_STANDING = (name_of(Room), name_of(Seeker))


def take_out(
    packed: bytes | memoryview, kinds: Kinds, missing: Container[str]
) -> tuple[bytes | memoryview, dict[int, Sealed]]:
    """A section without what belongs to the missing packs, and what was taken out of it by bearer."""
    tables = plain_tables(packed, kinds)
    with reading("a section"):
        whole = _whole_cards(tables, missing)
        bearers = _bearers(tables, whole)
        sealed: dict[int, Sealed] = {}
        living: Tables = {}
        for name, table in tables.items():
            foreign = _pack_of(name) in missing
            rows = rows_of(table)
            for entity, values in rows.items():
                if foreign or entity in whole:
                    bearer = sealed.setdefault(bearers.get(entity, entity), Sealed([], [], []))
                    bearer.entities.append(entity)
                    bearer.names.append(name)
                    bearer.rows.append(pack([table[0], values], name).decode("latin-1"))
            left = {} if foreign else {entity: rows[entity] for entity in rows if entity not in whole}
            if left:
                living[name] = table_of(table[0], left)
    if not sealed:
        return packed, {}
    return packed_tables(living), sealed


def put_back(packed: bytes, parts: Iterable[tuple[int, Sealed]], kinds: Kinds) -> bytes:
    """A section with the sealed rows of these bearers merged in, where they came from."""
    tables = plain_tables(packed, kinds)
    for bearer, sealed in parts:
        within = {bearer, *sealed.entities}
        for entity, name, fields, values in _rows(sealed):
            if name == _PLACE and entity != bearer:
                _inherit(fields, values, bearer, within)
            rows = rows_of(tables[name]) if name in tables else {}
            tables[name] = table_of(fields, {**rows, entity: values})
    return packed_tables(tables)


def add_kinds(kinds: Kinds, sealed: Sealed) -> None:
    """Name the components of sealed rows with their fields."""
    for _, name, fields, _ in _rows(sealed):
        if name and kinds.setdefault(name, fields) != fields:
            raise DamagedSaveError(f"sealed rows of component {name} have other fields than those of today")


def _rows(sealed: Sealed) -> Iterator[tuple[int, str, list[str], list[Any]]]:
    for entity, name, row in zip(sealed.entities, sealed.names, sealed.rows, strict=True):
        fields, values = msgpack.unpackb(row.encode("latin-1"))
        yield entity, name, fields, values


def _inherit(fields: list[str], values: list[Any], bearer: int, within: Container[int]) -> None:
    """A card whose holder ended lies with its heir now."""
    place = fields.index("holder")
    if values[place] not in within:
        values[place] = bearer
        values[fields.index("spot")] = int(Spot.STORAGE)


def _pack_of(name: str) -> str:
    return name.partition(":")[0]


def _whole_cards(tables: Tables, missing: Container[str]) -> set[int]:
    standing = {entity for name in _STANDING if name in tables for entity in tables[name][1]}
    _, cards, (prototypes,) = tables.get(_CARD, [[], [], [[]]])
    whole = {
        entity
        for entity, prototype in zip(cards, prototypes, strict=True)
        if _pack_of(prototype) in missing and entity not in standing
    }
    held = _holders(tables)
    return whole | {entity for entity in held if entity not in standing and _top(entity, held, whole)}


def _bearers(tables: Tables, whole: set[int]) -> dict[int, int]:
    held = _holders(tables)
    alive = {entity for table in tables.values() for entity in table[1]}
    found = {}
    for entity in whole:
        top = _top(entity, held, whole)
        found[entity] = held[top] if held.get(top) in alive else top
    return found


def _holders(tables: Tables) -> dict[int, int]:
    fields, ids, columns = tables.get(_PLACE, [["holder"], [], [[]]])
    return dict(zip(ids, columns[fields.index("holder")], strict=True))


def _top(entity: int, held: dict[int, int], whole: set[int]) -> int:
    """The outermost whole card above the entity (or itself), or 0."""
    found = 0
    for _ in range(len(held) + 1):
        if entity in whole:
            found = entity
        if entity not in held:
            break
        entity = held[entity]
    return found
