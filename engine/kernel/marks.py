"""Marks: what was written in a world, and what is derived from that: contents, calendar, changed parts of a save."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, cast

from components.actor import Seeker
from components.place import Place
from components.registry import TIMED, Component
from engine.kernel.calendar import Calendar
from engine.kernel.holdings import Holdings

Mark = tuple[int, type[Component]]


class Finder(Protocol):
    """Reads a component of an entity, or None."""

    def __call__(self, entity: int, kind: type[Component], /) -> Component | None: ...


class Marks:
    """`touched` gathers writes by kind until somebody asks; `trace` gathers them for the heavy mode if it is not None.

    A change is kept by its bearer (a seeker, else the outermost holder) with the tide at which it was last seen, so
    that several readers can each ask for what changed since they last looked. Whose bearer that is waits in `_stirred`
    until one of them asks: most of what a turn writes is never asked for.
    """

    def __init__(self) -> None:
        self.touched: dict[type[Component], dict[int, None]] = {}
        self.trace: dict[Mark, None] | None = None
        self.calendar = Calendar()
        self.holdings = Holdings()
        self._stirred: dict[int, None] = {}
        self._changes: dict[int, int] = {}
        self._tide = 0

    def touch(self, entity: int, kind: type[Component]) -> None:
        """A component of this kind was written, came or went."""
        entities = self.touched.get(kind)
        if entities is None:
            self.touched[kind] = {entity: None}
        else:
            entities[entity] = None

    @property
    def moved(self) -> bool:
        """Whether places or bearers were written that the contents index does not know of yet."""
        return Place in self.touched or Seeker in self.touched

    def born(self, entity: int, components: Iterable[Component]) -> None:
        """An entity came into the world with these components."""
        for part in components:
            kind = type(part)
            if type(part) is Place:
                self.holdings.put(entity, part.holder, part.spot)
            elif kind is Seeker or TIMED[kind]:
                self._index(entity, kind, part)
        if self.trace is not None:
            self.trace[(entity, Component)] = None
        self._stirred[entity] = None

    def gone(self, entity: int) -> None:
        """An entity leaves the world; writes before this must be settled."""
        self._stirred.pop(entity, None)
        self._change(entity)
        self.holdings.take(entity)
        self.holdings.bearers.pop(entity, None)
        if self.trace is not None:
            self.trace[(entity, Component)] = None

    def settle(self, find: Finder) -> None:
        """Bring everything derived up to what was written."""
        touched, self.touched = self.touched, {}
        if self.trace is not None:
            self.trace.update(((entity, kind), None) for kind, entities in touched.items() for entity in entities)
        # A card's bearer is known only once all moves are: a part written first may lie in a box moved later.
        moved, called = touched.get(Place, {}), touched.get(Seeker, {})
        for entity in (*moved, *called):
            self._change(entity)
        if len(moved) > 1:
            for entity in moved:
                self.holdings.lift(entity, cast("Place | None", find(entity, Place)))
        for kind, entities in touched.items():
            self._stirred.update(entities)
            if kind is Place or kind is Seeker or TIMED[kind]:
                for entity in entities:
                    self._index(entity, kind, find(entity, kind))

    def rebuild(self, holders: dict[int, int], seekers: Iterable[int]) -> None:
        """Start anew from the holder of each entity, and from the seekers; nothing counts as changed."""
        self.holdings.rebuild(holders)
        self.holdings.bearers = dict.fromkeys(seekers)

    def note(self, entity: int, kind: type[Component], part: Component, since: int = 0) -> None:
        """Put a timed component into the calendar, unless it is paused or was due before the turn `since`."""
        turn = cast("int | None", getattr(part, "due"))  # noqa: B009 - Component itself has no such field
        if turn is not None and turn >= since:
            self.calendar.note(turn, kind, entity)

    def turn_tide(self) -> int:
        """A moment to ask from: `since` this tells only what changed afterwards."""
        self._calm()
        self._tide += 1
        return self._tide

    def since(self, tide: int) -> set[int]:
        """Bearers with a change at this tide or later; the latest stand at the end, so old ones cost nothing."""
        self._calm()
        found: set[int] = set()
        for bearer in reversed(self._changes):
            if self._changes[bearer] < tide:
                break
            found.add(bearer)
        return found

    def _calm(self) -> None:
        for entity in self._stirred:
            self._change(entity)
        self._stirred.clear()

    def _change(self, entity: int) -> None:
        """The entity's bearer differs from what anybody kept of it."""
        bearer = self.holdings.bearer(entity)
        if self._changes.get(bearer) != self._tide:
            self._changes.pop(bearer, None)
            self._changes[bearer] = self._tide

    def _index(self, entity: int, kind: type[Component], part: Component | None) -> None:
        """A place, a seeker or something timed was written, came or went (then without its part)."""
        if kind is Place:
            if part is None:
                self.holdings.take(entity)
            else:
                place = cast(Place, part)
                self.holdings.put(entity, place.holder, place.spot)
        elif kind is Seeker:
            if part is None:
                self.holdings.bearers.pop(entity, None)
            else:
                self.holdings.bearers[entity] = None
        elif part is not None:
            self.note(entity, kind, part)
