"""The desk by keyboard: from the title into a game, steps, acts, focus (F1, F2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.seekers import Seeker
from engine.cli.window_house import HomeHouse
from engine.play.commands import Step, WaitTurns
from engine.play.game import Game
from engine.scene.node import Node, Role
from engine.window.desk import Desk
from engine.window.house import Kept
from engine.window.inputs import Ticked
from engine.window.settings import Settings
from tests.build import base_content
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import MemoryHouse, a_desk, click, focus_on, press, spot
from tests.window.reading import words


def candidates(desk: Desk) -> list[Node]:
    """Who stands at the gate."""
    return [node for node in desk.view.tree.walk() if node.role is Role.SEEKER]


@rule("F1", "CHAR-1")
def test_a_new_game_is_begun_and_a_seeker_picked_by_keys_alone() -> None:
    desk = a_desk(house=MemoryHouse(kept=[Kept("a", "Edda, Warden", "Bat roost", 1, 5)]))

    focus_on(desk, "game.new", "DOWN")
    press(desk, "ENTER")
    at_gate = desk.page
    second = candidates(desk)[1]
    focus_on(desk, second.id)
    press(desk, "ENTER")

    assert (at_gate, desk.page) == ("pick", "board")
    assert desk.game is not None
    assert second.name.startswith(desk.game.world.get(desk.game.seeker, Seeker).name)


@rule("F1")
def test_the_number_of_a_candidate_picks_it_and_escape_leads_back() -> None:
    desk = a_desk()
    press(desk, "ENTER", "ESCAPE")
    after_escape = desk.page

    press(desk, "ENTER")
    third = candidates(desk)[2]
    press(desk, "3")

    assert after_escape == "title"
    assert desk.game is not None
    assert third.name.startswith(desk.game.world.get(desk.game.seeker, Seeker).name)


@planted("engine/window/paging.py", 'desk.house.keep() if desk.page in', "desk.house.keep() if not desk.page in")
@rule("F5")
def test_whoever_goes_to_the_title_in_the_middle_of_a_turn_finds_it_on_the_disk(tmp_path: Path) -> None:
    house = HomeHouse(base_content(), tmp_path, seed=80, calling="delver")
    desk = Desk(house, Settings())
    press(desk, "ENTER", "UP")
    assert desk.game is not None

    press(desk, "ESCAPE", "ESCAPE", "ESCAPE")  # away with the focus, away with the hint
    click(desk, "page.title")
    page, left = desk.page, desk.game.digest()
    copy = tmp_path / "copy.torchturn"
    copy.write_bytes(next(tmp_path.glob("seed*.torchturn")).read_bytes())

    assert page == "title" and desk.game.clock == 0
    assert Game.load(copy, base_content(), keep=False).digest() == left


@rule("F5")
def test_a_full_disk_is_told_of_at_the_title() -> None:
    house = MemoryHouse()
    desk = a_desk(a_game(80), house=house)
    house.full = "the disk is full"

    press(desk, "ESCAPE", "ESCAPE")
    paused = " ".join(words(desk.picture()))
    click(desk, "page.title")

    assert "the disk is full" in paused
    assert (desk.page, desk.view.toast, house.asked) == ("title", "the disk is full", ["keep", "keep"])


@planted("engine/window/desk.py", "self.leaving = self.leaving or self.called()", "self.leaving = self.leaving")
@rule("F5")
def test_a_window_that_somebody_wants_gone_leaves_with_its_next_tick_and_breaks_off_an_errand() -> None:
    desk, game = a_desk(), a_game(80)
    called: list[int] = []
    desk.called = lambda: bool(called)
    desk.enter(game)

    desk.handle(Ticked(50))
    before = desk.leaving
    called.append(15)
    outcome = game.submit(WaitTurns(9))
    desk.handle(Ticked(50))

    assert (before, desk.leaving) == (False, True)
    assert (outcome.stopped, game.clock) == ("stopped.key", 1)


def test_enter_at_the_title_goes_on_with_the_last_game_that_can_be_opened() -> None:
    house = MemoryHouse(kept=[Kept("b", fault="cut short"), Kept("a", "Edda, Warden", "Bat roost", 1, 5)])
    house.held["a"] = a_game(80)
    desk = a_desk(house=house)

    press(desk, "ENTER")

    assert house.asked == ["open a"]
    assert (desk.page, desk.game) == ("board", house.held["a"])


def test_a_game_that_cannot_be_opened_says_why_and_the_title_stays() -> None:
    desk = a_desk(house=MemoryHouse(kept=[Kept("a", "Edda, Warden", "Bat roost", 1, 5)]))

    click(desk, "game.load.a")

    assert desk.page == "title"
    assert desk.view.toast == "a cannot be opened"


@planted("engine/window/desk.py", "if kept.name != name and not kept.fault]", "if kept.name != name]")
@rule("S10")
def test_where_the_last_game_cannot_be_opened_those_that_can_are_named() -> None:
    house = MemoryHouse(kept=[Kept("a", "Edda, Warden", "Bat roost", 1, 5), Kept("b", "Senna, Delver", "Sump", 1, 9),
                              Kept("c", fault="cut short")])
    desk = a_desk(house=house)

    press(desk, "ENTER")

    assert (house.asked, desk.page) == (["open a"], "title")
    assert desk.view.toast == "a cannot be opened. These can be played: Senna, Delver."


def test_a_damaged_game_that_is_passed_over_is_named_in_the_one_that_goes_on() -> None:
    house = MemoryHouse(kept=[Kept("b", fault="Cut short."), Kept("a", "Edda, Warden", "Bat roost", 1, 5)])
    house.held["a"] = a_game(80)
    desk = a_desk(house=house)

    press(desk, "ENTER")

    assert desk.page == "board"
    assert desk.view.toast == "b, which was played last, is passed over. Cut short."


@pytest.mark.parametrize(("key", "side", "back"), [("UP", "north", "DOWN"), ("L", "east", "H"), ("S", "south", "W"),
                                                   ("LEFT", "west", "RIGHT")])
def test_the_keys_of_a_heading_step_there_and_back(key: str, side: str, back: str) -> None:
    desk = a_desk(a_game(80))

    press(desk, key)
    there = spot(desk)
    press(desk, "SPACE", "SPACE", back)

    assert (there, spot(desk)) == (side, "centre")


def test_enter_does_the_act_that_is_chosen_for_what_is_focused() -> None:
    desk = a_desk(a_game(80))
    focus_on(desk, "east")
    chosen = desk.view.chosen

    press(desk, "ENTER")

    assert chosen == "acts.step.east"
    assert spot(desk) == "east"


def test_enter_with_nothing_focused_does_nothing_on_the_board() -> None:
    desk = a_desk(a_game(80))
    assert desk.game is not None
    before = desk.game.digest()

    press(desk, "ENTER")

    assert desk.game.digest() == before


def test_a_number_does_the_act_with_that_key_cap() -> None:
    desk = a_desk(a_game(80))
    rows = [hit for hit in desk.picture().hits if hit.node.startswith("acts.")]
    index = next(index for index, hit in enumerate(rows) if hit.node == "acts.step.south")

    press(desk, str(index + 1))

    assert spot(desk) == "south"


@rule("F1")
def test_tab_goes_once_round_all_that_can_be_acted_on_and_shift_tab_back() -> None:
    desk = a_desk(a_game(80))
    wanted = {hit.node for hit in desk.picture().hits if hit.act}

    seen = []
    for _ in range(len(wanted)):
        press(desk, "TAB")
        seen.append(desk.view.focus)
    press(desk, "TAB")
    again = desk.view.focus
    press(desk, "SHIFT+TAB")

    assert set(seen) == wanted
    assert (again, desk.view.focus) == (seen[0], seen[-1])


def test_a_step_is_the_same_by_key_by_row_and_by_command() -> None:
    by_key, by_row, by_command = a_desk(a_game(80)), a_desk(a_game(80)), a_game(80)

    press(by_key, "UP")
    click(by_row, "acts.step.north")
    by_command.submit(Step(heading="north"))

    assert by_key.game is not None and by_row.game is not None
    assert by_key.game.digest() == by_row.game.digest() == by_command.digest()
