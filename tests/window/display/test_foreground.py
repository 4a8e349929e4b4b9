"""A window among others: covered and uncovered, brought forward by a click, on screens of any density (F1)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.planted_fault import planted
from tests.rules import rule
from tests.window.display.player import Player, screen

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(sys.platform != "linux", reason="xdotool drives windows of X only"),
    pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs a screen of its own"),
]


def at_the_board(display: str, home: Path) -> Player:
    """A player whose seeker has just stepped through the gate; the window lies where no pointer is."""
    player = Player(display, "play", "--seed", "7", "--class", "delver", "--home", str(home))
    player.page("board")
    return player


@planted("engine/window/app.py", "        self._uncovered = True\n", "")
@rule("TABLE-4")
def test_a_window_that_was_covered_is_shown_again_though_nothing_changed(tmp_path: Path) -> None:
    with screen() as display, at_the_board(display, tmp_path) as player:
        player.ask("still")
        before = player.on_screen()

        with player.other_window(700, 500):
            covered = player.until_on_screen(lambda pixels: pixels != before)
        shown = player.until_on_screen(lambda pixels: pixels == before)

    assert covered != before
    assert shown == before


@planted("engine/window/foreground.py", "self._behind or self._coming", "self._behind", case="True")
@planted("engine/window/app.py", "if not self._front.meant():", "if False:", case="False")
@rule("TABLE-4")
@pytest.mark.parametrize("managed", [False, True])
def test_a_click_that_brings_the_window_forward_does_no_deed_and_the_next_one_does(
    tmp_path: Path, managed: bool
) -> None:
    with screen() as display, at_the_board(display, tmp_path) as player, player.other_window(manages=managed) as other:
        player.tool("windowfocus", "--sync", other)
        player.until(lambda now: not now["front"])
        player.click("acts.wait")
        after_one = player.until(lambda now: now["front"])["clock"]
        player.click("acts.wait")

        assert after_one == 0
        assert player.turn(1)["clock"] == 1


@planted("engine/window/app.py", "(self.desk.pixels[1] - _ROW - y + 0.5)", "(self.desk.pixels[1] - y)")
@rule("TABLE-4")
def test_the_highest_and_the_lowest_row_of_pixels_of_a_place_are_its_own(tmp_path: Path) -> None:
    with screen() as display, at_the_board(display, tmp_path) as player:
        x, top, low = player.ask("rows button")
        hovered = []

        for y in (top - 1, top, low, low + 1):
            player.tool("mousemove", "--window", player.window, str(x), str(y))
            player.until(lambda now, y=y: now["pointer"][1] == y)
            hovered.append(player.ask()["hover"] == "button")

        assert hovered == [False, True, True, False]


@rule("TABLE-4")
@pytest.mark.parametrize("dots", [96, 144, 192])
def test_the_same_picture_and_the_same_places_on_screens_of_any_density(tmp_path: Path, dots: int) -> None:
    with screen() as display:
        player = at_the_board(display, tmp_path / "plain")
        with player:
            player.ask("still")
            plain = player.shot(tmp_path / "plain.shot")
        set_dots = ["xprop", "-display", display, "-root", "-format", "RESOURCE_MANAGER", "8s", "-set",
                    "RESOURCE_MANAGER", f"Xft.dpi:\t{dots}\n"]
        subprocess.run(set_dots, check=True)
        with at_the_board(display, tmp_path / "dense") as dense:
            dense.ask("still")
            pixels = dense.shot(tmp_path / "dense.shot")
            dense.click("page.map")

            assert pixels == plain
            assert dense.page("map")["pixels"] == [1280, 720]
