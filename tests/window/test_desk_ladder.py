"""The way out, rung by rung, and the focus, which is where it was when one comes back (F1)."""

from __future__ import annotations

import pytest

from engine.window.desk import Desk
from engine.window.inputs import ButtonDown, Moved, Ticked
from engine.window.settings import Settings
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import MemoryHouse, a_desk, click, focus_on, hit_of, middle, press
from tests.window.reading import said


def a_board(house: MemoryHouse | None = None) -> Desk:
    """A desk at the board, without a hint."""
    return a_desk(a_game(80), Settings(hints=False), house)


@planted("engine/window/steering.py", "        elif view.tip:\n", "        elif False:\n")
@planted("engine/window/steering.py", "        elif view.focus:\n", "        elif False:\n")
@planted("engine/window/steering.py", 'elif desk.pages == ["board"]:', "elif False:")
@rule("TABLE-5")
def test_escape_takes_away_what_is_told_then_the_focus_then_the_hint_then_pauses_and_goes_on() -> None:
    desk = a_desk(a_game(80))
    hint = desk.view.hint
    focus_on(desk, "centre")
    desk.handle(Ticked(300))
    rungs = []

    for _ in range(5):
        rungs.append((bool(desk.view.tip), desk.view.focus, desk.view.hint, desk.page))
        press(desk, "ESCAPE")

    assert hint
    assert rungs == [(True, "centre", hint, "board"), (False, "centre", hint, "board"), (False, "", hint, "board"),
                     (False, "", "", "board"), (False, "", "", "pause")]
    assert desk.page == "board"


@rule("TABLE-5")
def test_on_a_page_the_focus_is_left_before_the_page_and_the_page_before_the_board() -> None:
    desk = a_board()
    press(desk, "I", "TAB")

    press(desk, "ESCAPE")
    unfocused = (desk.view.focus, desk.page)
    press(desk, "ESCAPE")

    assert unfocused == ("", "pack")
    assert desk.page == "board"


@planted("engine/window/pointing.py", 'view.hover not in ("", self._dismissed)', 'view.hover not in ("",)')
@rule("TABLE-5")
def test_what_was_put_away_is_not_told_again_until_the_pointer_has_left_it() -> None:
    desk = a_board()
    desk.handle(Moved(*middle(hit_of(desk, "rosette.north"))))
    desk.handle(Ticked(300))
    told = desk.view.tip

    press(desk, "ESCAPE")
    desk.handle(Ticked(300))
    away = desk.view.tip
    desk.handle(Moved(1, 1))
    desk.handle(Moved(*middle(hit_of(desk, "rosette.north"))))
    desk.handle(Ticked(300))

    assert told and not away
    assert desk.view.tip == told


@rule("TABLE-5")
@pytest.mark.parametrize(("node", "page"), [
    ("game.continue", "board"), ("page.settings", "settings"), ("page.keys", "keys"), ("page.help", "help"),
    ("page.title", "title"),
])
def test_the_pause_leads_on_by_mouse_and_by_keys_and_what_lies_on_it_leads_back_to_it(node: str, page: str) -> None:
    pages = []

    for by_key in (False, True):
        desk = a_board()
        press(desk, "ESCAPE")
        if by_key:
            focus_on(desk, node)
            press(desk, "ENTER")
        else:
            click(desk, node)
        pages.append(desk.page)
        if page != "board":
            press(desk, *["ESCAPE"] * (2 if desk.view.focus else 1))
            pages.append(desk.page)

    assert pages == [page] * 2 if page == "board" else [page, "pause"] * 2


@rule("TABLE-5")
def test_the_pause_leaves_the_game_and_says_before_whether_it_is_kept() -> None:
    house = MemoryHouse()
    house.kept = [None]  # type: ignore[list-item]
    desk = a_board(house)
    press(desk, "ESCAPE")
    kept = said(desk.picture())
    press(desk, "ESCAPE")
    house.full = "No room is left on the disk."
    press(desk, "ESCAPE")
    unkept = said(desk.picture())

    click(desk, "game.quit")

    assert "as it stands, at turn 0" in kept and "No room is left" not in kept
    assert "No room is left on the disk." in unkept and "as it stands" not in unkept
    assert desk.leaving


@planted("engine/window/paging.py", "settled(desk.picture().hits, focus)\n", "''\n")
@rule("TABLE-6")
@pytest.mark.parametrize("keys", [("X", "X"), ("X", "ESCAPE"), ("M", "M"), ("I", "I"), ("C", "ESCAPE"), ("V", "V"),
                                  ("F1", "F1"), ("F2", "ESCAPE"), ("M", "I", "ESCAPE"), ("M", "I", "I")])
def test_the_focus_is_where_it_was_when_one_comes_back_from_any_page(keys: tuple[str, ...]) -> None:
    desk = a_board()
    press(desk, "TAB", "TAB", "TAB")
    focus, chosen = desk.view.focus, desk.view.chosen

    press(desk, *keys)

    assert desk.page == "board"
    assert focus and (desk.view.focus, desk.view.chosen) == (focus, chosen)


@planted("engine/window/steering.py", 'if node.startswith("go."):', "if False:")
@rule("F1")
def test_a_lintel_is_looked_at_like_the_way_below_it() -> None:
    desk = a_board()

    for hit in ("go.north", "rosette.north"):
        desk.handle(ButtonDown(*middle(hit_of(desk, hit)), button=3))
        shown = desk.pages[-1]
        press(desk, "X")

        assert shown == "card:beyond.north"


@rule("TABLE-6")
def test_looking_again_and_again_shows_the_same_card() -> None:
    desk = a_board()
    press(desk, "TAB", "TAB")
    focus, shown = desk.view.focus, []

    for _ in range(4):
        press(desk, "X")
        shown.append(desk.pages[-1])
        press(desk, "X")

    assert shown == [f"card:{focus.replace('rosette.', 'beyond.')}"] * 4


@rule("TABLE-6")
def test_coming_back_from_what_lies_on_the_settings_finds_the_button_that_led_there() -> None:
    desk = a_board()
    press(desk, "F2")
    focus_on(desk, "page.keys")

    press(desk, "ENTER", "ESCAPE")

    assert (desk.page, desk.view.focus) == ("settings", "page.keys")
