"""Witness: a world that is only read, and that writes down what of it was read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

from components.place import Place, Spot
from components.registry import Component
from components.seekers import Seeker
from engine.kernel.entities import NOTHING
from engine.kernel.marks import Log
from engine.kernel.world import World

C = TypeVar("C", bound=Component)
T = TypeVar("T")
Derive = Callable[..., Any]

# Readings beside the marks of a log: an entity with all that it bears, a kind with all that bear it, and these two.
TURN = "turn"
ALL = "all"


class Witness(World):
    """The same tables and resources as the world it stands for; `reads` has what was read of them.

    A reading is a mark as logs have it, an entity, a kind, TURN or ALL.
    """

    __slots__ = ("derived", "reads")

    def __init__(self, world: World, part: Derive) -> None:
        # Tables, turn and marks stay one with the world's: a copy of them would grow old.
        self.__dict__ = world.__dict__
        self.derived = part  # type: ignore[method-assign]
        self.reads: set[object] = set()

    @property
    def turn(self) -> int:  # type: ignore[override]
        self.reads.add(TURN)
        turn: int = self.__dict__["turn"]
        return turn

    # Entities

    def alive(self, entity: int) -> bool:
        self.reads.add(entity)
        return super().alive(entity)

    def get(self, entity: int, kind: type[C]) -> C:
        self.reads.add((entity, kind))
        part: C = self._parts[entity][kind]
        return part

    def find(self, entity: int, kind: type[C]) -> C | None:
        self.reads.add((entity, kind))
        parts = self._parts.get(entity)
        return parts.get(kind) if parts is not None else None

    def has(self, entity: int, kind: type[Component]) -> bool:
        self.reads.add((entity, kind))
        parts = self._parts.get(entity)
        return parts is not None and kind in parts

    def parts(self, entity: int) -> dict[type[Component], Component]:
        return cast("dict[type[Component], Component]", _Borne(self, entity))

    def components(self, entity: int) -> tuple[Component, ...]:
        self.reads.add(entity)
        return super().components(entity)

    def all_parts(self, entities: Iterable[int]) -> list[dict[type[Component], Component]]:
        self.reads.add(ALL)
        return super().all_parts(entities)

    def rows(self, *kinds: type[Any]) -> Sequence[tuple[Any, ...]]:
        self.reads.update(kinds)
        return super().rows(*kinds)

    @property
    def borne_kinds(self) -> Collection[type[Component]]:
        self.reads.add(ALL)
        return super().borne_kinds

    def last_change(self, kinds: Iterable[type[Component]]) -> int:
        kinds = tuple(kinds)
        self.reads.update(kinds)
        return super().last_change(kinds)

    def any(self, kind: type[Component], *others: type[Component]) -> bool:
        self.reads.update((kind, *others))
        return super().any(kind, *others)

    def entities(self) -> list[int]:
        self.reads.add(ALL)
        return super().entities()

    # Places

    def held(self, holder: int, spot: Spot | None = None) -> list[int]:
        self.reads.add((holder, Component if spot is None else spot))
        return super().held(holder, spot)

    def held_bearing(self, holder: int, kind: type[Component]) -> list[int]:
        return self.derived(("held bearing", holder, kind), self._held_bearing, holder, kind)[:]

    def _held_bearing(self, holder: int, kind: type[Component]) -> list[int]:
        self.reads.add(kind)
        return super().held_bearing(holder, kind)

    def root(self, entity: int) -> int:
        self._climb(entity)
        return super().root(entity)

    def berth(self, entity: int, kind: type[Component]) -> tuple[int, Spot | None]:
        self._climb(entity)
        self.reads.add(kind)
        return super().berth(entity, kind)

    def enclosing(self, entity: int, kind: type[Component]) -> int:
        # Who steps about in a room stays in it: what asks for no more than the room need not be asked again.
        if Seeker in self._parts.get(entity, NOTHING):
            return self.derived(("enclosing", entity, kind), self._enclosing, entity, kind)
        return self._enclosing(entity, kind)

    def _enclosing(self, entity: int, kind: type[Component]) -> int:
        return self.berth(entity, kind)[0]

    def bearer(self, entity: int) -> int:
        self._climb(entity)
        self.reads.add(Seeker)
        return super().bearer(entity)

    def _climb(self, entity: int) -> None:
        holder = self._marks.holdings.holder
        while entity:
            self.reads.add((entity, Place))
            entity = holder(entity)

    def borne(self, bearer: int) -> list[int]:
        self.reads.add(ALL)
        return super().borne(bearer)

    def families(self) -> dict[int, list[int]]:
        self.reads.add(ALL)
        return super().families()

    # Marks

    def due(self, kind: type[Component]) -> list[int]:
        self.reads.add(ALL)
        return super().due(kind)

    def tide(self) -> int:
        self.reads.add(ALL)
        return super().tide()

    def changed(self, since: int | None = None) -> set[int]:
        self.reads.add(ALL)
        return super().changed(since)

    def next_due(self) -> int | None:
        self.reads.add(ALL)
        return super().next_due()


class _Borne(Mapping[type[Component], Component]):
    """What an entity bears, each kind a reading of its own; whoever looks through them all has read the entity."""

    __slots__ = ("_entity", "_parts", "_reads")

    def __init__(self, witness: Witness, entity: int) -> None:
        self._entity = entity
        self._parts: dict[type[Component], Component] = World.parts(witness, entity)
        self._reads = witness.reads

    def __contains__(self, kind: object) -> bool:
        self._reads.add((self._entity, kind))
        return kind in self._parts

    def __getitem__(self, kind: type[Component]) -> Component:
        self._reads.add((self._entity, kind))
        return self._parts[kind]

    def get(self, kind: type[Component], default: Any = None) -> Any:
        self._reads.add((self._entity, kind))
        return self._parts.get(kind, default)

    def __iter__(self) -> Iterator[type[Component]]:
        self._reads.add(self._entity)
        return iter(self._parts)

    def __len__(self) -> int:
        self._reads.add(self._entity)
        return len(self._parts)


def readings(log: Log) -> set[object]:
    """Whatever differs after these writes for whoever read it."""
    found: set[object] = {ALL}
    for mark in log:
        found.add(mark)
        entity, kind = mark
        if isinstance(kind, type):
            found.update(mark)
        else:
            found.add((entity, Component))
    return found
