"""Said once: a card looked at, and a card in the pack, never repeat their own words."""

from __future__ import annotations

from components.place import Spot
from content.make import make
from engine.play.game import Game
from systems.core.rooms import room_of
from tests.build import base_content
from tests.planted_fault import planted
from tests.text.test_session import sit


@planted("engine/text/draw_pages.py", "    if tree.text not in told:\n", "    if True:\n")
def test_a_card_looked_at_says_nothing_twice() -> None:
    game = Game.new(501, base_content(), "lamplighter")
    make(game.world, "base:outcrop", room_of(game.world, game.seeker), Spot.CONDITION)

    shown = [line.strip() for line in sit(game, "look outcrop", "look lantern", width=200).splitlines()]

    assert shown.count(game.content.words.card_text("base:outcrop")) == 1
    assert shown.count("Out, 50 turns of fuel") == 1


@planted("engine/text/draw_pack.py", "for name in (card.name, *facts)", "for name in facts")
def test_a_card_in_the_pack_is_described_neither_by_its_name_nor_twice_by_a_fact() -> None:
    game = Game.new(7, base_content(), "delver")
    make(game.world, "base:iron_bar", game.seeker, Spot.PACK)

    shown = [line.strip() for line in sit(game, "pack", width=200).splitlines()]

    assert "Weight 2.2. Worth 6 gold" in shown
    assert next(line for line in shown if "Burns for" in line and "wear" not in line).count("Burns for 4 turns") == 1
