"""Decks: whether a theme finds, on every level, a card of each kind that its shares ask for (DECK-1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from content.collect import Collected
from content.faults import meant
from content.kinds import CardDefinition, Kind, ThemeDefinition

_ALWAYS = (Kind.LOCATION,)


def cards_of(cards: Mapping[str, CardDefinition], deck: str, kind: Kind, level: int) -> list[str]:
    """Ids of the deck's cards of a kind that turn up on a level, sorted."""
    return sorted(
        name
        for name, card in cards.items()
        if card.kind is kind and deck in card.decks and card.levels[0] <= level <= card.levels[1]
    )


def check_decks(
    collected: Collected, themes: Mapping[str, ThemeDefinition], cards: Mapping[str, CardDefinition]
) -> None:
    """Report shares that cannot be dealt, shares beyond a hundred, and tags that no card has."""
    tags = {tag for card in cards.values() for tag in card.tags}
    decks = {deck for card in cards.values() for deck in card.decks}
    for name, theme in themes.items():
        entry = collected.entries["theme"][name]
        if theme.deck not in decks:
            text = f'expected a deck that cards name, got "{theme.deck}"{meant(theme.deck, decks)}'
            collected.faults.add(entry.where(("deck",)), entry.subject, "deck", text)
            continue
        total = sum(theme.shares.values())
        if total > 100:
            text = f"expected shares of a hundred side slots, got {total} in sum"
            collected.faults.add(entry.where(("shares",)), entry.subject, "shares", text)
        for tag in theme.favours:
            if tag not in tags:
                text = f'expected a tag that cards have, got "{tag}"{meant(tag, tags)}'
                collected.faults.add(entry.where(("favours", tag)), entry.subject, f"favours.{tag}", text)
        for kind in (*_ALWAYS, *(kind for kind, share in theme.shares.items() if share)):
            empty = _empty_level(theme, kind, cards)
            if empty:
                text = f'expected a card of kind {kind} in deck "{theme.deck}" for level {empty}, got none'
                collected.faults.add(entry.where(("shares", kind.value)), entry.subject, f"shares.{kind}", text)


def _empty_level(theme: ThemeDefinition, kind: Kind, cards: Mapping[str, CardDefinition]) -> int:
    """The first level on which no card of the kind can be dealt, or 0."""
    fitting = [
        card for card in cards.values() if card.kind is kind and theme.deck in card.decks and _weight(card, theme)
    ]
    for level in _bounds(fitting):
        if not any(card.levels[0] <= level <= card.levels[1] for card in fitting):
            return level
    return 0


def _bounds(cards: Iterable[CardDefinition]) -> list[int]:
    return sorted({1} | {card.levels[1] + 1 for card in cards if card.levels[1] < 99})


def _weight(card: CardDefinition, theme: ThemeDefinition) -> int:
    weight = card.weight
    for tag in card.tags:
        weight *= theme.favours.get(tag, 100)
    return weight
