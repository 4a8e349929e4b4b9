"""Registrar: the door by which a pack's module adds its systems; its module is imported only when it is enabled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from components.registry import GROUND, Component, Kinds, is_timed
from content.answering import Record, Spread
from content.faults import Faults, meant
from content.imported import module_of, raised
from content.judge import Foresee, Judge, Rule
from content.learning import LAST, Learning, Proficiency
from content.manifest import Pack
from content.order import BASE
from content.registry import Start, Step
from content.speaking import Speaking
from content.verb import Verb
from engine.kernel.system import System
from engine.kernel.turn import Passes
from engine.kernel.world import World

Names = Iterable[str]
OfWeapon = Callable[[World, int], bool] | None


class Registrar(Speaking):
    """What a pack's function `register(pack)` is given."""

    def __init__(self, name: str, replaces: Names = (), kinds: Kinds = GROUND) -> None:
        super().__init__(name)
        # Of the set that is loaded: those of packs before it too.
        self.kinds = kinds
        self.replaces = frozenset(replaces)
        self.passes = Passes()
        self.systems: list[System] = []
        self.judges: dict[type[Component], Judge] = {}
        self.verbs: dict[str, Verb] = {}
        self.starts: dict[type[Component], Start] = {}
        self.steps: dict[int, Step] = {}
        self.learning = Learning()
        self.needs: list[str] = []
        self.answering: dict[type[Component] | str, Record] = {}

    def add_order(self, action: Names, risk: Names, decide: str, turn: Names) -> None:
        """Give the game the order of its turn: names of systems, which are added besides and need follow nobody."""
        self.passes = Passes(tuple(action), tuple(risk), decide, tuple(turn))

    def add_system(self, system: System) -> None:
        """Give the game a system: it runs where the order names it, or right behind the one that it `follows`, or right
        `before` another; one that the manifest `replaces` runs where that one did.
        """
        if not isinstance(system, System):
            called = f"the class {system.__name__}: add {system.__name__}()" if isinstance(system, type) else system
            raise TypeError(f"expected a system, got {called}")
        if not (system.follows or system.before) and system.name not in self.passes.names | self.replaces:
            raise ValueError(
                f"system {system.name} has no place in the turn: say which system it `follows`, or runs `before`"
            )
        if system.follows and system.before:
            raise ValueError(f"system {system.name} has two places in the turn: `follows` or `before`, not both")
        if type(system).run is System.run:
            raise ValueError(f"system {system.name} does nothing: give it a method run(self, world)")
        self.systems.append(system)

    def add_judge(
        self, intent: type[Component], rule: Rule, foresee: Foresee | None = None, hand: str = ""
    ) -> None:
        """Let a function rule on this kind of intent, and another add odds and damage to a ruling that is legal.

        `hand` is the field of the intent that names what a hand is laid on, which wakes a mimic.
        """
        if intent in self.judges:
            raise ValueError(f"{intent.__qualname__} has a judge already")
        self.judges[intent] = Judge(rule, foresee, hand)

    def add_verb(self, verb: Verb) -> None:
        """Give the players a verb: window, text and wire read all of it from its record."""
        if self.name != BASE and not verb.name.startswith(f"{self.name}:"):
            raise ValueError(f'verb "{verb.name}" does not begin with "{self.name}:"')
        if verb.name in self.verbs:
            raise ValueError(f'there is a verb "{verb.name}" already')
        self.verbs[verb.name] = verb
        if verb.rule is not None:
            self.add_system(verb.rule())
        if verb.judge is not None and verb.intent is not None:
            self.add_judge(verb.intent, verb.judge, verb.foresee, verb.hand)

    def add_start(self, kind: type[Component], start: Start) -> None:
        """Say how the clock of a component starts when a card is born: `start(world, part, resting)` sets its `due`."""
        if not is_timed(kind):
            raise ValueError(f"{kind.__qualname__} has no field `due`, and so no clock")
        if kind in self.starts:
            raise ValueError(f"the clock of {kind.__qualname__} has a start already")
        self.starts[kind] = start

    def add_proficiency(
        self, name: str, place: int = LAST, icon: str = "info", of_weapon: OfWeapon = None, sold: bool = True
    ) -> None:
        """Declare a proficiency beside the rule that reads it: lessons sell it, and lists have it by its `place`.

        With `of_weapon`, which asks of a weapon in hand, it enters every attack with such a weapon and grows by it.
        """
        skills, abilities = self.learning
        self.learning = Learning((*skills, Proficiency(name, place, icon, of_weapon, sold)), abilities)

    def add_ability(self, name: str) -> None:
        """Declare what a class can do and no other, beside the rule that asks whether somebody is `able`."""
        skills, abilities = self.learning
        self.learning = Learning(skills, (*abilities, name))

    def add_need(self, need: str) -> None:
        """Say that a rule brings a card by itself: the one that `serves` this, which `content.serving` names."""
        self.needs.append(need)

    def add_answering(self, record: Record) -> None:
        """Say what a component means on an answer (a condition, a price, an effect), or how one answer is several."""
        about = record.name if isinstance(record, Spread) else record.kind
        if about in self.answering:
            raise ValueError(f"what {_called(about)} means on an answer is said already")
        self.answering[about] = record

    def add_step(self, version: int, step: Step) -> None:
        """Carry saves from this data version of the pack to the next: `step` changes the plain data it is given.

        Saves of every older version pass through all steps behind it, in order (S7); steps are kept for ever.
        """
        if version in self.steps:
            raise ValueError(f"data version {version} has a step already")
        self.steps[version] = step


def registered(packs: list[Pack], faults: Faults, kinds: Kinds, only: Path | None = None) -> list[Registrar]:
    """Import the modules of packs with code, in order, and collect what they add; their components go into `kinds`.

    With `only` the code of the pack in that folder alone is run; all others are left alone, and what follows from that
    is no fault.
    """
    out: list[Registrar] = []
    names: list[str] = []
    for pack in packs:
        if not pack.manifest.code:
            continue
        if only is not None and pack.folder.path != only:
            faults.mute.add(pack.name)
            continue
        registrar = Registrar(pack.name, pack.manifest.replaces, kinds)
        try:
            with kinds.collecting(pack.name):
                module_of(pack, kinds).register(registrar)
        except KeyboardInterrupt:
            raise  # somebody gives up waiting
        except BaseException as error:  # a module that would end the program is as faulty as one that falls over
            text = f"expected a module with a function register(pack), got {type(error).__name__}: {error}"
            faults.add(raised(pack, error), f'pack "{pack.name}"', "code", text)
            faults.mute.add(pack.name)
        own: list[str] = []
        for system in registrar.systems:
            _check_place(pack, system, (names, own), any(other.passes.decide for other in out), faults)
            own.append(system.name)
        names += own
        if pack.name not in faults.mute:
            _check_steps(pack, registrar, faults)
            _check_declared(pack, registrar, out, faults)
        out.append(registrar)
    _check_judged(packs, out, faults)
    return out


def note_ties(packs: list[Pack], registrars: list[Registrar], faults: Faults) -> None:
    """Note systems that follow the same one, or run before it: they run in the order in which they were added."""
    by_name = {pack.name: pack for pack in packs}
    beside: dict[str, list[str]] = {}
    for registrar in registrars:
        for system in (system for system in registrar.systems if system.follows or system.before):
            how = f"follows {system.follows}" if system.follows else f"runs before {system.before}"
            others = beside.setdefault(how, [])
            if others:
                pack = by_name[registrar.name]
                text = f"{system.name} {how} as {', '.join(others)} does, and runs after it"
                faults.note(pack.place("code"), f'pack "{pack.name}"', text)
            others.append(system.name)




def _check_steps(pack: Pack, registrar: Registrar, faults: Faults) -> None:
    """Report steps from versions that no older save of the pack has."""
    last = pack.manifest.data_version
    for version in registrar.steps:
        if not 1 <= version < last:
            text = f"expected a step from a version below its own {last}, got one from {version}"
            faults.add(pack.place("data_version"), f'pack "{pack.name}"', "data_version", text)


def _check_declared(pack: Pack, registrar: Registrar, before: list[Registrar], faults: Faults) -> None:
    """Report what another pack has declared: an intent has one judge, a clock one start, the game one order."""
    for other in before:
        taken = [f"a judge of {kind.__qualname__}" for kind in registrar.judges if kind in other.judges]
        taken += [f"a start of {kind.__qualname__}" for kind in registrar.starts if kind in other.starts]
        taken += [f"the risk of {kind.__qualname__}" for kind in registrar.risks if kind in other.risks]
        taken += [f"the sum {name}" for name in registrar.sums if name in other.sums]
        taken += [f"what {_called(about)} means on an answer" for about in registrar.answering
                  if about in other.answering]
        taken += ["an order of the turn"] if registrar.passes.decide and other.passes.decide else []
        for what in taken:
            text = f'expected nothing that pack "{other.name}" has declared, got {what}'
            faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)


def _called(about: type[Component] | str) -> str:
    return about if isinstance(about, str) else about.__qualname__


def _check_judged(packs: list[Pack], registrars: list[Registrar], faults: Faults) -> None:
    """Report verbs whose intent nobody judges: they could never be done."""
    judged = {intent for registrar in registrars for intent in registrar.judges}
    by_name = {pack.name: pack for pack in packs}
    for registrar in registrars:
        for verb in registrar.verbs.values():
            if verb.intent is not None and verb.intent not in judged and registrar.name not in faults.mute:
                pack = by_name[registrar.name]
                text = f"expected a judge of {verb.intent.__qualname__} for the verb {verb.name}, got none"
                faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)


def _check_place(
    pack: Pack, system: System, before: tuple[list[str], list[str]], all_known: bool, faults: Faults
) -> None:
    """Report a system whose name is taken, or which follows none that comes `before` it: of other packs, and its own.
    """
    others, own = before
    names, replaces = [*others, *own], f'replaces = ["{system.name}"]'
    if system.name in names:
        if system.name not in own and system.name in pack.manifest.replaces:
            return
        text = f"expected a name of its own for system {system.name}, got one that another has"
        text += "" if system.name in own else f"; to put it in that one's place, write {replaces} in pack.toml"
    elif all_known and (asked := system.follows or system.before) not in names and asked:
        place = "to follow" if system.follows else "to run before"
        text = f'expected a system for {system.name} {place}, got "{asked}"{meant(asked, names)}'
    else:
        return
    faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)
