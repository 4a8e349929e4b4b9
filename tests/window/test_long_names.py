"""Whatever names a pack may give its cards, the window has room for them (F4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.kinds import NAME_MOST, SHORT_MOST
from content.loader import load
from engine.play.game import Game
from engine.scene.node import Role
from engine.scene.view import view
from engine.window.theme import CANDLELIGHT
from tests.build import base_content
from tests.content.packs import a_pack
from tests.laws.bot import Bot
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.faults import faults
from tests.window.situations import at, drawn
from tests.window.test_layout import FRAMES, UPRIGHT

LETTERS = "sepulchre of the drowned abbot beneath hollow lanterns and stairs "
PAGES = ("board", "pack", "map", "chronicle")


def called(letters: int, number: int) -> str:
    """A name of so many letters, another for each number."""
    start = number * 7 % len(LETTERS)
    return (LETTERS[start:] + LETTERS).strip()[:letters].rstrip().ljust(letters, "e").capitalize()


def game_of_names(folder: Path, name: int, short: int) -> Game:
    """A game with a pack that gives every card a name and a short name of so many letters."""
    patches = [
        f'[patch."{card}"]\nset = {{ name = "{called(name, number)}", short = "{called(short, number)}" }}\n'
        for number, card in enumerate(base_content().cards)
    ]
    return Game.new(83, load([a_pack(folder, "long", cards="".join(patches))]))


@planted("content/kinds.py", "SHORT_MOST, NAME_MOST = 16, 24", "SHORT_MOST, NAME_MOST = 24, 48", case="two")
@rule("F4")
@pytest.mark.parametrize(("name", "short"), [(NAME_MOST, SHORT_MOST), (SHORT_MOST, 0)], ids=["two", "one"])
def test_the_longest_names_that_a_card_may_have_are_shown_whole(name: int, short: int, tmp_path: Path) -> None:
    game = game_of_names(tmp_path, name, short)
    bot, cut = Bot(game, 83), []

    for _ in range(4):
        for _ in range(12):
            bot.act()
            bot.bless()
        cards = [node.id for node in view(game).walk() if node.role in (Role.CARD, Role.CREATURE, Role.LOCATION)]
        for page, of in [*((page, "") for page in PAGES), *(("card", card) for card in cards)]:
            for frame in (*FRAMES[::6], *UPRIGHT[::2]):
                found = faults(drawn((page,), at(game, page, of), frame), CANDLELIGHT)
                cut += [f"{page} {of}: {fault}" for fault in found if fault.startswith(("cut", "leaves"))]

    assert not cut, "\n".join(cut)
