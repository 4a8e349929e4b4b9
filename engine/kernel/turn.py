"""One turn: the passes ACTION, RISK and TURN as ordered lists of systems, the dead buried after each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from components.acting import Acting
from components.creatures import Acts
from components.registry import Component
from engine.kernel.system import System
from engine.kernel.world import World


class OrderError(ValueError):
    """A system stands twice in the order, or has no place in it."""


class Passes(NamedTuple):
    """The names of systems in the order in which they run, pass by pass; `decide` is asked before each round."""

    action: tuple[str, ...] = ()
    risk: tuple[str, ...] = ()
    decide: str = ""
    turn: tuple[str, ...] = ()

    @property
    def names(self) -> frozenset[str]:
        """All of them."""
        return frozenset((*self.action, *self.risk, *([self.decide] if self.decide else ()), *self.turn))


class Rounds(System):
    """Creatures decide and act, round after round, until nobody has an intent left."""

    def __init__(self, decide: System, action: Sequence[System]) -> None:
        self.decide = decide
        self.action = action

    def run(self, world: World) -> None:
        """One round is one intent for each creature with AP, and one pass of ACTION over them."""
        while True:
            run_pass(world, (self.decide,))
            if not world.any(Acting):
                return
            run_pass(world, self.action)


class Order:
    """The whole order of the game: the three passes, with the systems of packs put behind those they follow."""

    def __init__(
        self, action: Iterable[System], risk: Iterable[System], decide: System, turn: Iterable[System]
    ) -> None:
        self.action = list(action)
        self.risk = list(risk)
        self.decide = decide
        self.turn = [Rounds(decide, self.action), *turn]
        names = self.names()
        for name in names:
            if names.count(name) > 1:
                raise OrderError(f"system {name} stands twice in the order")

    @classmethod
    def of(cls, passes: Passes, systems: Iterable[System]) -> Order:
        """The order of these names, for each the system that has it; OrderError when there is none."""
        named = {system.name: system for system in systems}
        if missing := sorted(passes.names - named.keys()) or ([] if passes.decide else ["none at all"]):
            raise OrderError(f"the order lacks systems: {', '.join(missing)}")
        action, risk, turn = ([named[name] for name in names] for names in (passes.action, passes.risk, passes.turn))
        return cls(action, risk, named[passes.decide], turn)

    def names(self) -> list[str]:
        """Every system's name, in the order in which they run."""
        return [system.name for system in (*self.action, *self.risk, self.decide, *self.turn)]

    def is_quiet(self, world: World) -> bool:
        """Whether no system of the TURN has anything to do in this world before something is due."""
        borne = world.borne_kinds
        return all(kinds is not None and not any(kind in borne for kind in kinds) for kinds in map(_wakers, self.turn))

    def insert(self, system: System) -> None:
        """Put a pack's system behind the one it follows, or before the one it names, and behind those put there so far.

        OrderError when it stands already or has no place.
        """
        if system.name in self.names():
            raise OrderError(f"system {system.name} stands twice in the order")
        for systems in (self.action, self.risk, self.turn):
            for index, other in enumerate(systems):
                if other.name == system.follows:
                    systems.insert(index + 1 + _following(systems[index + 1 :], other.name), system)
                    return
                if other.name == system.before:
                    systems.insert(index, system)
                    return
        where = f"before {system.before}" if system.before else f"follows {system.follows or 'nothing'}"
        raise OrderError(f"system {system.name} {where}, which is not in the order")


def _following(systems: Sequence[System], name: str) -> int:
    """How many of these stand where they do because they follow this one, or one that does."""
    behind, last = {name}, 0
    for count, system in enumerate(systems, 1):
        if system.follows in behind:
            behind.add(system.name)
            last = count
        elif not system.before:  # one that runs before another stands where it does because of that one
            break
    return last


def _wakers(system: System) -> tuple[type[Component], ...] | None:
    """The components one of which must be borne for a system to act on a turn without a date; None: it always may."""
    if isinstance(system, Rounds):
        return _wakers(system.decide)
    if system.wakes_on is None and system.wants is not None:
        return (system.wants,)
    return system.wakes_on


def run_pass(world: World, systems: Sequence[System]) -> None:
    """Run systems in order over a world, those that have something to do; the doomed are buried after each."""
    borne, doomed, watcher = world.borne_kinds, world.doomed, world.watcher
    for system in systems:
        wants = system.wants
        if wants is None or wants in borne:
            system.run(world)
            if doomed:
                world.bury()
        if watcher is not None:
            watcher(system.name)


def act(world: World, order: Order, actor: int) -> None:
    """One command of a seeker: ACTION, and RISK when it spent AP."""
    before = world.get(actor, Acts).count
    run_pass(world, order.action)
    if world.alive(actor) and world.get(actor, Acts).count > before:
        run_pass(world, order.risk)


def run_to(world: World, order: Order, turn: int) -> None:
    """World turns up to this one, heard by nobody. In a quiet world those on which nothing is due are jumped over (P5).

    A jump writes what as many turns would have written: nothing.
    """
    while world.turn < turn:
        if order.is_quiet(world):
            due = world.next_due()
            world.turn = min(turn, turn if due is None else due - 1)
            if world.turn == turn:
                return
        take_turn(world, order)
        world.events.clear()


def take_turn(world: World, order: Order) -> None:
    """One world turn."""
    world.settle()
    world.turn += 1
    run_pass(world, order.turn)
    world.turn_page()
