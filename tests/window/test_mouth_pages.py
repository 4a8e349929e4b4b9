"""A mouth on the board and on the map: its deed, its glyph, the map of the dungeon one is in (F1, F4, SUB-1)."""

from __future__ import annotations

import pytest

from engine.window.picture import Glyph, Picture
from engine.window.theme import CANDLELIGHT
from tests.laws.chronicles import a_game_with_mouths, carry_to_mouth, go_in
from tests.rules import rule
from tests.window.faults import faults
from tests.window.situations import at, drawn
from tests.window.sizes import frames

FRAMES = list(frames())[::5]


@rule("F1", "F4", "SUB-1")
@pytest.mark.parametrize("within", [False, True], ids=["without", "within"])
@pytest.mark.parametrize("theme", ["base:mine", "base:chasm", "base:laboratory"])
def test_a_mouth_is_drawn_whole_with_its_deed_and_on_the_map(theme: str, within: bool) -> None:
    game = a_game_with_mouths(11)
    if within:
        go_in(game, theme)
    carry_to_mouth(game, theme)
    board, chart = at(game, "board"), at(game, "map")

    pictures = {
        page: [drawn((page,), seen, one) for one in FRAMES] for page, seen in (("board", board), ("map", chart))
    }

    deed = board.tree.find("acts.leave" if within else "acts.enter")
    assert deed is not None and deed.enabled
    found = [fault for seen in pictures.values() for picture in seen for fault in faults(picture, CANDLELIGHT)]
    assert not found, "\n".join(found[:12])
    assert all("cave-entrance" in _glyphs(picture) for picture in pictures["map"])


def _glyphs(picture: Picture) -> set[str]:
    return {item.icon for item in picture.items if isinstance(item, Glyph)}
