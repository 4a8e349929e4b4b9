"""World: entities, their components and what is derived from them; the only owner of an esper context.

Reading is `get`, `find`, `each`, `held`; writing goes through `edit`, `add`, `remove`, `move`, which mark what changed.
Autosave, recordings, the calendar and the contents index live on these marks.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, TypeVar, cast, overload

import esper

from components.actor import Acts
from components.events import Event
from components.place import Place, Spot
from components.registry import Component, is_timed
from engine.kernel.calendar import Calendar
from engine.kernel.dice import Dice
from engine.kernel.holdings import Holdings

A = TypeVar("A", bound=Component)
B = TypeVar("B", bound=Component)
C = TypeVar("C", bound=Component)
R = TypeVar("R")

BIRTH_STRIDE = 1 << 32
MANY_MARKS = 4096  # a birth of thousands must not hold a mark for each component at once
_serial = itertools.count(1)
_by_id = itemgetter(0)


class World:
    """One level or the region: `number` is its birth number in the chronicle, `turn` the world turns it has lived."""

    def __init__(self, number: int, dice: Dice, turn: int = 0, next_id: int = 1) -> None:
        self.number = number
        self.dice = dice
        self.turn = turn
        self.next_id = next_id
        self.events: list[Event] = []
        self.listener: Callable[[Event], None] | None = None
        self.watcher: Callable[[str], None] | None = None
        self.trace: dict[tuple[int, type[Component]], None] | None = None
        self.visited = 0
        self.ledger: dict[str, int] = {}
        self._resources: dict[type[Any], Any] = {}
        self._touched: dict[tuple[int, type[Component]], None] = {}
        self._calendar = Calendar()
        self._holdings = Holdings()
        self._changed: set[int] = set()
        self._doomed: dict[int, None] = {}
        self._context = f"torchturn-{next(_serial)}"
        self._enter()
        weakref.finalize(self, _free, self._context)

    def _enter(self) -> None:
        if esper.current_world != self._context:
            esper.switch_world(self._context)

    # Resources

    def provide(self, resource: object) -> None:
        """Give the world a resource, found again by its class: content, the game's options."""
        self._resources[type(resource)] = resource

    def resource(self, kind: type[R]) -> R:
        """The resource of this class; KeyError when nobody provided it."""
        return cast(R, self._resources[kind])

    # Birth and burial

    def spawn(self, *components: Component, cause: str = "birth") -> int:
        """A new entity with these components, under the next id of this world."""
        entity = self.number * BIRTH_STRIDE + self.next_id
        self.next_id += 1
        self.ledger[cause] = self.ledger.get(cause, 0) + 1
        return self.adopt(entity, *components)

    def adopt(self, entity: int, *components: Component) -> int:
        """Take in an entity under the id it has; ValueError when that id lives here already."""
        self._enter()
        if esper.entity_exists(entity):
            raise ValueError(f"entity {entity} lives in this world already")
        esper._entity_count = itertools.count(entity)
        esper.create_entity(*components)
        for part in components:
            self._touched[(entity, type(part))] = None
        if len(self._touched) > MANY_MARKS:
            self.settle()
        return entity

    def release(self, entity: int) -> tuple[Component, ...]:
        """Take an entity out of this world without an end, for another world to adopt; its components."""
        components = self.components(entity)
        self._leave(entity)
        return components

    def doom(self, entity: int, cause: str) -> None:
        """The entity ends: it is gone for `each` at once, and buried after the system that runs."""
        if not self.alive(entity):
            raise ValueError(f"entity {entity} does not live in this world")
        self.ledger[cause] = self.ledger.get(cause, 0) - 1
        self._doomed[entity] = None

    def bury(self) -> None:
        """Remove the doomed. A doomed holder whose contents were not moved or doomed is a fault of the rule."""
        if not self._doomed:
            return
        self.settle()
        for entity in self._doomed:
            orphans = [held for held in self._holdings.of(entity) if held not in self._doomed]
            if orphans:
                raise RuntimeError(f"entity {entity} is buried with living contents {orphans}")
        for entity in list(self._doomed):
            self._leave(entity)
        self._doomed.clear()

    def _leave(self, entity: int) -> None:
        self.settle()
        self._changed.add(self._holdings.root(entity))
        self._holdings.take(entity)
        self._enter()
        esper.delete_entity(entity, immediate=True)
        self._touched[(entity, Component)] = None

    # Reading

    def alive(self, entity: int) -> bool:
        """Whether the entity lives in this world and is not doomed."""
        self._enter()
        return entity not in self._doomed and esper.entity_exists(entity)

    def get(self, entity: int, kind: type[C]) -> C:
        """The component, for reading only; KeyError when the entity has none."""
        if esper.current_world != self._context:
            esper.switch_world(self._context)
        return esper.component_for_entity(entity, kind)

    def find(self, entity: int, kind: type[C]) -> C | None:
        """The component, for reading only, or None."""
        if esper.current_world != self._context:
            esper.switch_world(self._context)
        return esper.try_component(entity, kind)

    def has(self, entity: int, kind: type[Component]) -> bool:
        """Whether the entity lives here and bears the component."""
        if esper.current_world != self._context:
            esper.switch_world(self._context)
        return esper.try_component(entity, kind) is not None

    def components(self, entity: int) -> tuple[Component, ...]:
        """All components of an entity, in the order in which they came."""
        self._enter()
        return esper.components_for_entity(entity)

    @overload
    def each(self, one: type[A], /) -> Iterator[tuple[int, A]]: ...
    @overload
    def each(self, one: type[A], two: type[B], /) -> Iterator[tuple[int, A, B]]: ...
    @overload
    def each(self, one: type[A], two: type[B], three: type[C], /) -> Iterator[tuple[int, A, B, C]]: ...
    def each(self, *kinds: type[Any]) -> Iterator[tuple[Any, ...]]:
        """Entities with all these components, in id order, for reading. Those that end or change meanwhile drop out."""
        self._enter()
        rows = sorted(esper.get_components(*kinds), key=_by_id)
        self.visited += len(rows)
        for entity, parts in rows:
            if entity not in self._doomed and all(self.find(entity, kind) is not None for kind in kinds):
                yield (entity, *parts)

    def any(self, kind: type[Component]) -> bool:
        """Whether some entity bears the component."""
        self._enter()
        return bool(esper.get_component(kind))

    def entities(self) -> list[int]:
        """Every living entity, in id order. For snapshots and tests; a rule asks for components."""
        self._enter()
        return sorted(entity for entity in esper.get_entities() if entity not in self._doomed)

    # Places

    def held(self, holder: int, spot: Spot | None = None) -> list[int]:
        """What the holder holds (at one spot), in id order."""
        if self._touched:
            self.settle()
        cards = [card for card in self._holdings.of(holder) if card not in self._doomed]
        return cards if spot is None else [card for card in cards if self.get(card, Place).spot == spot]

    def root(self, entity: int) -> int:
        """The outermost holder: the room or seeker that a card is with at last."""
        if self._touched:
            self.settle()
        return self._holdings.root(entity)

    def move(self, entity: int, holder: int, spot: Spot) -> None:
        """Put a card into another holder or spot."""
        place = self.edit(entity, Place)
        place.holder = holder
        place.spot = spot

    # Writing

    def edit(self, entity: int, kind: type[C]) -> C:
        """The component to write in; marks it as changed."""
        if esper.current_world != self._context:
            esper.switch_world(self._context)
        self._touched[(entity, kind)] = None
        return esper.component_for_entity(entity, kind)

    def add(self, entity: int, component: Component) -> None:
        """Give the entity a component, in place of one of that kind."""
        self._enter()
        esper.add_component(entity, component)
        self._touched[(entity, type(component))] = None

    def remove(self, entity: int, kind: type[Component]) -> None:
        """Take the component off the entity; nothing happens when it has none."""
        if self.has(entity, kind):
            esper.remove_component(entity, kind)
            self._touched[(entity, kind)] = None

    def emit(self, event: Event) -> None:
        """Say what happened. Events leave the turn; no rule reads them."""
        self.events.append(event)
        if self.listener is not None:
            self.listener(event)

    # Dice

    def roll(self, stream: str, sides: int, who: int, n: int = 0, by: int = 0) -> int:
        """A whole number from 1 to `sides`. `who` is the card at risk; `by` is the actor in ACTION, nobody in TURN."""
        when = f"a{by}.{self.get(by, Acts).count}" if by else f"t{self.turn}"
        return self.dice.roll(stream, when, who, n, sides)

    def chance(self, stream: str, percent: int, who: int, n: int = 0, by: int = 0) -> bool:
        """True in `percent` of a hundred draws."""
        return self.roll(stream, 100, who, n, by) <= percent

    # Marks

    def due(self, kind: type[Component]) -> list[int]:
        """Entities whose component of this kind is due on this turn, in id order."""
        self.settle()
        return [e for e in self._calendar.on(self.turn, kind) if self.alive(e) and self._due_turn(e, kind) == self.turn]

    def settle(self) -> None:
        """Bring the calendar, the contents index and the marks of rooms up to what was written."""
        while self._touched:
            touched, self._touched = self._touched, {}
            if self.trace is not None:
                self.trace.update(touched)
            for entity, kind in touched:
                self._settle(entity, kind)

    def _settle(self, entity: int, kind: type[Component]) -> None:
        self._changed.add(self._holdings.root(entity))
        part = self.find(entity, kind)
        if kind is Place:
            if part is None:
                self._holdings.take(entity)
            else:
                self._holdings.put(entity, cast(Place, part).holder)
                self._changed.add(self._holdings.root(entity))
        elif part is not None and is_timed(kind):
            turn = self._due_turn(entity, kind)
            if turn is not None:
                self._calendar.note(turn, kind, entity)

    def _due_turn(self, entity: int, kind: type[Component]) -> int | None:
        part = self.find(entity, kind)
        return None if part is None else cast("int | None", getattr(part, "due"))  # noqa: B009

    def changed(self) -> set[int]:
        """Rooms, seekers and free entities with a change since `forget_changes`."""
        self.settle()
        return set(self._changed)

    def forget_changes(self) -> None:
        """The changes so far are kept elsewhere."""
        self.settle()
        self._changed.clear()

    def turn_page(self) -> None:
        """The turn is over: the calendar forgets it."""
        self._calendar.turn_page(self.turn)


def _free(context: str) -> None:
    if esper.current_world == context:
        esper.switch_world("default")
    if context in esper.list_worlds():
        esper.delete_world(context)
