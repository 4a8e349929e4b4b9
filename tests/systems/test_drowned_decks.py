"""As whom the drowned get up is drawn from the decks of the theme, at birth and in play alike (DECK-1, AGE-5)."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from components.card import Card
from components.creatures import Creature, Risen
from components.level import LevelInfo
from components.place import Spot
from components.water import Source
from content.loader import load
from content.make import make
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from systems.water.drowning import drowned_decks, rises_as
from systems.water.waters import stir
from tests.build import a_room, a_world, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
THEMES = sorted(CONTENT.themes)
RISEN = sorted(card for card in CONTENT.cards if CONTENT.bears(card, Risen))


@cache
def dealt_to(deck: str) -> Content:
    """The base game with the Weed hound in this deck alone, and a Chasm whose drowned get up from the deck `deep`."""
    cards = dict(CONTENT.cards)
    cards["base:weed_hound"] = msgspec.structs.replace(cards["base:weed_hound"], decks=(deck,))
    themes = dict(CONTENT.themes)
    themes["base:chasm"] = msgspec.structs.replace(themes["base:chasm"], drowned="deep")
    parts = {card: CONTENT.components(card) for card in CONTENT.cards}
    return Content(
        cards, parts, themes, dict(CONTENT.callings), CONTENT.figures, {}, CONTENT.packs, CONTENT.systems,
        passes=CONTENT.passes, judges=CONTENT.judges, starts=CONTENT.starts, sums=CONTENT.sums,
    )


def drowns_in_play(content: Content, theme: str) -> str:
    """The card that a hound of the caves is once deep water has come over it in a level of this theme."""
    world = a_world()
    world.provide(content)
    world.spawn(LevelInfo(theme, "gate", 3, 1))
    room = a_room(world)
    hound = make(world, "base:cave_hound", room, Spot.WEST)
    world.add(room, Source(4, 4, None))
    stir(world, room)
    pass_turns(world, 1)
    return world.get(hound, Card).prototype


@rule("DECK-1", "AGE-5")
@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_names_a_deck_of_the_drowned_and_all_of_them_are_in_it(theme: str) -> None:
    named = CONTENT.themes[theme]

    assert drowned_decks(named) == (named.deck, "drowned")
    assert all("drowned" in CONTENT.card(card).decks for card in RISEN)


@planted("systems/water/drowning.py", "not decks or set(decks)", "not decks or decks or set(decks)")
@planted("systems/water/drown.py", "risen = rises(world, creature)",
         "risen = rises_as(world.resource(Content), world.get(creature, Card).prototype)")
@rule("DECK-1", "AGE-5")
@pytest.mark.parametrize(
    ("deck", "theme", "hound"),
    [
        ("deep", "base:chasm", True),
        ("chasm", "base:chasm", True),
        ("drowned", "base:chasm", False),
        ("main", "base:chasm", False),
        ("main", "base:fen", True),
        ("drowned", "base:fen", True),
        ("deep", "base:fen", False),
    ],
)
def test_in_play_one_gets_up_as_a_card_of_the_themes_deck_or_of_its_drowned(deck: str, theme: str, hound: bool) -> None:
    risen = drowns_in_play(dealt_to(deck), theme)

    assert (risen == "base:weed_hound") == hound
    assert hound or risen == ("base:cave_hound" if theme == "base:chasm" else "base:empty_shell")


@planted("systems/genesis/flood.py", "drowned_decks(plan.theme)", "()", case="base:chasm")
@rule("DECK-1", "AGE-5", "AGE-4")
@pytest.mark.parametrize("theme", ["base:chasm", "base:fen", "base:caverns"])
def test_at_birth_nobody_gets_up_as_a_card_of_another_deck(theme: str) -> None:
    content, got_up = dealt_to("nowhere"), 0
    decks = set(drowned_decks(content.themes[theme]))
    for seed in range(40):
        world = World(1, Dice(seed))
        bear(world, content, seed, "gate", 5, theme)
        for creature, _ in world.each(Creature):
            card = content.card(world.get(creature, Card).prototype)
            if content.bears(world.get(creature, Card).prototype, Risen):
                got_up += 1
                assert decks & set(card.decks), (seed, card.name)

    assert (got_up > 0) == (theme != "base:chasm")


@rule("AGE-5")
def test_where_no_theme_is_known_any_of_the_drowned_may_get_up() -> None:
    assert drowned_decks(None) == ()
    assert rises_as(CONTENT, "base:cave_hound", ()) == "base:weed_hound"
