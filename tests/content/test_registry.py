"""Content never changes: not by what befalls a card, not by what a caller does with what it was given (P8)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from components.card import Card, Loot
from components.light import Fuel, Lit
from components.place import Place, Spot
from components.things import Wearable
from content.digest import fingerprint
from content.kinds import Kind
from content.loader import load
from content.make import make
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.world import World
from tests.content.packs import CARDS, a_base, a_theme
from tests.rules import rule


@pytest.fixture
def content(tmp_path: Path) -> Content:
    """The tiny base game."""
    return load([a_base(tmp_path)])


def a_world(content: Content) -> World:
    """An empty world with this content."""
    world = World(1, Dice(1))
    world.provide(content)
    return world


@rule("P8")
def test_a_card_that_changes_leaves_its_prototype_alone(content: Content) -> None:
    before = fingerprint(content)
    world = a_world(content)
    torch, rat = make(world, "base:torch"), make(world, "base:rat")

    world.edit(torch, Fuel).left = 1
    world.edit(torch, Wearable).spots.append(Spot.HEAD)
    world.edit(rat, Loot).cards.clear()
    world.add(torch, Lit())

    assert content.component("base:torch", Fuel) == Fuel(12, 12)
    assert world.get(make(world, "base:torch"), Wearable).spots == [Spot.HAND, Spot.OFFHAND]
    assert world.get(make(world, "base:rat"), Loot).cards == ["base:torch"]
    assert fingerprint(content) == before


@rule("P8")
def test_what_content_hands_out_is_the_callers_own(content: Content) -> None:
    before = fingerprint(content)

    for part in content.components("base:torch"):
        if isinstance(part, Wearable):
            part.spots.clear()
    fuel = content.component("base:torch", Fuel)
    assert fuel is not None
    fuel.left = 0
    content.deck("main", Kind.ITEM, 1).clear()

    assert fingerprint(content) == before
    assert content.deck("main", Kind.ITEM, 1) == ["base:torch"]


@rule("P8")
def test_nothing_in_content_can_be_written(content: Content) -> None:
    cards: Any = content.cards
    goods: Any = content.card("base:rat").goods
    parts: Any = content.card("base:torch").components
    locked: list[tuple[Any, str]] = [
        (content, "figures"),
        (content.card("base:torch"), "weight"),
        (content.figures.work, "open_ap"),
        (content.themes["base:caverns"], "loops"),
    ]

    for thing, field in locked:
        with pytest.raises(AttributeError):
            setattr(thing, field, 1)
    for table in (cards, goods, parts, parts["base:light.fuel"]):
        with pytest.raises(TypeError):
            table["x"] = 1


def test_a_card_is_made_with_its_prototype_its_components_and_its_place(content: Content) -> None:
    world = a_world(content)
    room = make(world, "base:cave")

    torch = make(world, "base:torch", room, Spot.STORAGE, cause="test")

    assert world.get(torch, Card).prototype == "base:torch"
    assert world.get(torch, Fuel) == Fuel(12, 12)
    assert world.get(torch, Place) == Place(room, Spot.STORAGE)
    assert not world.has(room, Place)
    assert world.ledger == {"birth": 1, "test": 1}


def test_a_card_of_no_pack_cannot_be_made(content: Content) -> None:
    world = a_world(content)

    with pytest.raises(KeyError):
        make(world, "base:nothing")

    assert world.entities() == []


@rule("DECK-1")
def test_a_deck_holds_its_cards_of_a_kind_and_level_sorted_by_id(tmp_path: Path) -> None:
    card = '[card.{0}]\nname = "{0}"\ntext = "T"\nkind = "item"\ndecks = {1}\nlevels = {2}\n'
    more = card.format("zinc", '["main", "mine"]', [1, 2]) + card.format("alum", '["main"]', [2, 3])
    content = load([a_base(tmp_path, CARDS + more + a_theme("mine"))])

    decks = [content.deck("main", Kind.ITEM, level) for level in (1, 2, 4)]

    assert decks == [["base:torch", "base:zinc"], ["base:alum", "base:torch", "base:zinc"], ["base:torch"]]
    assert content.deck("mine", Kind.ITEM, 1) == ["base:zinc"]
    assert content.deck("mine", Kind.ENEMY, 1) == []


def test_loading_twice_gives_equal_content(tmp_path: Path) -> None:
    base = a_base(tmp_path)

    first, second = load([base]), load([base])

    assert fingerprint(first) == fingerprint(second)
    assert first.packs == second.packs
