"""Who drowns, and as what the drowned get up."""

from __future__ import annotations

import pytest

from components.creatures import Creature, Incorporeal, Risen, Swimmer
from content.kinds import Kind
from content.loader import load
from systems.water.drowning import SPARED, rises_as
from tests.rules import rule

CONTENT = load()
ENEMIES = sorted(card for card, definition in CONTENT.cards.items() if definition.kind is Kind.ENEMY)


@rule("AGE-5")
@pytest.mark.parametrize(
    ("alive", "risen"),
    [
        ("rat", "wet_rat"),
        ("cave_hound", "weed_hound"),
        ("starved_digger", "drowned_digger"),
        ("blind_giant", "drowned_giant"),
        ("lamp_moth", "sodden_moth"),
        ("shiver_jelly", "curdled_mass"),
        ("root_wyrm", "risen_wyrm"),
    ],
)
def test_a_drowned_creature_rises_as_one_of_its_kind_and_strength(alive: str, risen: str) -> None:
    assert rises_as(CONTENT, f"base:{alive}") == f"base:{risen}"


@rule("AGE-5")
@pytest.mark.parametrize("name", ["gulp_toad", "salt_widow", "echo_wisp", "lectern_guard", "chamberlain", "jar_mimic"])
def test_what_swims_or_does_not_breathe_is_spared_and_so_are_wardens(name: str) -> None:
    assert rises_as(CONTENT, f"base:{name}") == ""


@rule("AGE-5", "P10")
def test_everything_else_rises_as_undead_that_can_drown_no_more() -> None:
    rising = {card: rises_as(CONTENT, card) for card in ENEMIES}

    for alive, risen in rising.items():
        if risen:
            assert {"drowned", "undead"} <= set(CONTENT.card(risen).tags), alive
            assert rises_as(CONTENT, risen) == "", alive
        else:
            spared = SPARED & set(CONTENT.card(alive).tags)
            assert spared or CONTENT.bears(alive, Swimmer) or CONTENT.bears(alive, Incorporeal), alive


@rule("AGE-5")
def test_there_are_twelve_drowned_and_each_of_them_is_needed() -> None:
    risen = {card for card in ENEMIES if CONTENT.bears(card, Risen)}

    used = {rises_as(CONTENT, card) for card in ENEMIES} - {""}

    assert len(risen) >= 12
    assert used == risen
    assert len({level.level for card in risen if (level := CONTENT.component(card, Creature))}) >= 6
