"""Content: the one result of loading packs; nothing in it ever changes (P8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from components.registry import GROUND, Component, Kinds, copied, copier
from content.answering import NOTHING, Answering
from content.build import Answer
from content.decks import cards_of
from content.dues import Due
from content.figures import Figures
from content.judge import Judge
from content.kinds import CallingDefinition, CardDefinition, Kind, ThemeDefinition
from content.learning import Learning
from content.mouths import Mouths, mouths_of
from content.sections import Section
from content.signs import UNSIGNED, Signs
from content.sums import Sum
from content.telling import NOBODY, Risk, Tellers
from content.verb import Verbs
from content.words import Words
from engine.kernel.turn import Passes

if TYPE_CHECKING:
    from engine.kernel.system import System
    from engine.kernel.world import World

C = TypeVar("C", bound=Component)
Step = Callable[[dict[str, Any]], None]
# A new component of a card, whose clock begins in this world; the last: it rests for now, within a living body.
Start = Callable[["World", Any, bool], None]


class PackInfo(NamedTuple):
    """A pack in use: what saves and recordings say about it. `digest` is of its files, `title` its name for people;
    `replaces` are systems of other packs in whose place its own run.
    """

    name: str
    version: str
    data_version: int
    digest: str
    title: str = ""
    replaces: tuple[str, ...] = ()


class Steps(NamedTuple):
    """What carries a pack's older data up to today's: functions by the data version that each leaves behind, and the
    full ids of its cards by those they had.
    """

    own: Mapping[int, Step]
    renamed: Mapping[str, str]


class Content:
    """Cards, themes, classes, sections, figures and words of all packs in use, by full id `pack:name`."""

    __slots__ = (
        "_decks",
        "_clocks",
        "_copiers",
        "_prototypes",
        "_serving",
        "answering",
        "callings",
        "cards",
        "dues",
        "figures",
        "judges",
        "kinds",
        "learning",
        "packs",
        "passes",
        "questions",
        "risks",
        "sections",
        "signs",
        "starts",
        "steps",
        "sums",
        "systems",
        "tellers",
        "themes",
        "verbs",
        "words",
    )

    cards: Mapping[str, CardDefinition]
    themes: Mapping[str, ThemeDefinition]
    callings: Mapping[str, CallingDefinition]
    sections: Mapping[str, Section]
    figures: Figures
    packs: tuple[PackInfo, ...]
    systems: tuple[System, ...]
    passes: Passes
    judges: Mapping[type[Component], Judge]
    starts: Mapping[type[Component], Start]
    risks: Mapping[type[Component], Risk]
    signs: Signs
    dues: tuple[Due, ...]
    kinds: Kinds
    learning: Learning
    answering: Answering
    questions: Mapping[str, Mapping[str, Answer]]
    steps: Mapping[str, Steps]
    sums: Mapping[str, Sum]
    verbs: Verbs
    tellers: Tellers
    words: Words
    _prototypes: Mapping[str, tuple[Component, ...]]
    _serving: dict[str, str]
    _copiers: dict[str, list[Callable[[], Component]]]
    _clocks: dict[str, tuple[tuple[int, Start], ...]]
    _decks: dict[tuple[str, Kind, int], tuple[str, ...]]

    def __init__(
        self,
        cards: dict[str, CardDefinition],
        prototypes: dict[str, tuple[Component, ...]],
        themes: dict[str, ThemeDefinition],
        callings: dict[str, CallingDefinition],
        figures: Figures,
        messages: dict[str, str],
        packs: tuple[PackInfo, ...],
        systems: tuple[System, ...],
        sections: Mapping[str, Section] = MappingProxyType({}),
        steps: Mapping[str, Steps] = MappingProxyType({}),
        passes: Passes | None = None,
        judges: Mapping[type[Component], Judge] = MappingProxyType({}),
        starts: Mapping[type[Component], Start] = MappingProxyType({}),
        kinds: Kinds = GROUND,
        sums: Mapping[str, Sum] = MappingProxyType({}),
        verbs: Verbs | None = None,
        learning: Learning | None = None,
        tellers: Tellers = NOBODY,
        risks: Mapping[type[Component], Risk] = MappingProxyType({}),
        answering: Answering = NOTHING,
        questions: Mapping[str, Mapping[str, Answer]] = MappingProxyType({}),
        signs: Signs = UNSIGNED,
        dues: tuple[Due, ...] = (),
    ) -> None:
        put = super().__setattr__
        put("cards", MappingProxyType(cards))
        put("themes", MappingProxyType(themes))
        put("callings", MappingProxyType(callings))
        put("sections", MappingProxyType(dict(sections)))
        put("figures", figures)
        put("packs", packs)
        put("systems", systems)
        put("passes", passes or Passes())
        put("judges", MappingProxyType(dict(judges)))
        put("starts", MappingProxyType(dict(starts)))
        put("kinds", kinds)
        put("learning", learning or Learning())
        put("verbs", verbs or Verbs())
        put("answering", answering)
        put("questions", MappingProxyType(dict(questions)))
        put("steps", MappingProxyType(dict(steps)))
        put("sums", MappingProxyType(dict(sums)))
        put("tellers", tellers)
        put("risks", MappingProxyType(dict(risks)))
        put("signs", signs)
        put("dues", dues)
        put("words", Words(MappingProxyType(messages), self.cards, self.themes, self.callings, self.sections))
        put("_prototypes", MappingProxyType(prototypes))
        put("_serving", {card.serves: name for name, card in cards.items() if card.serves})
        put("_decks", {})
        put("_copiers", {})
        put("_clocks", {})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"content never changes: {name}")

    def card(self, card: str) -> CardDefinition:
        """A card's definition; KeyError when no pack has it."""
        return self.cards[card]

    def serving(self, need: str) -> str:
        """The card that a rule brings for this; KeyError when none serves it."""
        return self._serving[need]

    def components(self, card: str) -> tuple[Component, ...]:
        """Copies of the components that a card is born with, in the order of their names; KeyError as `card`."""
        copiers = self._copiers.get(card)
        if copiers is None:
            copiers = self._copiers[card] = [copier(part) for part in self._prototypes[card]]
        return tuple([copy() for copy in copiers])

    def clocks(self, card: str) -> tuple[tuple[int, Start], ...]:
        """Which of the components that a card is born with begin to go by a clock, by place, and how."""
        found = self._clocks.get(card)
        if found is None:
            parts = enumerate(self._prototypes[card])
            found = tuple((at, self.starts[type(part)]) for at, part in parts if type(part) in self.starts)
            self._clocks[card] = found
        return found

    def component(self, card: str, kind: type[C]) -> C | None:
        """A copy of one component that a card is born with, or None."""
        for part in self._prototypes[card]:
            if isinstance(part, kind):
                return copied(part)
        return None

    def bears(self, card: str, kind: type[Component]) -> bool:
        """Whether a card is born with the component."""
        return any(isinstance(part, kind) for part in self._prototypes[card])

    def mouths(self, theme: str) -> Mouths:
        """The cards by which one goes into a sub-dungeon of this theme and out again."""
        return mouths_of(self._prototypes, theme)

    def deck(self, deck: str, kind: Kind, level: int) -> list[str]:
        """Ids of the deck's cards of a kind that turn up on a level from 1, sorted (DECK-1)."""
        key = (deck, kind, level)
        if key not in self._decks:
            self._decks[key] = tuple(cards_of(self.cards, deck, kind, level))
        return list(self._decks[key])
