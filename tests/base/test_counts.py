"""How much there is to meet (chapter 8 of the rulebook), and that no card is another one under a new name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from components.combat import Armour, Launcher, Thrown, Weapon
from components.light import EnchantedLight, Fuel
from components.place import Spot
from components.registry import Component
from components.things import Wearable
from content.decks import weight
from content.kinds import CardDefinition, Kind
from content.loader import load
from content.stats import counted, in_play
from content.targets import PLACES_OF_A_THEME, TARGETS
from tests.rule_table import SEEDS
from tests.rules import rule

CONTENT = load()


# How many there are until a later part brings the rest: fewer would be a loss.
NOW = {"named beasts": 4, "items": 160, "weapons": 26, "pieces of armour": 13, "lights and fuels": 9,
       "foods and drinks": 35, "spells and scrolls": 8, "enchantments": 2, "location upgrades": 2, "events": 1,
       "hand-built sections": 16, "classes": 3}
KINDS_OF_PLACE, KINDS_NOW = PLACES_OF_A_THEME, {"main": 11, "mine": 8, "chasm": 8, "laboratory": 8}


def different(cards: Iterable[str]) -> int:
    """How many of these cards differ in play."""
    return len({in_play(CONTENT, card) for card in cards})


def of(kind: Kind, *bearing: type[Component]) -> int:
    """How many cards of a kind that bear one of these (any, if none is named) differ in play."""
    return different(
        card
        for card, definition in CONTENT.cards.items()
        if definition.kind is kind and (not bearing or any(CONTENT.bears(card, part) for part in bearing))
    )


def test_there_is_as_much_to_meet_as_chapter_eight_asks_or_a_later_part_brings_the_rest() -> None:
    found = counted(CONTENT)

    too_few = {row: found.get(row, 0) for row, asked in TARGETS.items()
               if found.get(row, 0) < (NOW.get(row, 0) if asked.later else asked.at_least)}

    assert found.keys() <= TARGETS.keys()
    assert too_few == {}


def test_the_rulebook_has_the_same_table() -> None:
    chapter = (SEEDS / "08_content_targets.md").read_text(encoding="utf-8")

    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in chapter.splitlines()
            if line.startswith("| ")][1:]

    assert rows == [(row, str(asked.at_least), asked.later) for row, asked in TARGETS.items()]


@pytest.mark.parametrize("name", sorted(CONTENT.themes))
def test_every_theme_has_its_kinds_of_place(name: str) -> None:
    theme = CONTENT.themes[name]

    places = [card for card, part in CONTENT.cards.items()
              if part.kind is Kind.LOCATION and theme.deck in part.decks and weight(part, theme)]

    # Chapter 8 asks for twelve; a sub-dungeon has eight until its own part of the rulebook is built.
    assert different(places) >= min(KINDS_OF_PLACE, KINDS_NOW[theme.deck])


@rule("SURV-5")
def test_there_are_fourteen_afflictions_or_more_that_differ() -> None:
    assert of(Kind.AFFLICTION) >= 14


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

    assert {spot for piece in pieces for spot in piece.spots} >= {Spot.HEAD, Spot.BODY, Spot.ARMS, Spot.LEGS}


@rule("LIGHT-1", "LIGHT-2")
def test_lights_burn_for_as_long_as_the_rulebook_says_and_some_are_enchanted() -> None:
    fuels = {card: fuel for card in CONTENT.cards if (fuel := CONTENT.component(card, Fuel))}

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
