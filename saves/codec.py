"""Codec: how a save names a kind of component, and how rows of several kinds become components again."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from operator import itemgetter
from typing import Any

import msgspec

from components.place import Place
from components.registry import Component, Kinds, is_timed, name_of
from components.sealed import Sealed
from engine.kernel.world import Population
from saves.errors import DamagedSaveError, SaveError

TRANSIENT = ("base:intent.", "base:effect.unleashed")
SHAPES_KEPT = 4096
AT_ONCE = 512  # what is done to so many at once finds them still at hand
Row = tuple[Any, ...]
_encoder = msgspec.msgpack.Encoder()
_WHICH = re.compile(r"\$\[\.\.\.\]\[(\d+)\]")


def mark_of(name: str, fields: Sequence[str]) -> int:
    """Four bytes that stand for a component of this name with these fields, in this order: the digest of both."""
    return int.from_bytes(blake2b("\n".join((name, *fields)).encode(), digest_size=4).digest(), "big")


def names_by_mark(kinds: Mapping[str, Sequence[str]]) -> dict[int, str]:
    """What the marks of a world's components stand for; DamagedSaveError when one stands for two."""
    found = {mark_of(name, fields): name for name, fields in kinds.items()}
    if len(found) != len(kinds):
        raise DamagedSaveError("two of its components have one mark")
    return found


class Codec:
    """One component class: its permanent name, its fields in declared order, and its mark in sections."""

    def __init__(self, kind: type[Component]) -> None:
        self.kind = kind
        self.name = name_of(kind)
        self.fields = list(kind.__struct_fields__)
        self.saved = kind is not Sealed and not self.name.startswith(TRANSIENT)
        self.mark = mark_of(self.name, self.fields)

    def check(self, part: Component) -> None:
        """SaveError when a value is not of its field's type: nobody could load it."""
        hints = typing.get_type_hints(self.kind)
        for field in self.fields:
            try:
                msgspec.convert(msgspec.to_builtins(getattr(part, field)), hints[field])
            except (msgspec.ValidationError, TypeError, OverflowError) as error:
                raise _not_saved(self.name, f"field {field!r}: {error}") from error


def _not_saved(what: str, why: object) -> SaveError:
    return SaveError(f"component {what} cannot be saved ({why})", "report this; the save before is untouched")


class Shape:
    """The kinds that some entities bear, by name. A row has one entity's components in this order."""

    def __init__(self, codecs: Sequence[Codec]) -> None:
        self.codecs = codecs
        self.kinds = tuple(codec.kind for codec in codecs)
        self.names = [codec.name for codec in codecs]
        self.marks = [codec.mark for codec in codecs]
        self.pick = _picker(self.kinds)
        self._place = self.kinds.index(Place) if Place in self.kinds else None
        self._timed = [at for at, kind in enumerate(self.kinds) if is_timed(kind)]
        row = types.GenericAlias(tuple, self.kinds)
        self._decoder: msgspec.msgpack.Decoder[list[Row]] = msgspec.msgpack.Decoder(types.GenericAlias(list, (row,)))

    def read(self, packed: bytes | msgspec.Raw) -> list[Row]:
        """Rows as packed, every value of the right type; DamagedSaveError when one is not."""
        try:
            return self._decoder.decode(packed)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            which = _WHICH.search(str(error))
            names = [self.names[int(which[1])]] if which else self.names
            raise DamagedSaveError(f"component {', '.join(names)} cannot be read ({error})") from error

    def spread(self, ids: Sequence[int], rows: Sequence[Row], population: Population) -> None:
        """Put the components of these entities, one row each, where a world will have them."""
        kinds = self.kinds
        parts, _, contents, dues = population
        if len(kinds) < 4:
            for entity, row in zip(ids, rows):  # noqa: B905 - the caller has compared them
                parts[entity] = dict(zip(kinds, row))  # noqa: B905
        else:
            # The first four in one display: half of what it costs to put them in one by one.
            one, two, three, four = kinds[:4]
            for entity, row in zip(ids, rows):  # noqa: B905
                parts[entity] = {one: row[0], two: row[1], three: row[2], four: row[3]}
            for at, kind in enumerate(kinds[4:], 4):
                for entity, row in zip(ids, rows):  # noqa: B905
                    parts[entity][kind] = row[at]
        if (place := self._place) is not None:
            for entity, row in zip(ids, rows):  # noqa: B905
                holder = row[place].holder
                if holder in contents:
                    contents[holder].append(entity)
                else:
                    contents[holder] = [entity]
        for at in self._timed:
            for entity, row in zip(ids, rows):  # noqa: B905
                if row[at].due is not None:
                    dues.append((row[at].due, kinds[at], entity))

    def check(self, rows: Sequence[Row]) -> None:
        """SaveError when these rows would not be read again. A spot may stand where a number may."""
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            try:
                self._decoder.decode(_encoder.encode(some))
            except (msgspec.DecodeError, ValueError, TypeError, OverflowError, RecursionError) as error:
                for row in some:
                    for codec, part in zip(self.codecs, row, strict=True):
                        codec.check(part)
                raise _not_saved(", ".join(self.names), error) from error


@cache
def codec_of(kind: type[Component]) -> Codec:
    """The codec of a component class."""
    return Codec(kind)


def codec_named(name: str, kinds: Kinds) -> Codec | None:
    """The codec of a component by its permanent name, or None when no save holds such a component."""
    kind = kinds.named(name) if ":" in name else None
    return None if kind is None or not codec_of(kind).saved else codec_of(kind)


@lru_cache(SHAPES_KEPT)
def shape_of(codecs: frozenset[Codec]) -> Shape:
    """The shape of entities that bear these."""
    return Shape(sorted(codecs, key=lambda codec: codec.name))


class Shapes(dict[tuple[type[Component], ...], Shape]):
    """The shape of whoever bears these kinds, in whatever order they came."""

    def __missing__(self, kinds: tuple[type[Component], ...]) -> Shape:
        found = self[kinds] = shape_of(frozenset(codec for codec in map(codec_of, kinds) if codec.saved))
        return found


def _picker(kinds: Sequence[type[Component]]) -> Callable[[Mapping[type[Component], Component]], Row]:
    if len(kinds) > 1:
        return itemgetter(*kinds)
    return lambda own: tuple(own[kind] for kind in kinds)
