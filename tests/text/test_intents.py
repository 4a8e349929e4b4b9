"""Intents in text: one line on the card of an enemy that says how often it strikes, and how hard (COMB-3)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from content.words import Words
from engine.scene.node import Chance, Node, Role
from engine.text.block import plain
from engine.text.draw_card import creature
from engine.text.ink import DRAWN
from engine.text.page import Page
from systems.combat import intent_preview
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule


def line(words: Words, times: int, damage: tuple[int, int], kind: str = "strike", *states: str) -> str:
    """The line of an intent that ends in a blow."""
    intent = Node(id="i", role=Role.INTENT, name="", kind=kind, states=states, value=times, odds=Chance(40),
                  damage=damage)
    page = Page(80, DRAWN, words)
    block = page.block()
    creature(page, block, Node(id="c", role=Role.CREATURE, name="Moth", text="Awake", children=(intent,)))
    return plain(block.lines[-1])


@rule("COMB-3")
@pytest.mark.parametrize(("times", "damage", "told"), [
    (1, (1, 6), "will strike: 40 %, 1-6"),
    (2, (1, 6), "will strike 2 times: 40 %, 1-6"),
    (2, (1, 1), "will strike 2 times: 40 %, 1"),
])
def test_a_blow_is_told_with_how_often_and_how_hard(times: int, damage: tuple[int, int], told: str) -> None:
    words = base_content().words

    shown = line(words, times, damage)

    assert shown.strip().removeprefix(DRAWN.arrow + " ") == told


@rule("COMB-3")
@pytest.mark.parametrize(("state", "told"), [
    ("then_strike", "comes nearer, then strikes 2 times: 40 %, 1-6"),
    ("then_shoot", "comes nearer, then shoots 2 times: 40 %, 1-6"),
])
def test_a_blow_that_follows_a_step_is_told_on_the_same_line(state: str, told: str) -> None:
    words = base_content().words

    shown = line(words, 2, (1, 6), "come", state)

    assert shown.strip().removeprefix(DRAWN.arrow + " ") == told


@planted("content/base/faces/text.toml", '"text.deed.nose" = "follows its nose"\n', "")
@rule("COMB-3")
def test_every_deed_that_a_preview_tells_has_its_words_in_text() -> None:
    words = base_content().words
    source = Path(intent_preview.__file__).read_text(encoding="utf-8")

    deeds = set(re.findall(r'"deed\.([a-z]+)"', source))

    assert len(deeds) > 7
    assert [deed for deed in sorted(deeds) if not words.has(f"text.deed.{deed}")] == []
