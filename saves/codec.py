"""Codec: how the rows of one component class become columns and how columns become rows again."""

from __future__ import annotations

import types
import typing
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, chain
from operator import attrgetter, sub
from typing import Any

import msgspec

from components.registry import Component, kind_named, name_of
from components.sealed import Sealed
from saves.errors import DamagedSaveError, SaveError

TRANSIENT = ("base:intent.", "base:effect.unleashed")
Table = list[Any]
Read = tuple[tuple[str, ...], list[int], tuple[list[Any], ...]]
_loose = msgspec.msgpack.Decoder(tuple[list[str], msgspec.Raw, msgspec.Raw])


class Codec:
    """One component class: its permanent name, its fields in declared order, and the types of its columns."""

    def __init__(self, kind: type[Component]) -> None:
        self.kind = kind
        self.name = name_of(kind)
        self.fields = list(kind.__struct_fields__)
        self.saved = not self.name.startswith(TRANSIENT)
        self._getters = [attrgetter(field) for field in self.fields]
        hints = typing.get_type_hints(kind)
        self._exact = [_exact(hints[field]) for field in self.fields]
        lists = [field for field in self.fields if typing.get_origin(hints[field]) is list]
        self._inner = [(self.fields.index(field), _exact(typing.get_args(hints[field])[0])) for field in lists]
        self._types: list[Any] = [types.GenericAlias(list, (hints[field],)) for field in self.fields]
        columns = types.GenericAlias(tuple, tuple(self._types))
        # Names spelt out in the type are compared as they are read, and no string is made of them.
        names = types.GenericAlias(tuple, tuple(typing.Literal[field] for field in self.fields) or ((),))
        shape: Any = types.GenericAlias(tuple, (names, list[int], columns))
        self._decoder = msgspec.msgpack.Decoder(shape)

    def columns(self, parts: Sequence[Component]) -> list[list[Any]]:
        """The columns of these rows; SaveError when a value is not of its field's type."""
        columns = [list(map(getter, parts)) for getter in self._getters]
        for number, column in enumerate(columns):
            if not self._exact[number].issuperset(map(type, column)):
                self._check(number, column)
        for number, exact in self._inner:
            if not exact.issuperset(map(type, chain.from_iterable(columns[number]))):
                self._check(number, columns[number])
        return columns

    def read(self, packed: bytes | msgspec.Raw) -> Read:
        """A table as packed, its values of the right types; DamagedSaveError when it is not just so."""
        try:
            read: Read = self._decoder.decode(packed)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            self._name_fields(packed)
            raise DamagedSaveError(f"component {self.name} cannot be read ({error})") from error
        return read

    def join(self, tables: Sequence[Read]) -> tuple[list[int], list[list[Any]]]:
        """Ids and columns of many tables, one after another; DamagedSaveError when a column is too long or too short.

        What is done for each table is done for all at once: a level has a table of each kind in every room.
        """
        _, steps, rows = zip(*tables, strict=True)
        counts = list(map(len, steps))
        columns = []
        for parts in zip(*rows, strict=True):
            if list(map(len, parts)) != counts:
                raise DamagedSaveError(f"component {self.name} has columns of unequal length")
            columns.append(list(chain.from_iterable(parts)))
        return _all_ids(steps, counts), columns

    def make(self, columns: Sequence[Sequence[Any]], count: int) -> list[Component]:
        """Components from columns of values of the right types."""
        return list(map(self.kind, *columns)) if columns else [self.kind() for _ in range(count)]

    def _name_fields(self, packed: bytes | msgspec.Raw) -> None:
        """DamagedSaveError that tells the fields, if these are what is wrong."""
        try:
            fields = _loose.decode(packed)[0]
        except (msgspec.DecodeError, ValueError, RecursionError):
            return
        if fields != self.fields:
            raise DamagedSaveError(f"component {self.name} has the fields {fields}, expected {self.fields}")

    def _check(self, number: int, column: Sequence[Any]) -> None:
        """A column with other types than its field's is well if it reads back: a spot may stand where a number may."""
        try:
            msgspec.convert(msgspec.to_builtins(column), self._types[number])
        except msgspec.ValidationError as error:
            field = self.fields[number]
            raise SaveError(
                f"component {self.name} cannot be saved (field {field!r}: {error})",
                "report this; the save before is untouched",
            ) from error


def steps_of(ids: Sequence[int]) -> list[int]:
    """Ids as a save has them: the first, then the steps from one to the next, which are small."""
    return list(map(sub, ids, chain((0,), ids)))


def ids_of(steps: Sequence[int]) -> list[int]:
    """Ids from their steps; DamagedSaveError when they do not rise."""
    if len(steps) < 2:
        return list(steps)
    if min(steps[1:]) < 1:
        raise DamagedSaveError("rows are out of order")
    return list(accumulate(steps))


def _all_ids(tables: Sequence[list[int]], counts: Sequence[int]) -> list[int]:
    """The ids of many tables at once: each begins anew, and rises from there."""
    steps = list(chain.from_iterable(tables))
    rises = steps[:]
    at = last = 0
    for table, count in zip(tables, counts, strict=True):
        if count:
            # The step from the last id of the table before, wherever that was, to the first of this one.
            steps[at] -= last
            rises[at] = 1
            last = sum(table)
            at += count
    if rises and min(rises) < 1:
        raise DamagedSaveError("rows are out of order")
    return list(accumulate(steps))


@cache
def codec_of(kind: type[Component]) -> Codec:
    """The codec of a component class."""
    return Codec(kind)


@cache
def codec_named(name: str) -> Codec | None:
    """The codec of a component by its permanent name, or None when no save holds such a component."""
    kind = kind_named(name) if ":" in name else None
    return None if kind is None or kind is Sealed or not codec_of(kind).saved else codec_of(kind)


def _exact(hint: Any) -> frozenset[type]:
    """The types that values of such a field have as a rule."""
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        return _exact(typing.get_args(hint)[0])
    if origin in (typing.Union, types.UnionType):
        return frozenset[type]().union(*(_exact(arg) for arg in typing.get_args(hint)))
    return frozenset((origin or hint,))
