"""Decks: whether a theme finds, on every level, a card of each kind that its shares ask for (DECK-1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from content.collect import Collected
from content.faults import meant, show
from content.kinds import DROWNED, NO_END, CardDefinition, Kind, ThemeDefinition, turns_up
from content.naming import by_name

_ALWAYS = (Kind.LOCATION,)


class Weighed(Protocol):
    """What themes weigh by its tags: a card, or a section."""

    @property
    def tags(self) -> tuple[str, ...]:
        """What it is."""

    @property
    def weight(self) -> int:
        """How often it comes, beside 10 for an ordinary one."""


def cards_of(cards: Mapping[str, CardDefinition], deck: str, kind: Kind, level: int) -> list[str]:
    """Ids of the deck's cards of a kind that turn up on a level, by name."""
    found = (
        name
        for name, card in cards.items()
        if card.kind is kind and deck in card.decks and turns_up(card.levels, level)
    )
    return sorted(found, key=by_name)


def weight(card: Weighed, theme: ThemeDefinition) -> int:
    """How often a card comes in a theme beside others of its like, in hundredths; 0 when the theme bars it."""
    if not theme.bars or not set(card.tags).intersection(theme.bars):
        found = card.weight * 100
        for tag in card.tags:
            found = found * theme.favours.get(tag, 100) // 100
        return found
    return 0


def check_decks(
    collected: Collected, themes: Mapping[str, ThemeDefinition], cards: Mapping[str, CardDefinition]
) -> None:
    """Report shares that cannot be dealt or exceed a hundred, and decks, tags, conditions and themes not there."""
    decks = {deck for card in cards.values() for deck in card.decks}
    for name, theme in themes.items():
        entry = collected.entries["theme"][name]
        if theme.deck not in decks:
            text = f'expected a deck that cards name, got "{theme.deck}"{meant(theme.deck, decks)}'
            collected.faults.add(entry.where(("deck",)), entry.subject, "deck", text)
            continue
        if theme.drowned not in {*decks, DROWNED}:
            text = f'expected a deck that cards name, got "{theme.drowned}"{meant(theme.drowned, decks)}'
            collected.faults.add(entry.where(("drowned",)), entry.subject, "drowned", text)
        for field in ("shares", "veins"):
            total = sum(getattr(theme, field).values())
            if total > 100:
                text = f"expected shares of a hundred{' side slots' * (field == 'shares')}, got {total} in sum"
                collected.faults.add(entry.where((field,)), entry.subject, field, text)
        for keys, text in (*_tags(theme, cards), *_conditions(theme, cards), *_mouths(theme, themes)):
            collected.faults.add(entry.where(keys), entry.subject, ".".join(keys), text)
        for kind in (*_ALWAYS, *(kind for kind, share in theme.shares.items() if share)):
            empty = _empty_level(theme, kind, cards)
            if empty:
                text = f'expected a card of kind {kind} in deck "{theme.deck}" for level {empty}, got none'
                collected.faults.add(entry.where(("shares", kind.value)), entry.subject, f"shares.{kind}", text)
    dealt = {deck for theme in themes.values() for deck in (theme.deck, theme.drowned)}
    for name, card in cards.items():
        for deck in card.decks:
            if deck not in dealt:
                entry = collected.entries["card"][name]
                text = f"expected a deck that a theme deals from, got {show(deck)}{meant(deck, dealt)}"
                collected.faults.add(entry.where(("decks",)), entry.subject, "decks", text)


def _tags(theme: ThemeDefinition, cards: Mapping[str, CardDefinition]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Tags that the theme speaks of and no card has."""
    known = {tag for card in cards.values() for tag in card.tags}
    spoken: list[tuple[tuple[str, ...], str]] = [(("favours", tag), tag) for tag in theme.favours]
    spoken += [(("bars",), tag) for tag in theme.bars]
    spoken += [((field,), tag) for field in ("sign", "lean") if (tag := getattr(theme, field))]
    for keys, tag in spoken:
        if tag not in known:
            yield keys, f'expected a tag that cards have, got "{tag}"{meant(tag, known)}'


def _conditions(theme: ThemeDefinition, cards: Mapping[str, CardDefinition]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the theme lays on rooms and is no condition of its deck."""
    known = [name for name, card in cards.items() if card.kind is Kind.CONDITION and theme.deck in card.decks]
    for field, table in (("conditions", theme.conditions), ("veins", theme.veins)):
        for card in table:
            if card not in known and card in cards:
                text = f'expected a condition of deck "{theme.deck}", got "{card}"{meant(card, known)}'
                yield (field, card.partition(":")[2]), text


def _mouths(theme: ThemeDefinition, themes: Mapping[str, ThemeDefinition]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Mouths that lead to no sub-dungeon."""
    known = [name for name, other in themes.items() if other.sub]
    for name in theme.mouths:
        if name not in known:
            yield ("mouths", name), f'expected a theme of a sub-dungeon, got "{name}"{meant(name, known)}'


def _empty_level(theme: ThemeDefinition, kind: Kind, cards: Mapping[str, CardDefinition]) -> int:
    """The first level on which no card of the kind can be dealt, or 0."""
    fitting = [
        card for card in cards.values() if card.kind is kind and theme.deck in card.decks and weight(card, theme)
    ]
    for level in _bounds(fitting):
        if not any(turns_up(card.levels, level) for card in fitting):
            return level
    return 0


def _bounds(cards: Iterable[CardDefinition]) -> list[int]:
    return sorted({1} | {card.levels[1] + 1 for card in cards if card.levels[1] != NO_END})
