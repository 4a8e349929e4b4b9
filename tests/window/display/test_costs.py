"""What a window costs: nothing while nobody plays, no memory for pages turned; and its pixels are the same (T7)."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.planted_fault import planted
from tests.rules import rule
from tests.window.display.conftest import Seating

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(sys.platform != "linux", reason="xdotool drives windows of X only"),
]
_WATCHED = 10.0  # seconds


def test_pages_turned_cost_no_memory_and_a_still_table_costs_nothing(seated: Seating, tmp_path: Path) -> None:
    player = seated("play", "--seed", "7", "--class", "delver", "--home", str(tmp_path))
    player.page("board")
    round_trip = ("m", "m", "i", "i", "v", "v", "c", "c", "F2", "Escape")
    for _ in range(6):
        player.keys(*round_trip)
    player.page("board")

    before = player.memory()
    for _ in range(20):
        player.keys(*round_trip)
    player.page("board")
    grown = player.memory() - before
    player.hush()
    time.sleep(10.5)  # until then the torch flickers
    used = player.seconds()
    time.sleep(_WATCHED)
    used = player.seconds() - used

    assert grown < 12_000_000
    assert used < _WATCHED / 100


def test_a_window_without_a_display_shows_the_same_pixels(seated: Seating, tmp_path: Path) -> None:
    shots = []
    for trick in ("", "headless"):
        player = seated("play", "--seed", "7", "--class", "delver", "--no-save", trick=trick)
        shots.append(player.shot(tmp_path / f"{trick}.shot"))

    assert len(shots[0]) == 1280 * 720 * 4
    assert shots[0] == shots[1]


@planted("engine/window/type_case.py", "if known else self._box(size, len(piece), runs, x)", "")
@rule("TABLE-10")
def test_a_letter_that_no_face_has_is_a_box_that_can_be_seen(seated: Seating, tmp_path: Path) -> None:
    player = seated("play", "--seed", "7", "--class", "delver", "--no-save")
    player.ask("still")
    shots = []

    for letters in ("\u2603\u2603", "\u6f22\u6f22", "\u00a0\u00a0"):
        player.ask(f"say Ready {letters} for the hand")
        shots.append(player.shot(tmp_path / "said.shot"))

    boxes, others, nothing = shots
    assert boxes == others
    assert boxes != nothing


@planted("tests/window/display/player.py", "**quiet, **homes(self._home.name)}", "**quiet}")
@rule("F4")
def test_what_one_player_was_told_is_no_news_to_that_player_alone(seated: Seating, tmp_path: Path) -> None:
    told = []

    for _ in range(2):
        player = seated("play", "--seed", "7", "--class", "delver", "--no-save")
        told.append(player.page("board")["hits"])
        player.leave()

    assert "hint" in told[0]
    assert told[0] == told[1]
