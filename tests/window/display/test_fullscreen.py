"""The window fills the screen and is a window again by one key, and goes on as it was left (F1, F4)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.planted_fault import planted
from tests.rules import rule
from tests.window.display.player import Player, screen

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(sys.platform != "linux", reason="xdotool drives windows of X only"),
]
SCREEN, WINDOW, OTHER = [1600, 1000], [1280, 720], [1024, 640]


@planted("engine/window/app.py", "            self.window.set_fullscreen(self.desk.settings.fullscreen)\n", "")
@rule("F1", "F4")
def test_one_key_fills_the_screen_and_leaves_it_and_both_are_played_on(tmp_path: Path) -> None:
    with screen("1600x1000") as display, Player(display, "play", "--seed", "7", "--home", str(tmp_path)) as player:
        player.page("pick")
        player.keys("1")
        player.page("board")

        for size in (SCREEN, WINDOW):
            player.keys("F11")
            player.until(lambda now, size=size: now["pixels"] == size)  # type: ignore[misc]
            player.seek()
            player.click("page.map")
            player.page("map")
            player.keys("Escape")
            player.page("board")
        player.resize(*OTHER)

        assert player.until(lambda now: now["pixels"] == OTHER)["pages"] == ["board"]
        assert "fullscreen = false" in (tmp_path / "settings.toml").read_text(encoding="utf-8")


@rule("F1")
def test_a_game_that_was_left_filling_the_screen_fills_it_again(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("fullscreen = true\n", encoding="utf-8")

    with screen("1600x1000") as display, Player(display, "play", "--seed", "7", "--home", str(tmp_path)) as player:
        filled = player.page("pick")["pixels"]
        player.keys("F11")
        left = player.until(lambda now: now["pixels"] != filled)["pixels"]

    assert (filled, left) == (SCREEN, WINDOW)
