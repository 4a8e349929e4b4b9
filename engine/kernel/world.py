"""World: entities, their components and what is derived from them.

Reading is `get`, `find`, `each` (entities.py), `held`; writing goes through `edit`, `add`, `remove`, `move`, which
mark what changed. Autosave, recordings, the calendar and the contents index live on these marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar, cast

import esper

from components.creatures import Acts
from components.event import Event
from components.place import Place, Spot
from components.registry import Component, is_timed
from components.seekers import Seeker
from engine.kernel.dice import Dice
from engine.kernel.entities import NOTHING, Entities, Parts
from engine.kernel.heirs import bequests
from engine.kernel.marks import Log, Mark, Marks

C = TypeVar("C", bound=Component)
R = TypeVar("R")

BIRTH_STRIDE = 1 << 32


class Population(NamedTuple):
    """Every entity of a world with its components by kind; who bears each kind; what each holder holds, in any order;
    and the turn on which a timed component is due, with its kind and its entity.
    """

    parts: Parts
    bearers: dict[type[Component], set[int]]
    contents: dict[int, list[int]]
    dues: list[tuple[int, type[Component], int]]


class World(Entities):
    """One level or the region: `number` is its birth number in the chronicle, `turn` the world turns it has lived.

    `ledger` counts what came and went by cause; its sum is the number of entities (P1).
    """

    def __init__(self, number: int, dice: Dice, turn: int = 0, next_id: int = 1) -> None:
        super().__init__()
        self.number = number
        self.dice = dice
        self.turn = turn
        self.next_id = next_id
        self.events: list[Event] = []
        self.listener: Callable[[Event], None] | None = None
        self.watcher: Callable[[str], None] | None = None
        self.ledger: dict[str, int] = {}
        self._resources: dict[type[Any], Any] = {}
        self._marks = Marks(self._parts)
        self._kept = 0

    # Resources

    def provide(self, resource: object) -> None:
        """Give the world a resource, found again by its class: content, the game's options."""
        self._resources[type(resource)] = resource

    def resource(self, kind: type[R]) -> R:
        """The resource of this class; KeyError when nobody provided it."""
        resource: R = self._resources[kind]
        return resource

    # Birth and burial

    def spawn(self, *components: Component, cause: str = "birth") -> int:
        """A new entity with these components, under the next id of this world."""
        entity = self.number * BIRTH_STRIDE + self.next_id
        self.next_id += 1
        return self._take_in(entity, components, cause)

    def adopt(self, entity: int, *components: Component) -> int:
        """Take in an entity of another world under the id it has; ValueError when that id lives here already."""
        return self._take_in(entity, components, "arrival")

    def _take_in(self, entity: int, components: tuple[Component, ...], cause: str) -> int:
        self._create(entity, components)
        self._marks.born(entity, components)
        self.ledger[cause] = self.ledger.get(cause, 0) + 1
        return entity

    def restore(self, rows: Mapping[int, Iterable[Component]]) -> None:
        """Fill this empty world with entities and their components, in id order, as if they had always been here.

        Nothing counts as changed. ValueError when the world is not empty.
        """
        population = Population({}, {}, {}, [])
        for entity, row in rows.items():
            population.parts[entity] = own = {type(part): part for part in row}
            for kind, part in own.items():
                population.bearers.setdefault(kind, set()).add(entity)
                if kind is Place:
                    population.contents.setdefault(cast(Place, part).holder, []).append(entity)
                if is_timed(kind) and (turn := cast(Any, part).due) is not None:
                    population.dues.append((turn, kind, entity))
        self.fill(population)

    def fill(self, population: Population) -> None:
        """The same from tables, which the world keeps."""
        self._fill(population.parts, population.bearers)
        self._marks.rebuild(population.contents, sorted(population.bearers.get(Seeker, ())))
        for turn, kind, entity in population.dues:
            if turn >= self.turn:
                self._marks.calendar.note(turn, kind, entity)

    def release(self, entity: int) -> tuple[Component, ...]:
        """Take an entity out of this world without an end, for another world to adopt; its components."""
        components = self.components(entity)
        self._leave(entity)
        self.ledger["departure"] = self.ledger.get("departure", 0) - 1
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
        for entity in self._doomed:
            orphans = [held for held in self._marks.holdings.of(entity) if held not in self._doomed]
            if orphans:
                raise RuntimeError(f"entity {entity} is buried with living contents {orphans}")
        for heir, sealed in bequests(self, list(self._doomed), self._doomed):
            self.add(heir, sealed)
        for entity in list(self._doomed):
            self._leave(entity)
        self._doomed.clear()

    def _leave(self, entity: int) -> None:
        self._marks.gone(entity, self._parts[entity])
        self._enter()
        for kind in self._parts[entity]:
            self._forget(kind)
        esper.delete_entity(entity, immediate=True)

    # Places

    def held(self, holder: int, spot: Spot | None = None) -> list[int]:
        """What the holder holds (at one spot), in id order."""
        holdings = self._marks.holdings
        if spot is None:
            cards = holdings.contents.get(holder)
        else:
            shelves = holdings.shelves.get(holder)
            if shelves is None:
                if holder not in holdings.contents:
                    return []
                shelves = holdings.shelve(holder)
            cards = shelves.get(spot)
        if not cards:
            return []
        return [card for card in cards if card not in self._doomed] if self._doomed else cards[:]

    def held_bearing(self, holder: int, kind: type[Component]) -> list[int]:
        """What the holder holds that bears a component of this kind, in id order."""
        bearers = self._bearers.get(kind)
        return [card for card in self.held(holder) if card in bearers] if bearers else []

    def root(self, entity: int) -> int:
        """The outermost holder: the room that a nested card, or a seeker with all it carries, is in at last."""
        return self._marks.holdings.root(entity)

    def bearer(self, entity: int) -> int:
        """The seeker that carries the card (a seeker is its own bearer), else the outermost holder."""
        return self._marks.holdings.bearer(entity)

    def borne(self, bearer: int) -> list[int]:
        """All that has this bearer, however deep, without the bearer itself, in id order."""
        cards = self._marks.holdings.within(bearer)
        return [card for card in cards if card not in self._doomed] if self._doomed else cards

    def families(self) -> dict[int, list[int]]:
        """Every entity by its bearer, bearers and entities in id order; a bearer that does not live here is a fault."""
        found = self._marks.holdings.families(self._bearers.get(Place, set()))
        if not self._doomed:
            return found
        living = {head: [card for card in cards if card not in self._doomed] for head, cards in found.items()}
        return {head: cards for head, cards in living.items() if cards}

    def move(self, entity: int, holder: int, spot: Spot) -> None:
        """Put a card into another holder or spot; ValueError when that is itself or something within it."""
        self._marks.placed(entity, holder, spot, self._parts[entity])
        place = self.edit(entity, Place)
        place.holder = holder
        place.spot = spot

    # Writing

    def edit(self, entity: int, kind: type[C]) -> C:
        """The component to write in; marks it as changed. A place is written by `move` alone."""
        part: C = self._parts[entity][kind]
        self._marks.touch(entity, kind)
        return part

    def add(self, entity: int, component: Component) -> None:
        """Give the entity a component, in place of one of that kind."""
        kind = type(component)
        if isinstance(component, Place):
            self._marks.placed(entity, component.holder, component.spot, self._parts[entity])
        elif kind is Seeker:
            self._marks.called(entity, True)
        self._put(entity, component)
        self._marks.touch(entity, kind)

    def remove(self, entity: int, kind: type[Component]) -> None:
        """Take the component off the entity; nothing happens when it has none."""
        if kind in self._parts.get(entity, NOTHING):
            if kind is Place:
                self._marks.unplaced(entity, self._parts[entity])
            self._drop(entity, kind)
            self._marks.touch(entity, kind)
            if kind is Seeker:
                self._marks.called(entity, False)

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

    @property
    def trace(self) -> dict[Mark, None] | None:
        """For the heavy mode: every settled write by entity and kind (`Component` for a whole entity), or None."""
        return self._marks.trace

    @trace.setter
    def trace(self, trace: dict[Mark, None] | None) -> None:
        self._marks.trace = trace

    def follow(self, log: Log) -> Callable[[], None]:
        """Log every write by entity and kind, and by holder and spot for what it holds there, until this is called."""
        return self._marks.follow(log)

    def due(self, kind: type[Component]) -> list[int]:
        """Entities whose component of this kind is due on this turn, in id order."""
        if kind in self._marks.touched:
            self.settle()
        noted = self._marks.calendar.on(self.turn, kind)
        if not noted:
            return noted
        return [entity for entity in noted if self.alive(entity) and self._due_turn(entity, kind) == self.turn]

    def settle(self) -> None:
        """Bring the calendar up to what was written."""
        if self._marks.touched:
            self._marks.settle(self.find)

    def _due_turn(self, entity: int, kind: type[Component]) -> int | None:
        part = self.find(entity, kind)
        return None if part is None else cast("int | None", getattr(part, "due"))  # noqa: B009

    def tide(self) -> int:
        """A moment of writing, for `changed`: each reader of changes keeps the tide at which it last looked."""
        return self._marks.turn_tide()

    def changed(self, since: int | None = None) -> set[int]:
        """Rooms, seekers and free entities with a change since that tide; without one, since `forget_changes`."""
        return self._marks.since(self._kept if since is None else since)

    def forget_changes(self) -> None:
        """The changes so far are kept elsewhere."""
        self._kept = self.tide()

    def next_due(self) -> int | None:
        """The next turn on which something may be due; never later than the first on which something is."""
        self.settle()
        return self._marks.calendar.next_after(self.turn)

    def turn_page(self) -> None:
        """The turn is over: the calendar forgets it."""
        self._marks.calendar.turn_page(self.turn)
