"""Whatever comes at once is shown whole: nothing overlaps or is cut in the window, no line of text is too wide (F4)."""

from __future__ import annotations

from random import Random

import pytest

from engine.play.game import Game
from engine.text.block import width_of
from engine.window.theme import THEMES
from tests.build import base_content
from tests.laws.trouble import troubled
from tests.rules import rule
from tests.text.drawings import drawings
from tests.window.faults import faults
from tests.window.situations import at, drawn
from tests.window.sizes import frames

FRAMES = list(frames())
PAGES = ("board", "pack", "seeker", "map", "chronicle")
WIDTHS = (60, 80, 120)
COMMANDS, EVERY = 90, 3


def shown(game: Game, dice: Random) -> list[str]:
    """Everything wrong with the pages of the window, each in a frame and theme drawn at random, and with the text."""
    found = []
    for page in PAGES:
        seen, frame, theme = at(game, page), dice.choice(FRAMES), dice.choice(["candlelight", "contrast"])
        pages = (page, "choice") if page == "board" and seen.node("choice") is not None else (page,)
        where = f"{page} {frame.width:.0f}x{frame.height:.0f} words {frame.text:.2f} {theme}"
        found += [f"{where}: {fault}" for fault in faults(drawn(pages, seen, frame, theme), THEMES[theme])]
    width = dice.choice(WIDTHS)
    return found + [f"{name} is wider than {width}" for name, block in drawings(game, width)
                    if any(width_of(line) > width for line in block.lines)]


def play(seed: int, commands: int) -> list[str]:
    """What is wrong on any page on the way."""
    game, dice = Game.new(seed, base_content()), Random(seed)
    return [f"seed {seed}, command {number}, {said}: {fault}"
            for number, said in enumerate(troubled(game, seed, commands)) if number % EVERY == 0
            for fault in shown(game, dice)]


@rule("F4", "P11")
@pytest.mark.parametrize("seed", range(1, 7))
def test_whatever_comes_at_once_is_shown_whole(seed: int) -> None:
    found = play(seed, COMMANDS)

    assert found == []


@pytest.mark.soak
@rule("F4", "P11")
@pytest.mark.parametrize("seed", range(100, 160))
def test_whatever_comes_at_once_for_long_is_shown_whole(seed: int) -> None:
    found = play(seed, 3 * COMMANDS)

    assert found == []
