"""Holdings: who holds what, derived from the places of cards."""

from __future__ import annotations

from bisect import bisect_left, insort


class Holdings:
    """An index of contents by holder, and of the holder by content."""

    def __init__(self) -> None:
        self._contents: dict[int, list[int]] = {}
        self._holder: dict[int, int] = {}

    def put(self, entity: int, holder: int) -> None:
        """The entity now lies with this holder."""
        if self._holder.get(entity) == holder:
            return
        self.take(entity)
        self._holder[entity] = holder
        insort(self._contents.setdefault(holder, []), entity)

    def take(self, entity: int) -> None:
        """The entity lies with nobody."""
        holder = self._holder.pop(entity, None)
        if holder is None:
            return
        held = self._contents[holder]
        del held[bisect_left(held, entity)]
        if not held:
            del self._contents[holder]

    def of(self, holder: int) -> list[int]:
        """What the holder holds, in id order; a list of the caller's own."""
        return list(self._contents.get(holder, ()))

    def root(self, entity: int) -> int:
        """The outermost holder: the room or the seeker that a nested card is with, or the entity itself."""
        while entity in self._holder:
            entity = self._holder[entity]
        return entity
