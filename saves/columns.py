"""Columns: the components of some entities as the bytes of one section, and back.

A section is a MessagePack map: component name → [field names, ids, columns], names in order, rows in id order, fields
as declared, enums by value. Under the empty name stand the ids of entities without any saved component.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

import msgspec

from components.registry import Component
from components.sealed import Sealed
from engine.kernel.world import World
from saves import sealing
from saves.codec import Codec, Table, codec_named, codec_of
from saves.errors import DamagedSaveError, reading
from saves.plain import pack_checked

Rows = tuple[list[int], list[Component]]
_outer = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])
_bare = msgspec.msgpack.Decoder(tuple[tuple[()], list[int], tuple[()]])


def pack_section(world: World, entities: Iterable[int]) -> bytes:
    """The bytes of these entities, which come in id order."""
    groups: dict[type[Component], Rows] = {}
    bare = []
    for entity in entities:
        parts = world.components(entity)
        if not parts:
            bare.append(entity)
        for part in parts:
            kind = type(part)
            if kind in groups:
                ids, rows = groups[kind]
                ids.append(entity)
                rows.append(part)
            else:
                groups[kind] = ([entity], [part])
    sealed = groups.pop(Sealed, None)
    codecs = [codec_of(kind) for kind in groups]
    tables: dict[str, Table] = {codec.name: codec.table(*groups[codec.kind]) for codec in codecs if codec.saved}
    if any(not codec.saved for codec in codecs):
        bare = _left_out(codecs, groups, bare)
    if bare:
        tables[""] = [[], bare, []]
    if sealed is not None:
        sealing.put_back(tables, cast("list[Sealed]", sealed[1]))
    return pack_checked({name: tables[name] for name in sorted(tables)}, "a room or a seeker")


def _left_out(codecs: Iterable[Codec], groups: Mapping[type[Component], Rows], bare: list[int]) -> list[int]:
    every: set[int] = set(bare)
    saved: set[int] = set()
    for codec in codecs:
        every.update(groups[codec.kind][0])
        if codec.saved:
            saved.update(groups[codec.kind][0])
    return sorted(every - saved)


def read_section(packed: bytes | memoryview) -> dict[int, list[Component]]:
    """The components of each entity in a section; DamagedSaveError when it is not just so."""
    with reading("a section"):
        tables = _outer.decode(packed)
    found: dict[int, list[Component]] = {}
    for name, table in tables.items():
        ids, parts = _read_table(name, table)
        if len(ids) > 1 and ids != sorted(set(ids)):
            raise DamagedSaveError(f"the rows of component {name} are out of order")
        for entity in ids:
            if entity not in found:
                found[entity] = []
        for entity, part in zip(ids, parts, strict=False):
            found[entity].append(part)
    return found


def _read_table(name: str, table: msgspec.Raw) -> Rows:
    if name == "":
        with reading("the list of bare entities"):
            return _bare.decode(table)[1], []
    codec = codec_named(name)
    if codec is None or not codec.saved or codec.kind is Sealed:
        raise DamagedSaveError(f"component {name!r} is unknown", "install the version of the game that knows it")
    return codec.rows(table)
