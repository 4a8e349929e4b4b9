"""Tables: a section as plain data with ids in full, for sealing and migrations."""

from __future__ import annotations

from typing import Any

from saves.codec import ids_of, steps_of
from saves.container import SECTION_LIMIT
from saves.errors import reading
from saves.plain import pack, unpack

Tables = dict[str, list[Any]]


def plain_tables(packed: bytes | memoryview) -> Tables:
    """Component name → [field names, ids, columns]; DamagedSaveError when it is not just so."""
    with reading("a section"):
        tables = unpack(packed, "a section", SECTION_LIMIT)
        return {name: [fields, ids_of(steps), columns] for name, (fields, steps, columns) in tables.items()}


def packed_tables(tables: Tables) -> bytes:
    """The bytes of a section."""
    return pack(
        {name: [fields, steps_of(ids), columns] for name, (fields, ids, columns) in tables.items()}, "a section"
    )
