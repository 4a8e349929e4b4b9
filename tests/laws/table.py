"""A world laid out flat for checkers: every entity with its components, read without any of the game's own indexes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TypeVar

from components.place import Place
from components.registry import Component, name_of
from engine.kernel.world import World

C = TypeVar("C", bound=Component)


class Table:
    """Rows of one world: `rows` by entity and component class, `inside` what lies with each holder by its place."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rows: dict[int, dict[type[Component], Component]] = {}
        self.bearing: dict[type[Component], list[int]] = defaultdict(list)
        self.inside: dict[int, list[int]] = defaultdict(list)
        for entity in world.entities():
            parts = {type(part): part for part in world.components(entity)}
            self.rows[entity] = parts
            for kind in parts:
                self.bearing[kind].append(entity)
            place = parts.get(Place)
            if isinstance(place, Place):
                self.inside[place.holder].append(entity)

    def get(self, entity: int, kind: type[C]) -> C | None:
        """The component, or None."""
        part = self.rows.get(entity, {}).get(kind)
        return part if isinstance(part, kind) else None

    def each(self, kind: type[C]) -> Iterator[tuple[int, C]]:
        """Bearers of a component."""
        for entity in self.bearing.get(kind, ()):
            part = self.rows[entity][kind]
            assert isinstance(part, kind)
            yield entity, part

    def at(self, holder: int, spot: int) -> list[int]:
        """What lies with a holder at a spot."""
        return [e for e in self.inside.get(holder, ()) if getattr(self.rows[e][Place], "spot") == spot]  # noqa: B009

    def room(self, entity: int) -> int:
        """The outermost holder; -1 when places run in a circle."""
        for _ in range(20):
            place = self.get(entity, Place)
            if place is None:
                return entity
            entity = place.holder
        return -1

    def named(self) -> Iterator[tuple[str, list[int]]]:
        """Each permanent name that something bears, with its bearers."""
        for kind, entities in self.bearing.items():
            yield name_of(kind), entities
