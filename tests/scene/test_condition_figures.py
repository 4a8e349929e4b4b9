"""Every figure of what lies on a room stands on its information card, from the datum itself (COND-1, P7)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from components.body import Attributes
from components.conditions import Fits, Leaves, Tremor
from components.gathering import Offers, Outcrop, Vein
from components.place import Spot
from components.registry import Component, name_of
from content.kinds import Kind
from content.make import make
from engine.play.game import Game
from engine.scene.view import view
from systems.core.rooms import room_of
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule

CONDITION = "base:condition."

CONDITIONS = sorted(name for name, card in base_content().cards.items() if card.kind is Kind.CONDITION)
AT_BIRTH = Fits  # where it is laid at birth: of no use to who stands in it
STATE = {"done", "left", "taken", "due", "brought"}  # what has become of it, told elsewhere


def a_game_with(name: str) -> tuple[Game, int, str]:
    """A game whose first room bears a condition, the condition, and what its information card says."""
    game = Game.new(80, base_content())
    game.world.edit(game.seeker, Attributes).will = 0
    condition = make(game.world, name, room_of(game.world, game.seeker), Spot.CONDITION)
    return game, condition, told(game, "centre.condition.1")


def told(game: Game, address: str) -> str:
    """All that an information card says of the thing itself."""
    return "\n".join(node.text for node in view(game, "card", of=address).walk() if node.role == "fact")


def parts_of(game: Game, condition: int) -> list[Component]:
    """What makes it a condition of its kind, to be changed."""
    parts = [part for part in game.world.components(condition) if name_of(type(part)).startswith(CONDITION)]
    return [game.world.edit(condition, type(part)) for part in parts if not isinstance(part, AT_BIRTH)]


def values(part: Component) -> Iterator[tuple[str, Any]]:
    """Every field with each of its values."""
    for field in part.__struct_fields__:
        if field not in STATE:
            value = getattr(part, field)
            yield from ((field, one) for one in (value if isinstance(value, list) else [value]))


def set_figures(part: Component, figures: Iterator[int]) -> Iterator[str]:
    """Every figure of a component becomes another; each as it should stand on the card."""
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if field in STATE or isinstance(value, bool):
            continue
        if isinstance(value, int):
            setattr(part, field, figure := next(figures))
            yield str(figure)
        elif isinstance(value, list) and value and isinstance(value[0], int):
            setattr(part, field, new := [next(figures) for _ in value])
            yield from map(str, new)


@planted("content/base/faces/scene.toml", "when it is cleared: {card}", "when it is cleared",
         case="base:collapsed")
@rule("COND-1", "P7")
@pytest.mark.parametrize("name", CONDITIONS)
def test_every_card_that_a_condition_brings_is_named_on_its_own(name: str) -> None:
    game, condition, text = a_game_with(name)
    words = game.content.words

    cards = [value for part in parts_of(game, condition) for field, value in values(part)
             if field in ("card", "cards", "encounter", "ore", "ores") and not isinstance(part, Offers)]

    assert [card for card, times in Counter(cards).items() if text.count(words.card_name(card)) < times] == []
    assert not any(isinstance(part, Leaves | Vein | Outcrop) for part in parts_of(game, condition)) or cards


@planted("systems/gathering/tellers.py", "zip(part.ores, part.from_level, strict=True)",
         "zip(part.ores, [1, 4, 8], strict=True)", case="base:outcrop")
@rule("COND-1", "P7")
@pytest.mark.parametrize("name", CONDITIONS)
def test_every_figure_of_a_condition_stands_on_its_card_as_the_card_has_it(name: str) -> None:
    game, condition, before = a_game_with(name)
    figures = count(21)

    expected = [figure for part in parts_of(game, condition) for figure in set_figures(part, figures)]
    after = told(game, "centre.condition.1")

    assert set(expected) - set(re.findall(r"\d+", after)) == set()
    assert after != before or not expected


@rule("COND-1", "P7")
def test_every_kind_of_figure_is_borne_by_some_condition() -> None:
    kinds = {kind for kind in Component.__subclasses__() if name_of(kind).startswith(CONDITION)}

    borne = {type(part) for name in CONDITIONS for part in base_content().components(name)}

    assert kinds - borne == {Tremor}


@planted("systems/gathering/tellers.py", " if part.regrows else told", " if not part.regrows else told")
@rule("COND-1", "P7")
def test_a_place_tells_what_can_be_found_there_how_likely_and_when_it_comes_back() -> None:
    game = Game.new(80, base_content())
    before = told(game, "centre")

    game.world.add(room_of(game.world, game.seeker), Offers(["forage"], ["base:sweet_root"], 55, 40))
    after = told(game, "centre")

    assert "55 %" not in before
    assert re.search("55 % a try.* 40 turns", after)
