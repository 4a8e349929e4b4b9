"""Holdings: who holds what, derived from the places of cards."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Collection, Mapping
from typing import Any

from components.place import Place
from components.registry import Component


class Holdings:
    """An index of contents by holder, and of the holder by content. Bearers are seekers: a save keeps each apart.

    `shelves` has the contents by spot, of those holders for whom somebody asked for them.
    """

    def __init__(self) -> None:
        self.contents: dict[int, list[int]] = {}
        self._holder: dict[int, int] = {}
        self.shelves: dict[int, dict[int, list[int]]] = {}
        self.bearers: dict[int, None] = {}

    def put(self, entity: int, holder: int, spot: int) -> None:
        """The entity now lies with this holder at this spot; ValueError when that is itself or something within it."""
        shelves = self.shelves.get(holder)
        before = self._holder.get(entity)
        if before == holder:
            if shelves is not None:
                _unshelve(shelves, entity)
                insort(shelves.setdefault(spot, []), entity)
            return
        if entity == holder or (entity in self.contents and self._is_within(holder, entity)):
            raise ValueError(f"entity {entity} cannot lie within itself (holder {holder})")
        if before is not None:
            self.take(entity)
        self._holder[entity] = holder
        held = self.contents.get(holder)
        if held is None:
            self.contents[holder] = [entity]
        elif held[-1] < entity:
            held.append(entity)
        else:
            insort(held, entity)
        if shelves is not None:
            insort(shelves.setdefault(spot, []), entity)

    def take(self, entity: int) -> None:
        """The entity lies with nobody."""
        holder = self._holder.pop(entity, None)
        if holder is None:
            return
        held = self.contents[holder]
        if len(held) == 1:
            del self.contents[holder]
            self.shelves.pop(holder, None)
            return
        del held[bisect_left(held, entity)]
        if holder in self.shelves:
            _unshelve(self.shelves[holder], entity)

    def holder(self, entity: int) -> int:
        """Who holds the entity, or 0."""
        return self._holder.get(entity, 0)

    def rebuild(self, holders: dict[int, int], contents: dict[int, list[int]]) -> None:
        """Start anew from the holder of each entity and from what each of these holds, in any order."""
        self._holder, self.contents, self.shelves = holders, contents, {}
        for held in contents.values():
            held.sort()

    def of(self, holder: int) -> list[int]:
        """What the holder holds, in id order; a list of the caller's own."""
        return list(self.contents.get(holder, ()))

    def shelve(self, holder: int, parts: Mapping[int, Mapping[type[Component], Any]]) -> dict[int, list[int]]:
        """What a holder of something holds by spot, in id order, and keeps among the shelves from now on."""
        shelves: dict[int, list[int]] = {}
        for entity in self.contents[holder]:
            shelves.setdefault(parts[entity][Place].spot, []).append(entity)
        self.shelves[holder] = shelves
        return shelves

    def root(self, entity: int) -> int:
        """The outermost holder, or the entity itself when nobody holds it."""
        while entity in self._holder:
            entity = self._holder[entity]
        return entity

    def bearer(self, entity: int) -> int:
        """The innermost seeker that has the entity with it (or is it), else the outermost holder."""
        while entity not in self.bearers and entity in self._holder:
            entity = self._holder[entity]
        return entity

    def families(self, living: Collection[int]) -> dict[int, list[int]]:
        """The living by bearer, each with its own, bearers and entities in id order; a bearer need not be living."""
        heads = {entity for entity in living if entity not in self._holder}.union(self.bearers)
        heads.update(holder for holder in self.contents if holder not in living)
        deeper = {holder for holder in self.contents if holder in self._holder}.union(self.bearers)
        found: dict[int, list[int]] = {}
        for head in sorted(heads):
            held = self.contents.get(head, [])
            found[head] = held[:] if deeper.isdisjoint(held) else self.within(head)
            if head in living:
                insort(found[head], head)
        return found

    def within(self, bearer: int) -> list[int]:
        """Whatever has this bearer, without the bearer, in id order."""
        found: list[int] = []
        waiting = [bearer]
        while waiting:
            for entity in self.contents.get(waiting.pop(), ()):
                if entity not in self.bearers:
                    found.append(entity)
                    if entity in self.contents:
                        waiting.append(entity)
        found.sort()
        return found

    def _is_within(self, entity: int, holder: int) -> bool:
        while entity in self._holder:
            entity = self._holder[entity]
            if entity == holder:
                return True
        return False


def _unshelve(shelves: dict[int, list[int]], entity: int) -> None:
    for cards in shelves.values():
        if entity in cards:
            cards.remove(entity)
            return
