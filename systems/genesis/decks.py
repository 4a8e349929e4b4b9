"""Decks: the cards that a theme's deck offers at a level, weighed by what the theme favours (DECK-1, THEME-1)."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

import msgspec

from components.gathering import Outcrop, Vein
from components.locks import Lock
from components.room import Hoard, Location
from content.decks import weight
from content.kinds import Kind, ThemeDefinition
from content.naming import by_name, named
from content.registry import Content
from content.sections import Section
from content.unmet import RUIN
from engine.kernel.dice import Stream
from systems.conditions.fitting import fits
from systems.creatures.mimicry import forms
from systems.genesis.needs import BARE_GROUND, KEY, STAIRS

NO_CARD = -1
_HOLDERS = (Kind.CONTAINER, Kind.ENEMY)


class Deck(msgspec.Struct, eq=False):
    """Cards numbered from 0, side by side: id, kind, size and worth of a location, tier of a container's lock, goods.

    `goods` are the cards that a holder may hold, with their chances in per cent. `conditions` are those that fit a
    location, with theirs; `veins` the shares of the one roll for a vein; `portions` the bounds of what a vein holds,
    0 for an outcrop, which holds by the size of its room. `mouths` are cards that lead into sub-dungeons, with their
    chances, `way_out` the one that leads out of this. `ruins` are the conditions that age may bring to a location, with
    the running totals of their weights; `forms` those of mimics that can be taken for a container. `sections` are
    hand-built pieces with their weights, `needed` the cards that are there whatever is dealt. `draws` gives for each
    kind its cards and the running totals of their weights.
    """

    ids: list[str] = []
    kinds: list[Kind] = []
    sizes: list[int] = []
    worths: list[int] = []
    tiers: list[int] = []
    goods: list[list[tuple[int, int]]] = []
    draws: dict[Kind, tuple[list[int], list[int]]] = {}
    numbers: dict[str, int] = {}
    conditions: dict[int, list[tuple[int, int]]] = {}
    veins: list[tuple[int, int]] = []
    portions: dict[int, tuple[int, int]] = {}
    mouths: list[tuple[int, int]] = []
    way_out: int = NO_CARD
    places: dict[int, Location] = {}
    ruins: dict[int, tuple[list[int], list[int]]] = {}
    forms: dict[int, list[str]] = {}
    sections: list[tuple[Section, int]] = []
    needed: dict[str, int] = {}

    def brought(self, need: str) -> str:
        """The card that is there for a need, whatever is dealt."""
        return self.ids[self.needed[need]]

    def draw(self, kind: Kind, stream: Stream) -> int:
        """A card of this kind, as often as its weight says; NO_CARD when the deck has none."""
        cards, totals = self.draws.get(kind, ([], []))
        if not cards:
            return NO_CARD
        return cards[bisect_right(totals, stream.below(totals[-1]))]

    def number(self, content: Content, card: str) -> int:
        """The number of a card, which joins the deck if it is new."""
        known = self.numbers.get(card)
        if known is not None:
            return known
        number = self.numbers[card] = len(self.ids)
        self.ids.append(card)
        self.kinds.append(content.card(card).kind)
        location, hoard = content.component(card, Location), content.component(card, Hoard)
        lock = content.component(card, Lock)
        if location is not None:
            self.places[number] = location
        self.sizes.append(location.size if location is not None else 0)
        self.worths.append(hoard.worth if hoard is not None else 0)
        self.tiers.append(lock.tier if lock is not None else 0)
        self.goods.append([])
        return number


@lru_cache(maxsize=32)
def deal(content: Content, name: str, level: int) -> Deck:
    """The deck of a theme at a level, with everything that its containers and enemies may hold; nobody changes it."""
    theme = content.themes[name]
    deck = Deck()
    for kind in {Kind.LOCATION: 0, **theme.shares}:
        cards = [card for card in content.deck(theme.deck, kind, level) if weight(content.card(card), theme)]
        numbers = [deck.number(content, card) for card in cards]
        weights = [weight(content.card(card), theme) for card in cards]
        deck.draws[kind] = (numbers, list(accumulate(weights)))
        if kind in _HOLDERS:
            for card in cards:
                _fill(content, theme, deck, card)
    for need in (BARE_GROUND, *STAIRS[theme.climbed], KEY):
        deck.needed[need] = deck.number(content, content.serving(need))
    _lay_ready(content, theme, deck)
    _age_ready(content, theme, deck, level)
    _draw_ready(content, name, deck, level)
    deck.mouths = [(deck.number(content, content.mouths(to).into), odds) for to, odds in named(theme.mouths)]
    if theme.sub:
        deck.way_out = deck.number(content, content.mouths(name).out)
    return deck


def _lay_ready(content: Content, theme: ThemeDefinition, deck: Deck) -> None:
    """Number the theme's conditions and veins, and say which conditions fit which locations."""
    numbers = {card: deck.number(content, card) for card in sorted({**theme.conditions, **theme.veins}, key=by_name)}
    for card, number in numbers.items():
        vein = content.component(card, Vein)
        if vein is not None:
            deck.portions[number] = (vein.least, vein.most)
        elif content.bears(card, Outcrop):
            deck.portions[number] = (0, 0)
    deck.veins = [(numbers[card], share) for card, share in named(theme.veins)]
    for place in deck.draws[Kind.LOCATION][0] if theme.conditions else ():
        chances = named(theme.conditions)
        found = [(numbers[card], chance) for card, chance in chances if fits(content, card, deck.ids[place])]
        deck.conditions[place] = found


def _age_ready(content: Content, theme: ThemeDefinition, deck: Deck, level: int) -> None:
    """Say which ruin may come to which location, and which containers may be mimics."""
    found = [card for card in content.deck(theme.deck, Kind.CONDITION, level) if RUIN in content.card(card).tags]
    weights = {card: weight(content.card(card), theme) for card in found}
    numbers = {card: deck.number(content, card) for card in found if weights[card]}
    for place in deck.draws[Kind.LOCATION][0]:
        fitting = [card for card in numbers if fits(content, card, deck.ids[place])]
        deck.ruins[place] = ([numbers[card] for card in fitting], list(accumulate(weights[card] for card in fitting)))
    for container in deck.draws.get(Kind.CONTAINER, ([], []))[0]:
        posing = forms(content, deck.ids[container])
        if posing:
            deck.forms[container] = posing


def _draw_ready(content: Content, name: str, deck: Deck, level: int) -> None:
    """Number every card of the sections that may stand in the theme at the level."""
    theme = content.themes[name]
    for _, section in named(content.sections):
        often = section.weight(name, theme, level)
        if often:
            deck.sections.append((section, often))
            for card in section.cards():
                deck.number(content, card)
                if content.card(card).kind in _HOLDERS:
                    _fill(content, theme, deck, card)


def _fill(content: Content, theme: ThemeDefinition, deck: Deck, card: str) -> None:
    goods = [
        (deck.number(content, item), chance)
        for item, chance in named(content.card(card).goods)
        if theme.deck in content.card(item).decks
    ]
    deck.goods[deck.numbers[card]] = goods
