"""A real window, played by real mouse and keys: every page opens, and both hands reach the same game (F1, F5)."""

from __future__ import annotations

import shutil
import signal
import sys
from pathlib import Path

import pytest

from engine.play.game import Game
from saves import list_saves
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.display.conftest import Seating
from tests.window.display.player import Player, screen

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(sys.platform != "linux", reason="xdotool drives windows of X only"),
]
BY_KEY = {"pack": "i", "seeker": "c", "chronicle": "v", "map": "m", "card": "x", "help": "F1", "settings": "F2"}


def kept_clock(home: Path) -> int:
    """The clock of the one game that is kept there."""
    (listing,) = list_saves(home)
    assert listing.header is not None, listing.fault
    return listing.header.clock


def at_the_board(seated: Seating, home: Path, trick: str = "") -> Player:
    """A player whose seeker has just stepped through the gate."""
    player = seated("play", "--seed", "7", "--home", str(home), trick=trick)
    player.page("pick")
    player.keys("1")
    player.page("board")
    return player


@rule("F1")
def test_every_page_opens_and_looks_like_no_other(seated: Seating, tmp_path: Path) -> None:
    player, shown = seated("play", "--seed", "7", "--home", str(tmp_path)), {}

    def look(page: str) -> None:
        player.page(page)
        shown[page] = player.shot(tmp_path / page)

    look("pick")
    player.keys("1")
    look("board")
    for page, key in BY_KEY.items():
        player.keys(key)
        look(page)
        player.keys("Escape")
        player.page("board")
    player.keys("F2")
    player.page("settings")
    player.click("page.title")
    look("title")
    for page, leads in (("settings", "page.settings"), ("keys", "page.keys")):
        player.click(leads)
        player.page(page)
    look("keys")
    player.keys("Escape")
    player.page("settings")
    player.click("page.credits")
    look("credits")

    assert len(shown) == 12
    assert len(set(shown.values())) == 12
    assert all(len(set(memoryview(pixels).cast("I"))) > 100 for pixels in shown.values())


@rule("F1")
def test_mouse_alone_and_keys_alone_play_the_same_game(seated: Seating, tmp_path: Path) -> None:
    ends = []
    for hand, deeds in (
        ("mouse", ("pick.1", "acts.wait", "acts.step.east", "acts.search.centre")),
        ("keys", ("1", "space", "Right", "acts.search.centre")),
    ):
        player = seated("play", "--seed", "7", "--home", str(tmp_path / hand))
        before = player.page("pick")["digest"]
        for deed in deeds:
            player.click(deed) if hand == "mouse" else player.keys(player.ask()["numbers"].get(deed, deed))
            before = player.until(lambda now, was=before: now["digest"] not in ("", was))["digest"]
        ends.append((before, player.ask()["clock"]))
        assert player.leave() == (0, "")
        ends[-1] += (kept_clock(tmp_path / hand),)

    mouse, keys = ends
    assert mouse == keys
    assert mouse[1] == mouse[2] > 0


@planted("engine/window/x_window.py", "return sign if", "return symbol if")
@rule("F1")
def test_keys_with_shift_work_each_time_in_whatever_order_they_come_up(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path)
    focused, sizes = [], [player.ask()["words"]]

    for key in ("Tab", "Tab", "shift+Tab", "shift+Tab"):
        player.keys(key)
        focused.append(player.until(lambda now, was=focused[-1:]: now["focus"] not in ["", *was])["focus"])
    for _ in range(2):
        held = ("keydown", "ctrl", "keydown", "shift", "keydown", "equal", "keyup", "shift", "keyup", "equal")
        player.tool(*held, "keyup", "ctrl")
        sizes.append(player.until(lambda now, was=sizes[-1]: now["words"] != was)["words"])

    assert focused[2] == focused[0] != focused[1]
    assert sizes == sorted(set(sizes))


def test_a_thing_dragged_onto_the_body_is_worn_and_one_let_go_elsewhere_is_not(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path)
    worn = player.ask()["worn"]
    player.keys("i")
    player.page("pack")

    player.drag("pack.1", "back")
    stayed = player.until(lambda now: not now["drag"])["worn"]
    player.drag("pack.1", "offhand")
    changed = player.until(lambda now: now["worn"] != worn)["worn"]

    assert stayed == worn
    assert changed["hand"] == worn["hand"]
    assert "torch" in changed["offhand"].lower()


@rule("F5")
def test_closing_the_window_keeps_the_game_and_it_goes_on_from_there(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path)
    player.keys("space", "space")
    left = player.turn(2)

    ended = player.leave()
    again = seated("continue", "--home", str(tmp_path)).page("board")

    assert ended == (0, "")
    assert kept_clock(tmp_path) == left["clock"]
    assert again["digest"] == left["digest"]


@rule("F5")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_closes_the_window_in_peace_and_keeps_the_turn_in_progress(
    seated: Seating, tmp_path: Path, name: str
) -> None:
    player = at_the_board(seated, tmp_path)
    before = player.ask()["digest"]
    player.keys("Right")
    left = player.until(lambda now: now["digest"] not in ("", before))

    player.process.send_signal(getattr(signal, name))
    ended = player.ended()
    (listing,) = list_saves(tmp_path)
    kept = Game.load(listing.path, base_content(), keep=False)

    assert ended == (0, "")
    assert left["clock"] == 0
    assert kept.digest() == left["digest"]


@rule("F5")
def test_a_display_that_goes_away_costs_not_even_the_turn_in_progress(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path)
    before = player.ask()["digest"]
    player.keys("Right")
    left = player.until(lambda now: now["digest"] not in ("", before))

    player.tool("windowkill", player.window)
    ended = player.ended()
    (listing,) = list_saves(tmp_path)
    kept = Game.load(listing.path, base_content(), keep=False)

    assert ended == (1, "torchturn: the display is gone; the game is kept as it was\n")
    assert left["clock"] == 0
    assert kept.digest() == left["digest"]


@rule("F5")
def test_the_game_itself_opens_and_closes_without_a_seat(seated: Seating, tmp_path: Path) -> None:
    player = seated("play", "--seed", "7", "--class", "delver", "--home", str(tmp_path), trick=None)

    player.keys("space", "space", "space")

    assert player.leave() == (0, "")
    assert kept_clock(tmp_path) >= 1


@rule("F5")
def test_a_fault_in_a_rule_shows_what_happened_keeps_the_game_and_fails_the_exit_code(
    seated: Seating, tmp_path: Path
) -> None:
    player = at_the_board(seated, tmp_path, "broken")
    for clock in (1, 2):
        player.keys("space")
        player.turn(clock)

    player.keys("space")
    crash = player.page("crash")
    pixels = player.shot(tmp_path / "crash.shot")
    code, _ = player.leave()

    assert crash["clock"] == -1
    assert len(set(memoryview(pixels).cast("I"))) > 100
    assert code == 1
    assert kept_clock(tmp_path) == 2


def test_a_window_of_any_size_goes_on_and_its_places_lie_where_they_are_drawn(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path)

    for clock, size in enumerate(((1024, 640), (640, 360), (1, 1), (1, 900), (1920, 1080)), 1):
        player.resize(*size)
        now = player.until(lambda now, size=size: tuple(now["pixels"]) == size)
        pixels = player.shot(tmp_path / "size.shot")
        if min(size) > 1:
            player.click("acts.wait")
        else:
            player.keys("space")
        now = player.turn(clock)

        assert len(pixels) == size[0] * size[1] * 4
        assert now["pages"] == ["board"]


@planted("engine/window/app.py", "if self.behind or moving:", "if self.desk.stale or moving:")
@pytest.mark.parametrize("size", [[1500, 900], [1024, 640]])
def test_the_first_click_after_the_window_has_another_size_is_taken_where_it_is_made(
    seated: Seating, tmp_path: Path, size: list[int]
) -> None:
    player = at_the_board(seated, tmp_path)

    player.resize(*size)
    player.until(lambda now: now["pixels"] == size)
    player.click("page.map")

    assert player.page("map")["pixels"] == size


def test_without_sound_and_input_devices_the_game_is_played_all_the_same(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path, "deviceless")

    player.keys("m", "m", "space", "space")
    player.turn(2)

    assert player.leave() == (0, "")


def test_frames_mended_in_part_look_like_one_drawn_anew_after_a_lost_context(seated: Seating, tmp_path: Path) -> None:
    player = at_the_board(seated, tmp_path)

    for keys in (("Tab", "Tab"), ("Right",), ("space", "Down"), ("i", "i"), ("Tab",)):
        player.keys(*keys)
        before, now = {}, player.page("board")
        while before != now:  # a key may come in late
            before = now
            mended = player.shot(tmp_path / "mended.shot")
            player.ask("lose")
            anew = player.shot(tmp_path / "anew.shot")
            now = player.page("board")

        assert mended == anew


@planted("engine/window/app.py", "if wide > screen.width or high > screen.height:", "if False:")
@rule("F4")
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs a screen of a size of its own")
@pytest.mark.parametrize(("size", "opened"), [("1024x600", [1024, 600]), ("1920x1080", [1280, 720])])
def test_the_window_opens_no_larger_than_the_screen(tmp_path: Path, size: str, opened: list[int]) -> None:
    with screen(size) as display, Player(display, "play", "--seed", "7", "--home", str(tmp_path)) as player:
        now = player.page("pick")

        assert now["pixels"] == opened
