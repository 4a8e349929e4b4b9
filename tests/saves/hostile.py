"""Saves taken apart and put together again with right digests, to say in them what no game would say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgpack

from saves import container
from saves.container import Part, Section

Plain = dict[str, Any]
Parts = list[list[Any]]


def take_apart(save: bytes) -> tuple[Plain, Parts]:
    """Header and [part, world, root, data] of each section, as plain data."""
    _, header, sections = container.disassemble(save)
    parts = [[entry.part, entry.world, entry.root, msgpack.unpackb(body)] for entry, body in sections]
    return msgpack.unpackb(header), parts


def put_together(header: Any, parts: Parts) -> bytes:
    """The bytes of a save whose digests are right; a section's data may be bytes already."""
    sections = []
    for part, world, root, data in parts:
        packed = data if isinstance(data, bytes) else msgpack.packb(data)
        row = container._ROW.pack(part, world, root, len(packed), container.digest(packed))
        sections.append(Section(row, packed))
    return container.assemble(header if isinstance(header, bytes) else msgpack.packb(header), sections)


def changed(save: bytes, change: Callable[[Plain, Parts], None]) -> bytes:
    """The save after a change of its plain data."""
    header, parts = take_apart(save)
    change(header, parts)
    return put_together(header, parts)


def tables_of(parts: Parts, part: Part) -> Plain:
    """The tables of the first section of this kind."""
    return next(data for kind, _, _, data in parts if kind == part)
