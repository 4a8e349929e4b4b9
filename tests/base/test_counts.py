"""How much there is to meet (chapter 8 of the rulebook), and that no card is another one under a new name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import pytest

from components.actor import Incorporeal, Risen
from components.fight import Armour, Launcher, Thrown, Weapon
from components.food import Drinkable, Edible, Scroll
from components.item import Wearable
from components.light import EnchantedLight, Fuel, Oil
from components.mimic import Poses
from components.place import Spot
from components.registry import Component
from components.upgrade import Recipe
from content.decks import weight
from content.kinds import CardDefinition, Kind
from content.loader import load
from content.registry import Content
from tests.rules import rule

CONTENT = load()


class Asked(NamedTuple):
    """A row of chapter 8: what is asked for, and the rule of a later part with which the rest comes; "" where none."""

    at_least: int
    later: str = ""
    now: int = 0  # how many there are until then: fewer would be a loss


ASKED = {
    "themes of main dungeons": Asked(9),
    "themes of sub-dungeons": Asked(3),
    "locations": Asked(120),
    "enemies": Asked(70),
    "undead for the drowned": Asked(12),
    "forms of mimic": Asked(5),
    "incorporeal": Asked(6),
    "named beasts": Asked(7, "HIST-4", 4),
    "items": Asked(200, "MAKE-1", 160),
    "weapons": Asked(40, "MAKE-1", 26),
    "pieces of armour": Asked(30, "MAKE-1", 13),
    "lights and fuels": Asked(20, "MAKE-1", 9),
    "foods and drinks": Asked(40, "MAKE-1", 35),
    "containers": Asked(20),
    "traps": Asked(20),
    "afflictions": Asked(14),
    "scrolls": Asked(24, "MAGI-2", 8),
    "enchanted lights": Asked(20, "MAGI-3", 2),
    "location upgrades": Asked(20, "UPGR-1", 2),
    "events": Asked(40, "EVNT-1", 1),
    "hand-built sections": Asked(40, "SECT-1", 16),
    "classes": Asked(9, "CHAR-3", 3),
}
# Of these there are none yet: recipes and improvements (MAKE-1, MAKE-2), spells (MAGI-2), kinds of artifact (HIST-5),
# trades, talk and people (SETT-1), gifts, knacks and gems (CHAR-3, MAGI-3), kinds of resident (BASE-7), the deck of the
# village.
KINDS_OF_PLACE, KINDS_NOW = 12, {"main": 11, "mine": 8, "chasm": 8, "laboratory": 8}


def in_play(content: Content, card: str) -> str:
    """All that a card does in play, whatever it is called and however often it comes."""
    definition = content.card(card)
    return repr((definition.kind, content.components(card), sorted(definition.goods.items())))


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


def counted() -> dict[str, int]:
    """What content has now of each row."""
    items = [card for card, part in CONTENT.cards.items() if part.kind is Kind.ITEM]
    wearable = [card for card in items if CONTENT.bears(card, Wearable)]
    return {
        "themes of main dungeons": sum(not theme.sub for theme in CONTENT.themes.values()),
        "themes of sub-dungeons": sum(theme.sub for theme in CONTENT.themes.values()),
        "locations": of(Kind.LOCATION),
        "enemies": of(Kind.ENEMY),
        "undead for the drowned": of(Kind.ENEMY, Risen),
        "forms of mimic": of(Kind.ENEMY, Poses),
        "incorporeal": of(Kind.ENEMY, Incorporeal),
        "named beasts": different(card for card, part in CONTENT.cards.items() if "named" in part.tags),
        "items": of(Kind.ITEM),
        "weapons": different(card for card in wearable if CONTENT.bears(card, Weapon)),
        "pieces of armour": different(card for card in wearable if CONTENT.bears(card, Armour)),
        "lights and fuels": of(Kind.ITEM, Fuel, Oil),
        "foods and drinks": of(Kind.ITEM, Edible, Drinkable),
        "containers": of(Kind.CONTAINER),
        "traps": of(Kind.TRAP),
        "afflictions": of(Kind.AFFLICTION),
        "scrolls": of(Kind.ITEM, Scroll),
        "enchanted lights": of(Kind.ITEM, EnchantedLight),
        "location upgrades": sum(CONTENT.bears(card, Recipe) for card in CONTENT.cards),
        "events": of(Kind.EVENT),
        "hand-built sections": len(CONTENT.sections),
        "classes": len(CONTENT.callings),
    }


def test_there_is_as_much_to_meet_as_chapter_eight_asks_or_a_later_part_brings_the_rest() -> None:
    found = counted()

    too_few = {row: found[row] for row, asked in ASKED.items() if found[row] < (asked.now or asked.at_least)}
    waits_for_nothing = [row for row, asked in ASKED.items() if asked.later and found[row] >= asked.at_least]

    assert found.keys() == ASKED.keys()
    assert too_few == {}
    assert waits_for_nothing == []


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
