"""In text too, to clean a thing stands with its card, and not thirteen times in the list of deeds (AGE-6)."""

from __future__ import annotations

from tests.planted_fault import planted
from tests.rules import rule
from tests.text.test_session import sit
from tests.window.test_cleaning_listed import a_dirty_game


@planted("systems/things/verbs.py", 'Seat("care", 10)', 'Seat("use", 10)')
@planted("engine/text/draw_pack.py", 'KIT = ("kit", "care")', 'KIT = ("kit",)')
@rule("AGE-6", "F2")
def test_the_board_lists_the_room_alone_and_says_how_many_more_the_pack_has() -> None:
    game = a_dirty_game()

    board, _, pack = sit(game, "pack", "quit").partition("\n> ")

    kept = sum(pack.count(f" {verb} ") for verb in ("Clean", "Ready", "Put on", "Put down", "Put away"))
    assert "Clean the room" in board and "Clean Rope" not in board
    assert "Clean Rope" in pack and "Clean Short sword" in pack
    assert f"{kept} more with what you carry" in board
