"""Kept: what was made of a world, each part until something is written that it was made from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar
from weakref import finalize

from engine.kernel.marks import Log
from engine.kernel.witness import TURN, Witness, readings
from engine.kernel.world import World

T = TypeVar("T")
MOST = 20_000
HOLDS, UNSURE, STALE = range(3)


class _Part:
    """A value with what makes it, the parts that it was made from in the order in which they were asked for, and those
    made from it. `changed` is the view in which it last became another, `checked` that in which it was found to hold.
    """

    __slots__ = ("changed", "checked", "given", "make", "readers", "sources", "state", "value")

    def __init__(self, make: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.make = make
        self.given = given
        self.value: Any = None
        self.state = STALE
        self.sources: Iterable[_Part] = ()
        self.readers: set[_Part] = set()
        self.changed = 0
        self.checked = 0


class Kept:
    """Parts of one world by key, as one seeker sees it. One that read what was written since is made anew.

    What was made from another part is made anew only when that one has become another: most of what is written makes
    no difference to what is derived from it.
    """

    def __init__(self, world: World, seeker: int) -> None:
        self._world = world
        self._seeker = seeker
        self.witness = Witness(world, self.part)
        self._turn = world.turn
        self._view = 1
        self._parts: dict[Hashable, _Part] = {}
        self._readers: dict[object, set[_Part]] = {}
        self._asked: dict[_Part, None] = {}
        self._log: Log = {}
        finalize(self, world.follow(self._log))

    def suits(self, world: World, seeker: int) -> bool:
        """Whether these are parts of this world for this seeker."""
        return world is self._world and seeker == self._seeker

    def refreshed(self) -> Witness:
        """The world for a new view: no part is trusted any more that was made of something written since the last."""
        self.witness.reads, self._asked = set(), {}
        self._view += 1
        if len(self._parts) > MOST:
            self._parts, self._readers = {}, {}
        stale = readings(self._log) if self._log else set()
        self._log.clear()
        turn = self.witness.turn
        if turn != self._turn:
            self._turn = turn
            stale.add(TURN)
        for reading in stale & self._readers.keys():
            for part in self._readers.pop(reading):
                if part.state == HOLDS:
                    _doubt(part)
                part.state = STALE
        return self.witness

    def part(self, key: Hashable, make: Callable[..., T], /, *given: Any) -> T:
        """See `World.derived`. A part that cannot be made is tried again when it is asked for."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = _Part(make, given)
        if part.state:
            self._settle(part)
        self._asked[part] = None
        value: T = part.value
        return value

    def _settle(self, part: _Part) -> None:
        """Make sure of a part. As long as its sources hold, one after another, it would ask for the next as well."""
        if part.state == UNSURE:
            for source in part.sources:
                if source.state:
                    self._settle(source)
                if source.changed > part.checked:
                    break
            else:
                part.checked = self._view
                part.state = HOLDS
                return
        made = self._made(part)
        if not part.changed or made != part.value:
            part.value = made
            part.changed = self._view
        part.checked = self._view
        part.state = HOLDS

    def _made(self, part: _Part) -> Any:
        witness = self.witness
        outer = witness.reads, self._asked
        reads: set[object] = set()
        asked: dict[_Part, None] = {}
        witness.reads, self._asked = reads, asked
        try:
            made = part.make(*part.given)
        finally:
            witness.reads, self._asked = outer
        for source in asked:
            source.readers.add(part)
        part.sources = asked
        readers = self._readers
        for reading in reads:
            known = readers.get(reading)
            if known is None:
                readers[reading] = {part}
            else:
                known.add(part)
        return made


def _doubt(part: _Part) -> None:
    """Whatever was made from this part is unsure."""
    for reader in part.readers:
        if reader.state == HOLDS:
            reader.state = UNSURE
            _doubt(reader)
