"""Pages: over the title nothing of the game behind shows, help tells what is focused, one key fills the screen (F1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.window.keys import Bindings
from engine.window.settings import Settings, load, save
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.desks import at_page
from tests.window.houses import a_desk, press

OF_THE_GAME = ("M", "I", "C", "V", "X")


@planted("engine/window/paging.py", '("title" in desk.pages or not desk.view.playing)', "not desk.view.playing")
@rule("F1")
@pytest.mark.parametrize("over", ["title", "settings"])
def test_no_page_of_the_game_behind_it_opens_over_the_title(over: str) -> None:
    desk = a_desk(a_game(80, 12))
    press(desk, "M", "M")
    desk.back()
    if over == "settings":
        press(desk, "F2")

    opened = []
    for key in OF_THE_GAME:
        press(desk, key)
        opened.append(desk.page)

    assert opened == [over] * len(OF_THE_GAME)
    assert desk.game is not None


@rule("F1")
def test_from_the_title_a_game_goes_on_and_its_pages_open_again() -> None:
    desk = a_desk(a_game(80, 12))
    desk.back()

    desk.steering.token("game.continue")
    press(desk, "M")

    assert desk.pages == ["board", "map"]


@planted("engine/window/desk.py", 'hit.act.startswith("topic.")', "False")
@rule("F1")
def test_the_topic_of_help_follows_the_focus() -> None:
    desk = at_page("help")
    first = [item.text for item in desk.picture().items if hasattr(item, "text")]

    press(desk, "TAB", "DOWN", "DOWN")
    after = [item.text for item in desk.picture().items if hasattr(item, "text")]

    assert desk.view.focus == f"help.{desk.view.topic}"
    assert first != after


@rule("F1")
@pytest.mark.parametrize("page", ["title", "board", "map", "settings", "help", "choice"])
def test_one_key_fills_the_screen_on_any_page_and_it_is_kept(page: str, tmp_path: Path) -> None:
    desk = at_page(page)
    top = desk.pages[-1]
    desk.events.clear()

    press(desk, "F11")
    save(desk.settings, tmp_path / "settings.toml")

    assert (desk.settings.fullscreen, desk.events, desk.pages[-1]) == (True, ["settings"], top)
    assert load(tmp_path / "settings.toml")[0].fullscreen


@rule("F1")
def test_another_key_may_fill_the_screen() -> None:
    bindings = Bindings()
    bindings.bind("fullscreen", "F")
    desk = at_page("board", settings=Settings(keys=bindings.changed))

    press(desk, "F11")
    before = desk.settings.fullscreen
    press(desk, "F")

    assert (before, desk.settings.fullscreen) == (False, True)
