"""Supposed: a world as it would be if one body bore something else than it does, asked what rules would do in it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar, cast

from components.place import Place, Spot
from components.registry import Component
from engine.kernel.world import World

C = TypeVar("C", bound=Component)
T = TypeVar("T")


def supposed(world: World, body: int, *parts: Component) -> World:
    """The world with these in place of the body's own parts of their kinds: for reading only, and while it lasts.

    It answers for the body, for what it holds, and for who holds it. What bears a kind is as it is.
    """
    return cast(World, _Supposed(world, body, {type(part): part for part in parts}))


class _Supposed:
    def __init__(self, world: World, body: int, own: Mapping[type[Any], Any]) -> None:
        self._world = world
        self._body = body
        self._own = own

    def __getattr__(self, name: str) -> Any:
        return getattr(self._world, name)

    def get(self, entity: int, kind: type[C]) -> C:
        if entity == self._body and kind in self._own:
            part: C = self._own[kind]
            return part
        return self._world.get(entity, kind)

    def find(self, entity: int, kind: type[C]) -> C | None:
        return self.get(entity, kind) if self.has(entity, kind) else None

    def has(self, entity: int, kind: type[Component]) -> bool:
        return self._world.has(entity, kind) or (entity == self._body and kind in self._own)

    def parts(self, entity: int) -> Mapping[type[Component], Component]:
        borne = self._world.parts(entity)
        return {**borne, **self._own} if entity == self._body else borne

    def berth(self, entity: int, kind: type[Component]) -> tuple[int, Spot | None]:
        while (place := self.find(entity, Place)) is not None:
            entity = place.holder
            if self._world.has(entity, kind):
                return entity, place.spot
        return entity, None

    def enclosing(self, entity: int, kind: type[Component]) -> int:
        return self.berth(entity, kind)[0]

    def held(self, holder: int, spot: Spot | None = None) -> list[int]:
        cards = [card for card in self._world.held(holder, spot) if card != self._body]
        place = self.find(self._body, Place)
        if place is not None and place.holder == holder and spot in (None, place.spot):
            insort(cards, self._body)
        return cards

    def held_bearing(self, holder: int, kind: type[Component]) -> list[int]:
        return [card for card in self.held(holder) if self._world.has(card, kind)]

    def derived(self, key: Hashable, make: Callable[..., T], /, *given: Any) -> T:
        return make(*given)
