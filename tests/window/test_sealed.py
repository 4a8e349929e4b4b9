"""The title's list asks before a game is opened without packs that it was played with (S8, B89)."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.loader import load
from engine.cli.sitting import begun
from engine.cli.window_house import HomeHouse
from engine.window.desk import Desk
from engine.window.house import Kept
from engine.window.pages import title
from engine.window.settings import Settings
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import click, press

GLOWCAPS = Path(__file__).parents[2] / "content" / "mods" / "glowcaps"


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """A game of a home, played with a pack that is not here any more."""
    sitting = begun(load([GLOWCAPS]), 7, "delver", tmp_path)
    sitting.keep(sitting.game)
    sitting.close()
    (game,) = HomeHouse(base_content(), tmp_path).games()
    return game


def bytes_of(home: Path) -> bytes:
    """The bytes of the one save."""
    (save,) = home.glob("*.torchturn")
    return save.read_bytes()


@rule("S8", "B89")
def test_it_is_asked_before_any_world_is_made_and_leaving_changes_nothing(tmp_path: Path, kept: Kept) -> None:
    before = bytes_of(tmp_path)
    desk = Desk(HomeHouse(base_content(), tmp_path), Settings())

    click(desk, f"game.load.{kept.name}")
    asked = (desk.page, desk.game, "glowcaps 1.0.0" in desk.view.fault)
    click(desk, "back")

    assert asked == ("sealed", None, True)
    assert (desk.page, desk.game) == ("title", None)
    assert bytes_of(tmp_path) == before


@rule("S8", "B89")
@pytest.mark.parametrize("way", ["click", "ENTER"])
def test_played_sealed_the_game_goes_on_and_its_cards_wait(tmp_path: Path, kept: Kept, way: str) -> None:
    house = HomeHouse(base_content(), tmp_path)
    desk = Desk(house, Settings())
    click(desk, f"game.load.{kept.name}")

    click(desk, "game.sealed") if way == "click" else press(desk, "ENTER")

    assert desk.page == "board" and desk.game is not None
    assert [pack.name for pack in desk.game.packs] == ["base", "glowcaps"]
    press(desk, "SPACE")
    house.close()
    back = HomeHouse(load([GLOWCAPS]), tmp_path).open(kept.name)
    assert back.clock == 1
    back.close()


@planted("engine/cli/window_house.py", "over=title.over, needs=needs)", "over=title.over)")
@rule("S8")
def test_the_list_says_which_packs_a_game_goes_without(tmp_path: Path, kept: Kept) -> None:
    without = HomeHouse(base_content(), tmp_path).games()
    given = HomeHouse(load([GLOWCAPS]), tmp_path).games()

    desk = Desk(HomeHouse(base_content(), tmp_path), Settings())

    assert [(game.needs, game.fault) for game in (*without, *given)] == [("glowcaps 1.0.0", ""), ("", "")]
    assert "glowcaps 1.0.0" in title._told(desk.view, desk.view.games[0])


def test_escape_leaves_the_game_sealed_as_it_is(tmp_path: Path, kept: Kept) -> None:
    desk = Desk(HomeHouse(base_content(), tmp_path), Settings())
    click(desk, f"game.load.{kept.name}")

    press(desk, "ESCAPE")

    assert (desk.page, desk.game) == ("title", None)
