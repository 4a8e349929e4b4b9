"""Columns: the components of entities as the bytes of sections, and back.

A section is a MessagePack map: component name → [field names, ids, columns], names in order, rows in id order, fields
as declared, enums by value; ids are the first and then the steps from one to the next. Under the empty name stand the
ids of entities without any saved component. Many sections are packed at once: work for each row is what costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import msgspec

from components.place import Place
from components.registry import Component
from components.sealed import Sealed
from engine.kernel.entities import KindRows, Parts
from engine.kernel.world import World
from saves import sealing
from saves.codec import Codec, Read, Table, codec_named, codec_of, ids_of, steps_of
from saves.errors import DamagedSaveError, reading
from saves.plain import pack_all_checked

_outer = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])
_bare = msgspec.msgpack.Decoder(tuple[tuple[()], list[int], tuple[()]])


def pack_sections(world: World, groups: Sequence[Sequence[int]]) -> list[bytes]:
    """The bytes of a section for each group of entities, which come in id order."""
    rows = world.by_kind(groups)
    bare = rows.pop(Component, None)
    sealed = rows.pop(Sealed, None)
    codecs = sorted((codec_of(kind) for kind in rows), key=_name)
    found: list[dict[str, Table]] = [{} for _ in groups]
    if bare is not None or not all(codec.saved for codec in codecs):
        _put_bare(found, groups, rows, sealed)
    for codec in codecs:
        if codec.saved:
            ids, parts, numbers = rows[codec.kind]
            columns = codec.columns(parts)
            steps = steps_of(ids)
            name, fields = codec.name, codec.fields
            for number, start, end in _runs(numbers):
                steps[start] = ids[start]
                found[number][name] = [fields, steps[start:end], [column[start:end] for column in columns]]
    if sealed is not None:
        for number, start, end in _runs(sealed[2]):
            bearers = zip(sealed[0][start:end], cast("list[Sealed]", sealed[1][start:end]), strict=True)
            found[number] = sealing.put_back(found[number], bearers)
    return pack_all_checked(found, "a room or a seeker")


def _name(codec: Codec) -> str:
    return codec.name


def _runs(numbers: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Group number, start and end of each run of equal numbers, which come in order."""
    start = 0
    for number, count in Counter(numbers).items():
        yield number, start, start + count
        start += count


def _put_bare(
    found: list[dict[str, Table]],
    groups: Sequence[Sequence[int]],
    rows: dict[type[Component], KindRows],
    sealed: KindRows | None,
) -> None:
    told = set() if sealed is None else set(sealed[0])
    for kind, (ids, _, _) in rows.items():
        if codec_of(kind).saved:
            told.update(ids)
    for number, group in enumerate(groups):
        if left := [entity for entity in group if entity not in told]:
            found[number][""] = [[], steps_of(left), []]


class Gathered(NamedTuple):
    """The rows of a world: components of each entity by kind, entities in id order; who bears each kind, and who holds
    whom.
    """

    parts: Parts
    bearers: dict[type[Component], set[int]]
    holders: dict[int, int]


class Gathering:
    """The tables of many sections, joined by component before any component is made."""

    def __init__(self) -> None:
        self._tables: dict[Codec, list[Read]] = {}
        self._sealed: dict[int, Sealed] = {}
        self._bare: list[int] = []

    def add(self, packed: bytes | memoryview) -> None:
        """Take in a section; DamagedSaveError when it is not just so."""
        with reading("a section"):
            tables = _outer.decode(packed)
        for name, table in tables.items():
            codec = codec_named(name)
            if codec is None:
                self._add_bare(name, table)
            elif codec in self._tables:
                self._tables[codec].append(codec.read(table))
            else:
                self._tables[codec] = [codec.read(table)]

    def seal(self, bearer: int, sealed: Sealed) -> None:
        """Take in what is sealed with a bearer."""
        if bearer in self._sealed:
            raise DamagedSaveError("an entity bears sealed cards twice")
        self._sealed[bearer] = sealed

    def _add_bare(self, name: str, table: msgspec.Raw) -> None:
        if name:
            raise DamagedSaveError(f"component {name!r} is unknown", "install the version of the game that knows it")
        with reading("the list of bare entities"):
            self._bare += ids_of(_bare.decode(table)[1])

    def rows(self) -> Gathered:
        """All of it by entity and by kind; DamagedSaveError when an entity has two components of a kind."""
        joined = [(codec, *codec.join(tables)) for codec, tables in self._tables.items()]
        entities = set(self._bare).union(self._sealed, *(ids for _, ids, _ in joined))
        parts: Parts = {entity: {} for entity in sorted(entities)}
        bearers: dict[type[Component], set[int]] = {}
        holders: dict[int, int] = {}
        for codec, ids, columns in joined:
            bearing = bearers[codec.kind] = set(ids)
            if len(bearing) != len(ids):
                raise DamagedSaveError(f"an entity has component {codec.name} twice")
            if codec.kind is Place:
                holders = dict(zip(ids, columns[codec.fields.index("holder")], strict=True))
            for own, part in zip(map(parts.__getitem__, ids), codec.make(columns, len(ids)), strict=True):
                own[codec.kind] = part
        for bearer, sealed in self._sealed.items():
            parts[bearer][Sealed] = sealed
        if self._sealed:
            bearers[Sealed] = set(self._sealed)
        return Gathered(parts, bearers, holders)
