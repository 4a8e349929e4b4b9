"""Verb: all that the game and its faces know of one thing that can be done; every face reads these records alone.

A room of the rules, or a pack, adds one beside the rule that carries it out: `game.add_verb(Verb(...))`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from components.registry import Component
from content.judge import Foresee, Rule
from engine.kernel.command import ADDRESSED, Command, fields_of, name_of
from engine.kernel.system import System

if TYPE_CHECKING:
    from engine.kernel.world import World

# The headings under which commands stand, in the order in which they are shown.
GROUPS = ("answer", "fight", "here", "way", "use", "turn", "errand", "kit", "lesson", "care")


class Where(Enum):
    """Where what a command is done to is found, one command for each."""

    ALONE = "nothing: one command without an address"
    HEADING = "each of the four headings"
    SLOT = "the centre and the four sides"
    BEYOND = "the way beyond each heading"
    CREATURE = "each creature that is known"
    WORN = "each card that is worn or held"
    CARRIED = "each card that is worn, held or in the pack"
    INSIDE = "each card in what is carried"
    LYING = "each card that is known to lie about"
    CENTRE = "the room itself"
    CONDITION = "each condition of the room"
    CHOICE = "each answer of the pending choice"
    LISTED = "what a list of its own names"


class Offer(NamedTuple):
    """Where commands of a verb come from: for each target `where` that `bears` all these components, one command.

    `when(world, seeker, target)` may pass targets over. `each(world, target)` gives the values of a second field; with
    `aimed` that is each creature that is known. `holding` asks for a carried card with that component. `lists(world,
    seeker)` are the commands of a verb that is LISTED; `singly` keeps what is known of each of them apart, which is
    worth it where there are many. What is `last` stands behind the other deeds of the same card.
    """

    where: Where
    bears: tuple[type[Component], ...] = ()
    when: Callable[[World, int, int], bool] | None = None
    each: Callable[[World, int], Iterable[Any]] | None = None
    aimed: bool = False
    holding: type[Component] | None = None
    lists: Callable[[World, int], Iterable[Command]] | None = None
    singly: bool = False
    last: bool = False

    def fits(self, world: World, seeker: int, target: int) -> bool:
        """Whether this target is one."""
        return all(world.has(target, kind) for kind in self.bears) and (
            self.when is None or self.when(world, seeker, target)
        )


class Seat(NamedTuple):
    """Where a command stands in lists: the group by whose order, and the place in it, lower first.

    `kind` is the heading that it stands under where that is another.
    """

    group: str
    place: int
    kind: str = ""


class Shown(Enum):
    """When a command that is refused is shown all the same, with the reason."""

    NEVER = "never"
    WORTH = "for a reason that some verb calls worth telling"
    BARRED = "so, and because of a wall or a shut door too"
    ALWAYS = "always"


class Change(Enum):
    """What a command makes of the threat that enemies are (P7)."""

    NOTHING = "nothing that is known"
    PASSES = "the seeker waits"
    FELLS = "its target may fall"
    MOVES = "the seeker stands elsewhere"


class Errand(NamedTuple):
    """A verb that is played as many single commands: from the world, its seeker and the command to

    `course`: the next single command by how many were played, None at its end, or why it cannot begin;
    `turns`: world turns that pass if nothing comes; `prices`: AP of each step as far as the way is known;
    `ways`: the heading out of each room on the way, whose dangers are asked about first.
    `told` is the message that tells of it when it is over. What `sweeps` is not broken off by what it turns up.
    """

    course: Callable[[World, int, Any], Any]
    turns: Callable[[World, Any], int] | None = None
    prices: Callable[[World, int, Any], tuple[int, ...]] | None = None
    ways: Callable[[World, int, Any], Any] | None = None
    told: str = ""
    sweeps: bool = False


class Verb(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One thing that can be done.

    `command`: its kind of command, whose fields say what it asks for. `group`, `place`: where it stands in lists;
    `moved(command, legal)` may seat one command elsewhere. `icon`: the glyph.
    `offers`: which commands are worth asking the judge about.
    `intent`: the component that a single command becomes, made of its fields in order or by `intend(world, seeker,
    command, *fields)`, where addresses are entities and headings numbers; or `errand`.
    `rule`: the system that carries it out, where no room lists it among its own.
    `judge`, `foresee`, `hand`: see Registrar.add_judge; no judge where another verb of the same intent has it.
    `label(world, seeker, command, *fields)`: the words of a command, else the message `act.NAME` with its fields;
    `beside`: what else is said of one that is legal. Both are of systems.core.verdict.Said.
    `shown`: whether a refused one is; `worth`: message ids of refusals that are worth it.
    `typed`: words for several verbs under which text takes this one as well.
    `trains`: the proficiency that its use trains. `undoes`: the verb whose deed it takes back.
    `change`: what it makes of the threat. `of_place`: done to the location, whatever its fields; `at` is the address
    that it is aimed at without one. `aside`: not offered next just because something was done to its card.
    `felt`: tried even when it is known to be refused. `goes`: the seeker leaves what it looked at. `kindles`: it makes
    light. `drags`: what its card is dragged onto in the window.
    """

    command: type[Command]
    group: str
    place: int
    icon: str = "info"
    offers: tuple[Offer, ...] = ()
    intent: type[Component] | None = None
    intend: Callable[..., Any] | None = None
    rule: type[System] | None = None
    judge: Rule | None = None
    foresee: Foresee | None = None
    hand: str = ""
    errand: Errand | None = None
    label: Callable[..., Any] | None = None
    beside: Callable[..., Iterable[Any]] | None = None
    moved: Callable[[Any, bool], Seat | None] | None = None
    shown: Shown = Shown.NEVER
    worth: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    trains: str = ""
    undoes: str = ""
    change: Change = Change.NOTHING
    of_place: bool = False
    at: str = ""
    aside: bool = False
    felt: bool = False
    goes: bool = False
    kindles: bool = False
    drags: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if (self.intent is None) == (self.errand is None):
            raise ValueError(f"verb {self.name} has neither an intent nor an errand, or both")
        if self.group not in GROUPS:
            raise ValueError(f'verb {self.name} stands in the group "{self.group}": expected one of {GROUPS}')

    @property
    def name(self) -> str:
        """What `do` calls it, and `act.NAME`, `verb.NAME` in the messages."""
        return name_of(self.command)

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """Fields of its command, each with what is looked for there."""
        return fields_of(self.command)

    @property
    def address(self) -> str:
        """Its one field that is an address; nothing where there is none, or another field besides."""
        named = [field for field, want in self.fields if want != "body"]
        return named[0] if len(named) == 1 and dict(self.fields)[named[0]] in ADDRESSED else ""

    def asked(self, *fields: object) -> Command:
        """A command of it with these fields, in order."""
        make: Any = self.command
        command: Command = make(*fields)
        return command

    def seat(self, command: Command, legal: bool = True) -> Seat:
        """Where a command of it stands."""
        moved = self.moved(command, legal) if self.moved is not None else None
        return moved or Seat(self.group, self.place)


class Verbs:
    """The verbs of all packs in use, in the order of lists. Read only."""

    __slots__ = ("_by_kind", "_offers", "_trained", "by_name", "worth")

    by_name: Mapping[str, Verb]
    worth: frozenset[str]

    def __init__(self, verbs: Iterable[Verb] = ()) -> None:
        ordered = sorted(verbs, key=lambda verb: (GROUPS.index(verb.group), verb.place))
        self.by_name = MappingProxyType({verb.name: verb for verb in ordered})
        self.worth = frozenset(message for verb in ordered for message in verb.worth)
        self._by_kind = {verb.command: verb for verb in ordered}
        self._trained = {verb.intent: verb.trains for verb in ordered if verb.intent is not None and verb.trains}
        found: dict[Where, list[tuple[Verb, Offer]]] = {where: [] for where in Where}
        for last in (False, True):
            for verb in ordered:
                for offer in verb.offers:
                    if offer.last is last:
                        found[offer.where].append((verb, offer))
        self._offers = {where: tuple(offers) for where, offers in found.items()}

    def __iter__(self) -> Any:
        return iter(self.by_name.values())

    def of(self, command: Command) -> Verb:
        """The verb of a command; KeyError when no pack in use has it."""
        return self._by_kind[type(command)]

    def offering(self, where: Where) -> tuple[tuple[Verb, Offer], ...]:
        """The verbs that look for their targets there, in order."""
        return self._offers[where]

    def trained_by(self, intent: type[Component]) -> str:
        """The proficiency that carrying out such an intent trains, or nothing."""
        return self._trained.get(intent, "")
