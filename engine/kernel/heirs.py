"""Heirs: cards sealed with a bearer that ends go to whoever holds it, for nothing sealed is ever lost (S8)."""

from __future__ import annotations

from collections.abc import Container, Iterable

from components.place import Place
from components.sealed import Sealed
from engine.kernel.entities import Entities


def bequests(world: Entities, doomed: Iterable[int], dying: Container[int]) -> Iterable[tuple[int, Sealed]]:
    """For each of the doomed with sealed cards: the nearest holder that lives on, and what it holds from then on."""
    for entity in doomed:
        sealed = world.find(entity, Sealed)
        heir = entity
        while heir in dying and (place := world.find(heir, Place)) is not None:
            heir = place.holder
        if sealed is None or heir in dying:
            continue
        rows = [row for row in zip(sealed.entities, sealed.names, sealed.rows, strict=True) if row[0] != entity]
        if rows:
            had = world.find(heir, Sealed) or Sealed([], [], [])
            entities, names, packed = (list(column) for column in zip(*rows, strict=True))
            yield heir, Sealed(had.entities + entities, had.names + names, had.rows + packed)
