"""The gate shows where the chronicle begins, and mouse and keys choose another place (CHAR-1, THEME-1, F1)."""

from __future__ import annotations

import pytest

from components.body import Dead, Health
from engine.play.game import Game
from systems.core.sites import level_info
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import a_desk, click, focus_on, press
from tests.window.reading import NORMAL, said
from tests.window.situations import picture_of

MAIN = ["archive", "caverns", "crypt", "fen", "halls", "mausoleum", "passages", "tower", "treasury"]


@rule("CHAR-1", "THEME-1")
def test_the_gate_shows_the_theme_its_motto_its_danger_and_the_seed() -> None:
    words = base_content().words

    page = said(picture_of("gate of a tower", NORMAL))

    assert "80:tower" in page.replace("\n", " ")
    for told in (words.theme_name("base:tower"), words.theme_motto("base:tower"), words.theme_danger("base:tower")):
        assert all(word in page for word in told.split()), told


@rule("CHAR-1")
def test_in_a_first_life_the_gate_says_why_a_gentle_theme_stands_first() -> None:
    note = base_content().words.say("themes.first_life")

    assert all(word in said(picture_of("gate of a first life", NORMAL)) for word in note.split())
    assert not all(word in said(picture_of("gate", NORMAL)) for word in note.split())


@planted("engine/window/gate.py", '(1 if step == "next" else -1)', "1")
@rule("F1", "THEME-1")
def test_a_key_and_both_buttons_turn_to_another_theme_and_around_again() -> None:
    game = Game.bare(80, base_content())
    desk = a_desk(game)
    seed_has, seen = game.chronicle.theme, []
    for _ in range(10):
        press(desk, "T")
        seen.append((game.chronicle.theme, game.chronicle.as_the_seed))
    click(desk, "theme.previous")
    by_mouse = game.chronicle.theme
    click(desk, "theme.next")
    last = game.chronicle.theme
    focus_on(desk, "theme.next")
    press(desk, "ENTER")

    assert seen == [*((f"base:{name}", False) for name in MAIN), (seed_has, True)]
    assert (by_mouse, last) == ("base:treasury", seed_has)
    assert game.chronicle.theme == "base:archive"


@rule("F1", "THEME-1")
def test_who_goes_in_goes_where_the_gate_said_and_enter_still_sends_in_the_first() -> None:
    game = Game.bare(80, base_content())
    desk = a_desk(game)
    for _ in range(4):
        press(desk, "T")
    chosen = game.chronicle.origin
    press(desk, "ENTER")

    info = level_info(game.world)
    assert (chosen, desk.page) == ("80:fen", "board")
    assert info is not None and info.theme == "base:fen"


@rule("CHAR-1", "THEME-1")
def test_for_one_who_comes_later_the_gate_offers_no_other_theme() -> None:
    game = Game.new(80, base_content(), theme="base:halls")
    desk = a_desk(game)
    game.world.edit(game.seeker, Health).left = 0
    game.world.add(game.seeker, Dead(game.clock, ["test"]))
    desk.enter(game)
    desk.steering.token("game.join")
    press(desk, "T")

    acts = {hit.act for hit in desk.picture().hits}
    assert desk.page == "pick" and game.chronicle.origin == "80:halls"
    assert "pick.1" in acts and not acts & {"theme.next", "theme.previous"}


@rule("CHAR-1")
@pytest.mark.parametrize("times", [1, 5])
def test_in_a_first_life_as_the_seed_has_it_comes_after_the_gentle_four(times: int) -> None:
    game = Game.bare(80, base_content())
    game.chronicle.first_life = True
    game.chronicle.choose("base:caverns")
    desk = a_desk(game)

    for _ in range(times):
        press(desk, "T")

    assert game.chronicle.as_the_seed is (times == 4)
    assert game.chronicle.theme == {1: "base:fen", 5: "base:archive"}[times]
