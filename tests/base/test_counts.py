"""How much there is to meet, and that no card is another one under a new name."""

from __future__ import annotations

from collections import Counter

import pytest

from components.fight import Armour, Launcher, Thrown, Weapon
from components.item import Wearable
from components.light import EnchantedLight, Fuel
from components.place import Spot
from content.kinds import CardDefinition, Kind
from content.loader import load
from content.registry import Content
from tests.rules import rule

CONTENT = load()
AT_LEAST = {Kind.LOCATION: 20, Kind.ENEMY: 16, Kind.ITEM: 60, Kind.CONTAINER: 8, Kind.TRAP: 8, Kind.AFFLICTION: 10}
WEAPONS, ARMOUR, LIGHTS = 25, 12, 8


def in_play(content: Content, card: str) -> str:
    """All that a card does in play, whatever it is called and however often it comes."""
    definition = content.card(card)
    return repr((definition.kind, content.components(card), sorted(definition.goods.items())))


@pytest.mark.parametrize("kind", AT_LEAST)
def test_there_are_enough_cards_of_each_kind_that_differ_in_play(kind: Kind) -> None:
    cards = [card for card, definition in CONTENT.cards.items() if definition.kind is kind]

    different = {in_play(CONTENT, card) for card in cards}

    assert len(different) >= AT_LEAST[kind]


def test_no_two_cards_are_alike_in_play() -> None:
    known = Counter(in_play(CONTENT, card) for card in CONTENT.cards)

    twice = [
        card
        for card, definition in CONTENT.cards.items()
        if known[in_play(CONTENT, card)] > 1 and definition.kind is not Kind.SEEKER
    ]

    assert twice == []


@rule("COMB-4")
def test_weapons_differ_in_price_reach_hands_and_effect() -> None:
    weapons = [card for card in CONTENT.cards if CONTENT.component(card, Wearable) and CONTENT.bears(card, Weapon)]
    parts = [CONTENT.component(card, Weapon) for card in weapons]

    assert len(weapons) >= WEAPONS
    assert {part.ap for part in parts if part} >= {1, 2, 3}
    assert {part.reach for part in parts if part} >= {1, 2}
    assert {part.stamina for part in parts if part} >= {1, 2, 3, 4}
    assert any(CONTENT.bears(card, Launcher) for card in CONTENT.cards)
    assert any(CONTENT.bears(card, Thrown) for card in weapons)


@rule("COMB-2")
def test_armour_is_made_for_every_part_that_a_blow_can_strike() -> None:
    pieces = [
        wearable
        for card in CONTENT.cards
        if CONTENT.bears(card, Armour) and (wearable := CONTENT.component(card, Wearable))
    ]

    assert len(pieces) >= ARMOUR
    assert {spot for piece in pieces for spot in piece.spots} >= {Spot.HEAD, Spot.BODY, Spot.ARMS, Spot.LEGS}


@rule("LIGHT-1", "LIGHT-2")
def test_lights_burn_for_as_long_as_the_rulebook_says_and_some_are_enchanted() -> None:
    fuels = {card: fuel for card in CONTENT.cards if (fuel := CONTENT.component(card, Fuel))}

    assert len(fuels) >= LIGHTS
    assert (fuels["base:torch"].capacity, fuels["base:lantern"].capacity) == (12, 50)
    assert all(0 < fuel.left <= fuel.capacity and fuel.due is None for fuel in fuels.values())
    assert any(CONTENT.bears(card, EnchantedLight) for card in fuels)


def test_every_card_that_a_theme_deals_has_words_that_fit() -> None:
    faults = [card for card, definition in CONTENT.cards.items() if not _fits(definition)]

    assert faults == []


def _fits(card: CardDefinition) -> bool:
    shown = card.short or card.name
    told = (card.name, card.short, card.text)
    return len(shown) <= 16 and 20 <= len(card.text) <= 150 and not any("!" in words for words in told)
