"""Keyboards of other countries, keypads, and keys that are let go unseen: real keys by their places (F1)."""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.planted_fault import planted
from tests.rules import rule
from tests.window.display.player import Player, screen

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(sys.platform != "linux", reason="xdotool drives windows of X only"),
    pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("setxkbmap")), reason="needs a keyboard of its own"),
]
# The numbers of keys by where they lie: on an American keyboard UPPER is I and LOWER is M.
ONE, TWO, UPPER, LOWER, LESS, NUM_LOCK, SHIFT = "10", "11", "31", "58", "94", "77", "50"
PAD = {"north": "80", "south": "88", "east": "85", "west": "83", "wait": "84"}


@pytest.fixture
def keyboard() -> Iterator[str]:
    """A display whose keyboard may be changed."""
    with screen() as name:
        yield name


def at_the_gate(display: str, home: Path, layout: str) -> Player:
    """A player before the gate, with this keyboard."""
    player = Player(display, "play", "--seed", "7", "--home", str(home))
    player.layout(layout)
    player.page("pick")
    return player


def held_down(player: Player, *keys: str) -> None:
    """Keys pressed together, by their numbers."""
    for key in keys:
        player.tool("keydown", key)
    for key in reversed(keys):
        player.tool("keyup", key)


@planted("engine/window/places.py", "if place.isdecimal() and (alone or not name):", "if False:", case="False-fr")
@rule("TABLE-1")
@pytest.mark.parametrize("layout", ["fr", "be", "cz"])
@pytest.mark.parametrize("shift", [False, True])
def test_the_row_of_digits_does_deeds_whatever_signs_it_shows_first(
    keyboard: str, tmp_path: Path, layout: str, shift: bool
) -> None:
    with at_the_gate(keyboard, tmp_path, layout) as player:
        second = player.ask()["gate"][1]

        held_down(player, *((SHIFT, TWO) if shift else (TWO,)))

        assert player.page("board")["who"] == [second]


@rule("TABLE-1")
def test_a_digit_of_a_french_keyboard_is_bound_and_then_does_its_action(keyboard: str, tmp_path: Path) -> None:
    with at_the_gate(keyboard, tmp_path, "fr") as player:
        held_down(player, ONE)
        player.page("board")
        player.keys("F2")
        player.page("settings")
        player.click("page.keys")
        player.page("keys")
        player.click("bind.map")
        player.until(lambda now: now["binding"] == "map")

        held_down(player, TWO)
        player.until(lambda now: not now["binding"])
        player.leave_for("board")
        held_down(player, TWO)

        assert player.page("map")["pages"][-1] == "map"
        assert tomllib.loads((tmp_path / "settings.toml").read_text(encoding="utf-8"))["keys"] == {"map": "2"}


@planted("engine/window/places.py", "return name or place or", "return name or", case="ru-31-pack")
@rule("TABLE-1")
@pytest.mark.parametrize(("layout", "key", "page"), [
    ("ru", UPPER, "pack"), ("gr", LOWER, "map"), ("ua", UPPER, "pack"), ("bg", LOWER, "map"), ("tr", UPPER, "pack"),
    ("il", LOWER, "map"),
])
def test_a_letter_that_is_none_of_ours_does_what_lies_in_its_place(
    keyboard: str, tmp_path: Path, layout: str, key: str, page: str
) -> None:
    with at_the_gate(keyboard, tmp_path, layout) as player:
        held_down(player, ONE)
        player.page("board")

        held_down(player, key)

        assert player.page(page)["pages"][-1] == page


@planted("engine/window/names.py", "**_KEYPAD, ", "")
@rule("TABLE-3")
def test_the_keypad_walks_and_waits_with_num_lock_on_or_off(keyboard: str, tmp_path: Path) -> None:
    with at_the_gate(keyboard, tmp_path, "us") as player:
        held_down(player, ONE)
        player.page("board")
        trod = []

        for _ in range(2):
            for key in ("north", "south", "wait"):
                before = player.ask()
                held_down(player, PAD[key])
                trod.append(player.until(lambda now, was=before: now["digest"] != was["digest"])["stands"])
            held_down(player, NUM_LOCK)

        assert trod == ["north", "centre", "centre"] * 2


@rule("TABLE-2")
def test_a_key_without_a_name_of_ours_is_bound_and_used(keyboard: str, tmp_path: Path) -> None:
    with at_the_gate(keyboard, tmp_path, "de") as player:
        player.keys("F2")
        player.page("settings")
        player.click("page.keys")
        player.page("keys")
        player.click("bind.help")
        player.until(lambda now: now["binding"] == "help")

        held_down(player, LESS)
        player.until(lambda now: not now["binding"])
        player.leave_for("pick")
        held_down(player, LESS)

        assert player.page("help")["pages"][-1] == "help"


@planted("engine/window/x_window.py", 'self.__dict__.setdefault("held", {}).clear()\n', "pass\n")
@planted("engine/window/x_window.py", 'self.__dict__.setdefault("pressed_keys", set()).clear()', "pass")
@rule("TABLE-2")
def test_a_key_let_go_while_another_window_is_in_front_goes_down_again(keyboard: str, tmp_path: Path) -> None:
    with at_the_gate(keyboard, tmp_path, "us") as player, player.other_window() as other:
        held_down(player, ONE)
        player.page("board")
        player.tool("keydown", SHIFT, "keydown", LOWER)
        player.tool("keyup", LOWER, "keyup", SHIFT)
        player.tool("keydown", LOWER)
        player.page("map")

        player.tool("windowfocus", "--sync", other)
        player.tool("keyup", LOWER)
        player.tool("windowfocus", "--sync", player.window)
        held_down(player, LOWER)

        assert player.page("board")["pages"] == ["board"]


@planted("engine/window/x_window.py", "return text, held.pop(code, symbol)", "return text, symbol")
@rule("TABLE-2")
def test_a_key_that_changes_its_sign_while_it_is_held_goes_down_again(keyboard: str, tmp_path: Path) -> None:
    with at_the_gate(keyboard, tmp_path, "us") as player:
        held_down(player, ONE)
        player.page("board")
        trod = []

        for key in ("north", "south", "north"):
            before = player.ask()
            player.tool("keydown", PAD[key])
            player.tool("key", NUM_LOCK)
            player.tool("keyup", PAD[key])
            trod.append(player.until(lambda now, was=before: now["digest"] != was["digest"])["stands"])

        assert trod == ["north", "centre", "north"]
