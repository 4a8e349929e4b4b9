"""Marks: what was written in a world, and what is derived from that: contents, calendar, changed parts of a save."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

from components.place import Place, Spot
from components.registry import TIMED, Component
from components.seekers import Seeker
from engine.kernel.calendar import Calendar
from engine.kernel.holdings import Holdings

Parts = Mapping[type[Component], Component]
Mark = tuple[int, type[Component]]
Log = dict[tuple[int, "type[Component] | Spot"], None]


class Finder(Protocol):
    """Reads a component of an entity, or None."""

    def __call__(self, entity: int, kind: type[Component], /) -> Component | None: ...


class Marks:
    """`touched` gathers writes of timed parts until the calendar is asked; `trace`, if any, all for the heavy mode.

    A change is kept by its bearer (a seeker, else the outermost holder) with the tide at which it was last seen, so
    that several readers can each ask for what changed since they last looked. Whose bearer that is waits in `stirred`
    until one of them asks: most of what a turn writes is never asked for.

    `logs` are of those who follow every write: by entity and kind, and by holder and spot for what it holds there.
    """

    def __init__(self, tables: Mapping[int, Parts]) -> None:
        self.touched: dict[type[Component], dict[int, None]] = {}
        self.trace: dict[Mark, None] | None = None
        self.logs: list[Log] = []
        self.calendar = Calendar()
        self.holdings = Holdings(tables)
        self.stirred: dict[int, None] = {}
        self._changes: dict[int, int] = {}
        self._tide = 0

    def touch(self, entity: int, kind: type[Component]) -> None:
        """A component of this kind was written, came or went; places and seekers also say where to."""
        self.stirred[entity] = None
        if TIMED[kind]:
            self.touched.setdefault(kind, {})[entity] = None
        if self.trace is not None:
            self.trace[entity, kind] = None
        if self.logs:
            self._log(entity, kind)

    def placed(self, entity: int, holder: int, spot: Spot, own: Parts) -> None:
        """An entity is to lie with this holder: whose it was and whose it is change. ValueError as `Holdings.put`."""
        self._change(entity)
        if self.logs:
            self._lifted(own)
            self._log(holder, spot)
        before = own.get(Place)
        if isinstance(before, Place):
            self.holdings.shift(entity, before, holder, spot)
        else:
            self.holdings.put(entity, holder, spot)

    def unplaced(self, entity: int, own: Parts) -> None:
        """An entity lies with nobody from now on."""
        self._change(entity)
        if self.logs:
            self._lifted(own)
        self._take(entity, own)

    def called(self, entity: int, is_seeker: bool) -> None:
        """An entity is a seeker from now on, or is one no more: what it carries has another bearer."""
        self._change(entity)
        if is_seeker:
            self.holdings.bearers[entity] = None
        else:
            self.holdings.bearers.pop(entity, None)

    def born(self, entity: int, components: Iterable[Component]) -> None:
        """An entity came into the world with these components."""
        for part in components:
            kind = type(part)
            if self.logs:
                self._log(entity, kind)
            if type(part) is Place:
                self.holdings.put(entity, part.holder, part.spot)
                if self.logs:
                    self._log(part.holder, part.spot)
            elif kind is Seeker:
                self.holdings.bearers[entity] = None
            elif TIMED[kind]:
                self.note(entity, kind, part)
        if self.trace is not None:
            self.trace[(entity, Component)] = None
        self.stirred[entity] = None

    def gone(self, entity: int, own: Parts) -> None:
        """An entity leaves the world with its own components."""
        if self.logs:
            self._lifted(own)
            for kind in own:
                self._log(entity, kind)
        self.stirred.pop(entity, None)
        self._change(entity)
        self._take(entity, own)
        self.holdings.bearers.pop(entity, None)
        if self.trace is not None:
            self.trace[(entity, Component)] = None

    def _take(self, entity: int, own: Parts) -> None:
        place = own.get(Place)
        if isinstance(place, Place):
            self.holdings.take(entity, place)

    def follow(self, log: Log) -> Callable[[], None]:
        """Log every write in this one, until what is returned is called."""
        logs = self.logs
        logs.append(log)

        def end() -> None:
            logs[:] = [other for other in logs if other is not log]

        return end

    def _log(self, entity: int, what: type[Component] | Spot) -> None:
        for log in self.logs:
            log[entity, what] = None

    def _lifted(self, own: Parts) -> None:
        """Whatever holds the entity with these components holds it no more, or elsewhere."""
        place = own.get(Place)
        if isinstance(place, Place):
            self._log(place.holder, place.spot)

    def settle(self, find: Finder) -> None:
        """Bring the calendar up to what was written."""
        touched, self.touched = self.touched, {}
        for kind, entities in touched.items():
            for entity in entities:
                part = find(entity, kind)
                if part is not None:
                    self.note(entity, kind, part)

    def rebuild(self, contents: dict[int, list[int]], seekers: Iterable[int]) -> None:
        """Start anew from what each holder holds, and from the seekers; nothing counts as changed."""
        self.holdings.rebuild(contents)
        self.holdings.bearers = dict.fromkeys(seekers)

    def note(self, entity: int, kind: type[Component], part: Component) -> None:
        """Put a timed component into the calendar, unless it is paused."""
        turn = cast("int | None", getattr(part, "due"))  # noqa: B009 - Component itself has no such field
        if turn is not None:
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
        for entity in self.stirred:
            self._change(entity)
        self.stirred.clear()

    def _change(self, entity: int) -> None:
        """The entity's bearer differs from what anybody kept of it."""
        bearer = self.holdings.bearer(entity)
        if self._changes.get(bearer) != self._tide:
            self._changes.pop(bearer, None)
            self._changes[bearer] = self._tide
