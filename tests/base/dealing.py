"""Dealing: which cards a theme can deal on a level, reckoned from its deck, and which a newborn level holds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from components.card import Card
from components.creatures import Mimic
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.decks import Deck, deal

HIGHEST = 99  # no card of the base game asks for a higher level


@cache
def dealt_on(content: Content, theme: str, level: int) -> frozenset[str]:
    """Ids of cards that a birth may lay: drawn, laid on rooms, of sections, and whatever these hold."""
    deck, laws = deal(content, theme, level), content.themes[theme]
    found = {number for cards, _ in deck.draws.values() for number in cards}
    found |= {deck.numbers[card] for table in (laws.conditions, laws.veins) for card, odds in table.items() if odds}
    found |= {number for ruins, _ in deck.ruins.values() for number in ruins}
    found |= {deck.numbers[card] for section, _ in deck.sections for card in section.cards()}
    found |= {card for card, odds in deck.mouths if odds}
    return frozenset(deck.ids[number] for number in _with_goods(deck, found)) | {
        form for container in found & deck.forms.keys() for form in deck.forms[container]
    }


def _with_goods(deck: Deck, cards: Iterable[int]) -> set[int]:
    found, todo = set(cards), list(cards)
    while todo:
        goods = {card for card, odds in deck.goods[todo.pop()] if odds} - found
        found |= goods
        todo += goods
    return found


def dealt(content: Content, theme: str, levels: Iterable[int]) -> frozenset[str]:
    """The same over several levels."""
    return frozenset().union(*(dealt_on(content, theme, level) for level in levels))


def lying(world: World) -> set[str]:
    """Ids of the cards that lie in a level, mimics as what they are."""
    return {card.prototype for _, card in world.each(Card)} | {mimic.form for _, mimic in world.each(Mimic)}
