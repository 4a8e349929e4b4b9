"""Sections: the components of entities as the bytes of a section, and back.

A section is MessagePack of [ids, groups], with the first id and then the steps from one to the next. In a group are
the entities that bear the same kinds, in id order: [marks of the kinds, rows], kinds by name, and a row for each
entity, in it an array of values for each kind, fields as declared, enums by value. Groups stand in the order of their
kinds. What a mark stands for tells the world's own section. An entity that bears nothing is in a group without kinds.

Many sections are packed at once: work for each section is what costs.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain
from operator import attrgetter

import msgspec

from components.registry import Component
from components.registry import Kinds as Known
from components.sealed import Sealed
from engine.kernel.world import Population, World
from saves import bounds, sealing
from saves.arrays import array_of, joined
from saves.codec import AT_ONCE, Codec, Row, Shape, Shapes, codec_named, codec_of, names_by_mark, shape_of
from saves.errors import DamagedSaveError, StrangeComponentError
from saves.plain import pack_all_checked
from saves.tables import Kinds, steps_of

_outer = msgspec.msgpack.Decoder(tuple[list[int], list[tuple[msgspec.Raw, msgspec.Raw]]])
_MARKS_LIMIT = 4096  # bytes of the marks of one shape
_marks = msgspec.msgpack.Decoder(list[int])


def kinds_in(world: World) -> Kinds:
    """The fields of every component in a world's sections, by name; SaveError when two have one mark."""
    codecs = [codec for codec in map(codec_of, world.borne_kinds) if codec.saved]
    found = {codec.name: codec.fields for codec in codecs}
    if len({codec.mark for codec in codecs}) != len(codecs):
        names_by_mark(found)
    for _, sealed in world.each(Sealed):
        sealing.add_kinds(found, sealed)
    return {name: found[name] for name in sorted(found)}


def pack_sections(world: World, families: Sequence[Sequence[int]]) -> list[bytes]:
    """The bytes of a section for each of these families of entities, which come in id order."""
    order = list(chain.from_iterable(families))
    numbers = [number for number, family in enumerate(families) for _ in family]
    found: list[tuple[list[int], list[tuple[list[int], list[Row]]]]] = [([], []) for _ in families]
    parts = world.all_parts(order)
    shaped: dict[Shape, list[int]] = defaultdict(list)
    for place, shape in enumerate(map(Shapes().__getitem__, map(tuple, parts))):
        shaped[shape].append(place)
    for shape in sorted(shaped, key=attrgetter("names")):
        places = shaped[shape]
        ids = list(map(order.__getitem__, places))
        rows = list(map(shape.pick, map(parts.__getitem__, places)))
        shape.check(rows)
        for number, start, end in _runs(map(numbers.__getitem__, places)):
            of, groups = found[number]
            of += ids[start:end]
            groups.append((shape.marks, rows[start:end]))
    packed = pack_all_checked([(steps_of(ids), groups) for ids, groups in found], "a room or a seeker")
    if world.any(Sealed):
        kinds = kinds_in(world)
        for number, family in enumerate(families):
            if bearers := [(entity, world.get(entity, Sealed)) for entity in family if world.has(entity, Sealed)]:
                packed[number] = sealing.put_back(packed[number], bearers, kinds)
    return packed


def _runs(numbers: Iterator[int]) -> Iterator[tuple[int, int, int]]:
    """Group number, start and end of each run of equal numbers, which come in order."""
    start = 0
    for number, count in Counter(numbers).items():
        yield number, start, start + count
        start += count


class _Herd:
    """Entities of one shape: of the first `read` the rows are, of the others they wait, as packed, to be read at once.

    Reading row for row, or section for section, costs half as much again.
    """

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.ids: list[int] = []
        self.waiting: list[bytes] = []
        self.read = 0

    def settle(self, population: Population) -> None:
        """Read what waits into a population; DamagedSaveError when it is not just so."""
        if self.waiting:
            ids = self.ids[self.read :]
            self.shape.spread(ids, self.shape.read(joined(len(ids), self.waiting)), population)
            self.read = len(self.ids)
            self.waiting.clear()


class Gathering:
    """The sections of a world, joined by the shape of their entities and made into components."""

    def __init__(self, kinds: Mapping[str, Sequence[str]], allowance: bounds.Allowance, known: Known) -> None:
        self._known = known
        self._allowance = allowance
        self._named = names_by_mark(kinds)
        self._kinds = kinds
        self._herds: dict[bytes, _Herd] = {}
        self._population = Population({}, {}, {}, [])
        self._sealed: dict[int, Sealed] = {}

    def add(self, packed: bytes | memoryview) -> None:
        """Take in a section; DamagedSaveError or one of msgspec's when it is not just so."""
        if len(packed) > bounds.LARGE:
            self._allowance.weigh(packed)
        steps, groups = _outer.decode(packed)
        ids = list(accumulate(steps))
        self._allowance.spend(len(ids))
        herds, at = self._herds, 0
        for marks, packed_rows in groups:
            key = bytes(marks)
            herd = herds.get(key)
            if herd is None:
                if len(key) > _MARKS_LIMIT:
                    raise DamagedSaveError("an entity has more components than there are")
                herd = herds[key] = _Herd(shape_of(self._codecs(_marks.decode(key))))
            rows = bytes(packed_rows)
            if 0x90 <= rows[0] <= 0x9F:  # as `array_of`; most are so short, and there are many
                count, rows = rows[0] & 0x0F, rows[1:]
            else:
                count, rows = array_of(rows)
            herd.ids += ids[at : at + count]
            herd.waiting.append(rows)
            at += count
            if at > len(ids):
                break
            if len(herd.ids) - herd.read >= AT_ONCE:
                herd.settle(self._population)
        if at != len(ids):
            raise DamagedSaveError(f"a section has {at} rows for {len(ids)} entities")

    def seal(self, bearer: int, sealed: Sealed) -> None:
        """Take in what is sealed with a bearer."""
        if bearer in self._sealed:
            raise DamagedSaveError("an entity bears sealed cards twice")
        self._sealed[bearer] = sealed

    def population(self) -> Population:
        """All of it; DamagedSaveError when a row is not just so or an entity stands twice in it."""
        bearing: dict[type[Component], list[list[int]]] = defaultdict(list)
        for herd in self._herds.values():
            herd.settle(self._population)
            for kind in herd.shape.kinds:
                bearing[kind].append(herd.ids)
        parts, bearers = self._population.parts, self._population.bearers
        if len(parts) != sum(len(herd.ids) for herd in self._herds.values()):
            raise DamagedSaveError("an entity stands twice in its sections")
        bearers.update((kind, set().union(*lists)) for kind, lists in bearing.items())
        for bearer, sealed in self._sealed.items():
            parts.setdefault(bearer, {})[Sealed] = sealed
        if self._sealed:
            bearers[Sealed] = set(self._sealed)
        return self._population

    def _codecs(self, marks: Sequence[int]) -> frozenset[Codec]:
        codecs = []
        for mark in marks:
            name = self._named.get(mark)
            if name is None:
                raise DamagedSaveError(f"it has components under the mark {mark}, which its world does not name")
            codec = codec_named(name, self._known)
            if codec is None:
                raise StrangeComponentError(name, f"component {name!r} is unknown")
            if codec.mark != mark:
                fields = self._kinds[name]
                raise StrangeComponentError(name, f"component {name} has the fields {fields}, expected {codec.fields}")
            codecs.append(codec)
        names = [codec.name for codec in codecs]
        if names != sorted(set(names)):
            raise DamagedSaveError(f"the components {', '.join(names)} are out of order, or one stands twice")
        return frozenset(codecs)
