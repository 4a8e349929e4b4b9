"""Entities: reading the entities and components of one esper context, in id order."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, overload

import esper

from components.place import Place, Spot
from components.registry import Component

A = TypeVar("A", bound=Component)
B = TypeVar("B", bound=Component)
C = TypeVar("C", bound=Component)

T = TypeVar("T")
Parts = dict[int, dict[type[Component], Component]]
_serial = itertools.count(1)
NOTHING: dict[type[Any], Any] = {}


class Entities:
    """The owner of an esper context, which ends with it: esper itself never frees one."""

    def __init__(self) -> None:
        self.visited = 0
        self._doomed: dict[int, None] = {}
        self.doomed: Collection[int] = self._doomed
        self._rows: dict[tuple[type[Any], ...], list[tuple[Any, ...]]] = {}
        self._asked: dict[type[Any], dict[tuple[type[Any], ...], None]] = {}
        self._changes = 0
        self._changed: dict[type[Any], int] = {}
        self._context = f"torchturn-{next(_serial)}"
        self._enter()
        # esper's own tables, of which it makes new ones for no context: reading them here costs half of asking it.
        self._parts: dict[int, dict[type[Any], Any]] = esper._entities
        self._bearers: dict[type[Any], set[int]] = esper._components
        weakref.finalize(self, _free, self._context)

    def _enter(self) -> None:
        if esper.current_world != self._context:
            esper.switch_world(self._context)

    # What esper's create_entity, add_component and remove_component do, without its caches: nobody here asks for these.

    def _create(self, entity: int, components: Iterable[Component]) -> None:
        if entity in self._parts:
            raise ValueError(f"entity {entity} lives in this world already")
        own = self._parts[entity] = {}
        bearers, asked, changed = self._bearers, self._asked, self._changed
        self._changes += 1
        now = self._changes
        for part in components:
            kind = type(part)
            own[kind] = part
            if kind in bearers:
                bearers[kind].add(entity)
            else:
                bearers[kind] = {entity}
            changed[kind] = now
            if kind in asked:
                self._forget(kind)

    def _put(self, entity: int, component: Component) -> None:
        kind = type(component)
        self._parts[entity][kind] = component
        if kind in self._bearers:
            self._bearers[kind].add(entity)
        else:
            self._bearers[kind] = {entity}
        self._forget(kind)

    def _drop(self, entity: int, kind: type[Component]) -> None:
        del self._parts[entity][kind]
        bearers = self._bearers[kind]
        bearers.discard(entity)
        if not bearers:
            del self._bearers[kind]
        self._forget(kind)

    def _fill(self, parts: Parts, bearers: Mapping[type[Component], set[int]]) -> None:
        """Take over whole tables: components of each entity by kind, and who bears each kind."""
        self._enter()
        if self._parts:
            raise ValueError("a save fills only an empty world")
        # What esper itself would build of these, entity by entity, costs several times as much.
        self._parts.update(parts)
        self._bearers.update((kind, entities) for kind, entities in bearers.items() if entities)
        esper.clear_cache()
        self._rows, self._asked = {}, {}

    def alive(self, entity: int) -> bool:
        """Whether the entity lives in this world and is not doomed."""
        return entity in self._parts and entity not in self._doomed

    def get(self, entity: int, kind: type[C]) -> C:
        """The component, for reading only; KeyError when the entity has none."""
        part: C = self._parts[entity][kind]
        return part

    def find(self, entity: int, kind: type[C]) -> C | None:
        """The component, for reading only, or None."""
        try:
            part: C | None = self._parts[entity].get(kind)
        except KeyError:
            return None
        return part

    def has(self, entity: int, kind: type[Component]) -> bool:
        """Whether the entity lives here and bears the component."""
        try:
            return kind in self._parts[entity]
        except KeyError:
            return False

    def parts(self, entity: int) -> dict[type[Component], Component]:
        """What the entity bears by kind, for reading only, empty when it does not live here: for several questions."""
        own: dict[type[Any], Any] = self._parts.get(entity, NOTHING)
        return own

    def components(self, entity: int) -> tuple[Component, ...]:
        """All components of an entity, in the order in which they came."""
        return tuple(self._parts[entity].values())

    def all_parts(self, entities: Iterable[int]) -> list[dict[type[Component], Component]]:
        """What each of these living entities bears by kind, for reading only."""
        return list(map(self._parts.__getitem__, entities))

    @overload
    def each(self, one: type[A], /) -> Iterator[tuple[int, A]]: ...
    @overload
    def each(self, one: type[A], two: type[B], /) -> Iterator[tuple[int, A, B]]: ...
    @overload
    def each(self, one: type[A], two: type[B], three: type[C], /) -> Iterator[tuple[int, A, B, C]]: ...
    def each(self, *kinds: type[Any]) -> Iterator[tuple[Any, ...]]:
        """Entities with all these components, in id order, for reading. Those that end or change meanwhile drop out."""
        rows = self.rows(*kinds)
        began = self._changes
        for row in rows:
            if self._changes == began and not self._doomed:
                yield row
            elif row[0] not in self._doomed:
                fresh = [self.find(row[0], kind) for kind in kinds]
                if None not in fresh:
                    yield (row[0], *fresh)

    @overload
    def rows(self, one: type[A], /) -> Sequence[tuple[int, A]]: ...
    @overload
    def rows(self, one: type[A], two: type[B], /) -> Sequence[tuple[int, A, B]]: ...
    @overload
    def rows(self, one: type[A], two: type[B], three: type[C], /) -> Sequence[tuple[int, A, B, C]]: ...
    def rows(self, *kinds: type[Any]) -> Sequence[tuple[Any, ...]]:
        """The same as they are now, whatever is done to the world meanwhile."""
        rows = self._rows.get(kinds)
        if rows is None:
            for kind in kinds:
                if kind not in self._bearers:
                    return ()
            rows = self._rows[kinds] = self._gather(kinds)
            for kind in kinds:
                self._asked.setdefault(kind, {})[kinds] = None
        self.visited += len(rows)
        return rows if not self._doomed else [row for row in rows if row[0] not in self._doomed]

    def _forget(self, kind: type[Any]) -> None:
        """Who bears this kind has changed: rows with it are looked up anew when they are asked for."""
        self._changes += 1
        self._changed[kind] = self._changes
        if kind in self._asked:
            for kinds in self._asked.pop(kind):
                self._rows.pop(kinds, None)

    def _gather(self, kinds: tuple[type[Any], ...]) -> list[tuple[Any, ...]]:
        parts, bearers = self._parts, self._bearers
        if len(kinds) == 1:
            (one,) = kinds
            return [(entity, parts[entity][one]) for entity in sorted(bearers.get(one, ()))]
        if len(kinds) == 2:
            one, two = kinds
            return [(entity, parts[entity][one], parts[entity][two]) for entity in sorted(bearers[one] & bearers[two])]
        found = sorted(set.intersection(*[bearers[kind] for kind in kinds]))
        return [(entity, *[parts[entity][kind] for kind in kinds]) for entity in found]

    def last_change(self, kinds: Iterable[type[Component]]) -> int:
        """A number that grows whenever somebody begins or ceases to bear one of these kinds: for what is worked out
        from them and kept.
        """
        return max((self._changed.get(kind, 0) for kind in kinds), default=0)

    @property
    def borne_kinds(self) -> Collection[type[Component]]:
        """The kinds that somebody bears, always as it is now: what every pass asks for each of its systems."""
        return self._bearers

    def any(self, kind: type[Component], *others: type[Component]) -> bool:
        """Whether some entity bears one of these components; builds no list."""
        return kind in self._bearers or (bool(others) and not self._bearers.keys().isdisjoint(others))

    def berth(self, entity: int, kind: type[Component]) -> tuple[int, Spot | None]:
        """The nearest holder around an entity that bears this kind, and the spot there; else the outermost and None."""
        parts = self._parts
        try:
            while True:
                place = parts[entity][Place]
                entity = place.holder
                if kind in parts[entity]:
                    return entity, place.spot
        except KeyError:
            return entity, None

    def enclosing(self, entity: int, kind: type[Component]) -> int:
        """The holder of `berth` alone."""
        parts = self._parts
        try:
            while kind not in parts[entity := parts[entity][Place].holder]:
                pass
        except KeyError:
            pass
        return entity

    def derived(self, key: Hashable, make: Callable[..., T], /, *given: Any) -> T:
        """What `make` makes of this world and of `given`, which the key tells apart; a view keeps it while it holds.

        It reads this world, what never changes, and what else is derived; nobody changes what it made.
        """
        return make(*given)

    def entities(self) -> list[int]:
        """Every living entity, in id order. For snapshots and tests; a rule asks for components."""
        if not self._doomed:
            return sorted(self._parts)
        return sorted(entity for entity in self._parts if entity not in self._doomed)


def _free(context: str) -> None:
    if esper.current_world == context:
        esper.switch_world("default")
    if context in esper.list_worlds():
        esper.delete_world(context)
