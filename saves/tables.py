"""Tables: a section as plain data with ids in full, for sealing and migrations: name → [field names, ids, columns].

Rows stand in id order; under the empty name stand the ids of entities that bear nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, chain
from operator import sub
from typing import Any

from saves.codec import mark_of, names_by_mark
from saves.container import SECTION_LIMIT
from saves.errors import DamagedSaveError, reading
from saves.plain import pack, unpack

Tables = dict[str, list[Any]]
Kinds = dict[str, list[str]]


def plain_tables(packed: bytes | memoryview, kinds: Mapping[str, Sequence[str]]) -> Tables:
    """A section as tables, by the fields of the components in its world; DamagedSaveError when it is not just so."""
    marked = names_by_mark(kinds)
    found: dict[str, dict[int, list[Any]]] = {}
    with reading("a section"):
        steps, groups = unpack(packed, "a section", SECTION_LIMIT)
        rows = [([marked[mark] for mark in marks] or [""], row or [[]]) for marks, rows in groups for row in rows]
        for entity, (names, row) in zip(accumulate(steps), rows, strict=True):
            for name, values in zip(names, row, strict=True):
                if entity in found.setdefault(name, {}):
                    raise DamagedSaveError(f"an entity has component {name} twice")
                found[name][entity] = values
        return {name: table_of(kinds.get(name, []), rows) for name, rows in found.items()}


def table_of(fields: Sequence[str], rows: Mapping[int, Sequence[Any]]) -> list[Any]:
    """A table of these rows by entity."""
    ids = sorted(rows)
    columns = zip(*(rows[entity] for entity in ids), strict=True) if fields else ()
    return [list(fields), ids, list(map(list, columns))]


def rows_of(table: Sequence[Any]) -> dict[int, list[Any]]:
    """The rows of a table by entity."""
    _, ids, columns = table
    return {entity: [column[at] for column in columns] for at, entity in enumerate(ids)}


def plain_tables_of_columns(packed: bytes | memoryview) -> Tables:
    """The same for a section as containers of version 1 had it: a map of tables, with steps in place of ids."""
    with reading("a section"):
        tables = unpack(packed, "a section", SECTION_LIMIT)
        return {name: [fields, list(accumulate(steps)), columns] for name, (fields, steps, columns) in tables.items()}


def packed_tables(tables: Tables) -> bytes:
    """The bytes of a section."""
    bearing: dict[int, list[tuple[str, list[Any]]]] = {}
    for name in sorted(tables):
        for entity, values in rows_of(tables[name]).items():
            bearing.setdefault(entity, []).extend([(name, values)] if name else [])
    groups: dict[tuple[str, ...], list[int]] = {}
    for entity in sorted(bearing):
        groups.setdefault(tuple(name for name, _ in bearing[entity]), []).append(entity)
    ids = [entity for names in sorted(groups) for entity in groups[names]]
    packed = [
        [
            [mark_of(name, tables[name][0]) for name in names],
            [[values for _, values in bearing[entity]] for entity in groups[names]],
        ]
        for names in sorted(groups)
    ]
    return pack([steps_of(ids), packed], "a section")


def add_kinds(kinds: Kinds, tables: Tables) -> None:
    """Name the components of these tables with their fields; DamagedSaveError when another table has other fields."""
    for name, (fields, *_) in tables.items():
        if name and kinds.setdefault(name, fields) != fields:
            raise DamagedSaveError(f"component {name} has the fields {fields} in one section, {kinds[name]} in another")


def steps_of(ids: Sequence[int]) -> list[int]:
    """Ids as a save has them: the first, then the steps from one to the next, which are small."""
    return list(map(sub, ids, chain((0,), ids)))
