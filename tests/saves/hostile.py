"""Saves taken apart and put together again with right digests, to say in them what no game would say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgpack

from components.light import Fuel
from components.registry import name_of
from saves import container
from saves.codec import mark_of
from saves.container import Part, Section
from saves.tables import Tables, add_kinds, packed_tables, plain_tables

Plain = dict[str, Any]
Parts = list[list[Any]]
Change = Callable[[Plain, Parts], None]
FUEL = name_of(Fuel)


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
    return b"".join(container.assemble(header if isinstance(header, bytes) else msgpack.packb(header), sections))


def changed(save: bytes, change: Callable[[Plain, Parts], None]) -> bytes:
    """The save after a change of its plain data."""
    header, parts = take_apart(save)
    change(header, parts)
    return put_together(header, parts)


def section_of(parts: Parts, part: Part) -> Any:
    """The ids and groups of the first section of this kind."""
    return next(data for kind, _, _, data in parts if kind == part)


def kinds_of(parts: Parts) -> Plain:
    """The fields of each component, by name, as the first world's own section tells them."""
    kinds: Plain = next(data for kind, _, _, data in parts if kind == Part.WORLD)["kinds"]
    return kinds


def changed_tables(save: bytes, change: Callable[[Tables], None]) -> bytes:
    """The save after a change of the tables of its first room, whose components are named anew."""

    def change_room(_: Plain, parts: Parts) -> None:
        kinds = kinds_of(parts)
        room = next(part for part in parts if part[0] == Part.ROOM)
        tables = plain_tables(msgpack.packb(room[3]), kinds)
        change(tables)
        room[3] = packed_tables(tables)
        kinds.clear()
        add_kinds(kinds, tables)

    return changed(save, change_room)


def in_room(change: Callable[[Any], object]) -> Change:
    """A change of the room's ids and groups: a box, three torches in it, and the room itself."""
    return lambda header, parts: change(section_of(parts, Part.ROOM)) and None


def in_kinds(change: Callable[[Plain], object]) -> Change:
    """A change of what the world says of its components."""
    return lambda header, parts: change(kinds_of(parts)) and None


def bearing(name: str, fields: list[str], values: list[Any]) -> Change:
    """The room bears another component too, which its world names with these fields."""

    def change(_: Plain, parts: Parts) -> None:
        kinds_of(parts)[name] = fields
        section_of(parts, Part.ROOM)[1][2] = [[mark_of(name, fields)], [[values]]]

    return change


def named_otherwise(fields: list[str]) -> Change:
    """Fuel has these fields, as world and room agree."""

    def change(_: Plain, parts: Parts) -> None:
        kinds_of(parts)[FUEL] = fields
        section_of(parts, Part.ROOM)[1][1][0][0] = mark_of(FUEL, fields)

    return change
