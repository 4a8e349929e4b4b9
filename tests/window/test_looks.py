"""Looks of cards of packs: no name of a picture ends the game, and a card without an icon shows what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.kinds import Kind
from content.loader import load
from content.registry import Content
from engine.window import shaders
from engine.window.glyphs import icons
from engine.window.looks import Looks
from tests.planted_fault import planted

CARD = '[card.{0}]\nname = "C"\ntext = "C"\nkind = "{1}"\n{2}\n'
PART = "components.room.location = { size = 2, terrain = \"mire\" }"


@pytest.fixture
def content(tmp_path: Path) -> Content:
    """The base game with cards that have no picture, and a name of one that nobody drew."""
    manifest = '[pack]\nname = "blind"\ntitle = "Blind"\nversion = "1"\ndata_version = 1\n'
    (tmp_path / "pack.toml").write_text(manifest, encoding="utf-8")
    place = f'icon = "no-such"\nscene = "watr"\n{PART}'
    cards = [("thing", "item", ""), ("box", "container", ""), ("place", "location", place)]
    (tmp_path / "cards.toml").write_text("".join(CARD.format(*card) for card in cards), encoding="utf-8")
    return load([tmp_path])


@planted("engine/window/looks.py", "        if is_drawn(found.icon):", "        if found.icon:")
def test_a_card_without_an_icon_shows_that_of_its_kind(content: Content) -> None:
    looks = Looks(content)

    shown = [looks.icon(f"blind:{card}") for card in ("thing", "box", "place")]

    assert shown == ["knapsack", "locked-chest", "dungeon-gate"]
    assert looks.icon("base:torch") == "torch"


@planted("engine/window/looks.py", "and found.scene in scenes() else", "and found.scene else")
def test_a_place_that_nobody_painted_is_shown_as_a_cave(content: Content) -> None:
    looks = Looks(content)

    assert looks.scene("blind:place") == "cave"
    assert looks.scene("base:sunken_nave") == "water"


def test_what_stands_in_for_a_picture_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        '[pack]\nname = "kinds"\ntitle = "K"\nversion = "1"\ndata_version = 1\n', encoding="utf-8"
    )
    plain = [kind for kind in Kind if kind in (Kind.KEY, Kind.EVENT, Kind.MOUTH, Kind.BARE, Kind.SEEKER, Kind.ITEM)]
    answers = {Kind.EVENT: '[card.event.answers.go]\nwords = "Go on"'}
    cards = "".join(CARD.format(kind, kind, answers.get(kind, "")) for kind in plain)
    (tmp_path / "cards.toml").write_text(cards, encoding="utf-8")
    looks = Looks(load([tmp_path]))

    shown = {kind: looks.icon(f"kinds:{kind}") for kind in plain}

    assert set(shown.values()) <= set(icons())
    assert "cave" in shaders.scenes()
    assert looks.icon("kinds:nowhere") == "plain-square"
