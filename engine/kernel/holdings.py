"""Holdings: who holds what, derived from the places of cards."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Mapping, Set
from typing import Any

from components.place import Place
from components.registry import Component

Parts = Mapping[int, Mapping[type[Component], Any]]


class Holdings:
    """An index of contents by holder; who holds a card its place tells. Bearers are seekers: a save keeps each apart.

    `shelves` has the contents by spot, of those holders for whom somebody asked for them.
    """

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self.contents: dict[int, list[int]] = {}
        self.shelves: dict[int, dict[int, list[int]]] = {}
        self.bearers: dict[int, None] = {}

    def put(self, entity: int, holder: int, spot: int) -> None:
        """An entity that lay with nobody is to lie with this holder; ValueError when that is itself or within it."""
        if entity == holder or (entity in self.contents and self._is_within(holder, entity)):
            raise ValueError(f"entity {entity} cannot lie within itself (holder {holder})")
        held = self.contents.get(holder)
        if held is None:
            self.contents[holder] = [entity]
        elif held[-1] < entity:
            held.append(entity)
        else:
            insort(held, entity)
        if holder in self.shelves:
            insort(self.shelves[holder].setdefault(spot, []), entity)

    def shift(self, entity: int, before: Place, holder: int, spot: int) -> None:
        """An entity is to lie elsewhere than before; ValueError as `put`, and then nothing has changed."""
        if before.holder != holder:
            self.put(entity, holder, spot)
            self.take(entity, before)
        elif holder in self.shelves:
            shelves = self.shelves[holder]
            _unshelve(shelves, entity)
            insort(shelves.setdefault(spot, []), entity)

    def take(self, entity: int, place: Place) -> None:
        """An entity lies no more at the place where it lay."""
        held = self.contents[place.holder]
        if len(held) == 1:
            del self.contents[place.holder]
            self.shelves.pop(place.holder, None)
            return
        del held[bisect_left(held, entity)]
        if place.holder in self.shelves:
            _unshelve(self.shelves[place.holder], entity)

    def holder(self, entity: int) -> int:
        """Who holds the entity, or 0."""
        place = self._parts[entity].get(Place) if entity in self._parts else None
        return place.holder if isinstance(place, Place) else 0

    def rebuild(self, contents: dict[int, list[int]]) -> None:
        """Start anew from what each holder holds, in any order."""
        self.contents, self.shelves = contents, {}
        for held in contents.values():
            held.sort()

    def of(self, holder: int) -> list[int]:
        """What the holder holds, in id order; a list of the caller's own."""
        return list(self.contents.get(holder, ()))

    def shelve(self, holder: int) -> dict[int, list[int]]:
        """What a holder of something holds by spot, in id order, and keeps among the shelves from now on."""
        shelves: dict[int, list[int]] = {}
        for entity in self.contents[holder]:
            shelves.setdefault(self._parts[entity][Place].spot, []).append(entity)
        self.shelves[holder] = shelves
        return shelves

    def root(self, entity: int) -> int:
        """The outermost holder, or the entity itself when nobody holds it."""
        parts = self._parts
        try:
            while True:
                entity = parts[entity][Place].holder
        except KeyError:
            return entity

    def bearer(self, entity: int) -> int:
        """The innermost seeker that has the entity with it (or is it), else the outermost holder."""
        parts = self._parts
        try:
            while entity not in self.bearers:
                entity = parts[entity][Place].holder
        except KeyError:
            pass
        return entity

    def families(self, placed: Set[int]) -> dict[int, list[int]]:
        """The living by bearer, each with its own, bearers and entities in id order; a bearer need not be living.

        `placed` are those that have a place.
        """
        living = self._parts.keys()
        heads = (living - placed) | (self.contents.keys() - living) | self.bearers.keys()
        deeper = (placed & self.contents.keys()) | self.bearers.keys()
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
        while entity != holder:
            entity = self.holder(entity)
            if not entity:
                return False
        return True


def _unshelve(shelves: dict[int, list[int]], entity: int) -> None:
    for cards in shelves.values():
        if entity in cards:
            cards.remove(entity)
            return
