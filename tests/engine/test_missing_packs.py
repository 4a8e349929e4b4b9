"""Rooms, classes and words of a pack that is missing stay in play, and every screen can show them (S8, B88)."""

from __future__ import annotations

from pathlib import Path

from components.card import Card
from components.room import Room
from components.seekers import Seeker
from engine.play import commands as ask
from engine.play.game import Game
from engine.play.outcome import Line
from engine.scene.node import Node
from engine.scene.view import SCREENS, view
from saves import PackStamp
from tests.build import base_content
from tests.laws.bot import Bot
from tests.rules import rule

GONE = PackStamp("gone", "1.0", 1, "00" * 16)


def a_game_without_its_pack(path: Path) -> Game:
    """A game whose rooms, class and last line come from a pack that is not here, loaded without it."""
    game = Game.new(7, base_content())
    for room, _ in game.world.each(Room):
        game.world.edit(room, Card).prototype = "gone:hall"
    game.world.edit(game.seeker, Seeker).calling = "gone:monk"
    game.log[game.seeker].append(Line("event.gone", {"card": "gone:bell"}))
    game._packs = [*game.packs, GONE]
    game.save(path)
    game.close()
    return Game.load(path, base_content())


@rule("S8", "B88")
def test_every_screen_shows_what_nobody_here_knows_by_its_id(tmp_path: Path) -> None:
    game = a_game_without_its_pack(tmp_path / "one.torchturn")

    shown = [node for screen in SCREENS if screen != "morgue" for node in view(game, screen, "centre").walk()]

    words = " ".join(f"{node.name} {node.text}" for node in shown if isinstance(node, Node))
    assert "[gone:hall]" in words and "[event.gone]" in words
    game.close()


@rule("S8", "B88")
def test_such_a_game_is_played_on_and_keeps_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    game = a_game_without_its_pack(path)
    bot = Bot(game, 7)
    seeker = game.seeker

    while game.clock < 20:
        bot.act()
        bot.bless()
    game.submit(ask.Wait())
    game.save(path)
    game.close()

    again = Game.load(path, base_content())
    world = again.chronicle.world_of(seeker)
    assert again.packs[-1] == GONE
    assert world.get(seeker, Seeker).calling == "gone:monk"
    assert sum(1 for _, card, _ in again.worlds[1].each(Card, Room) if card.prototype == "gone:hall") > 10
    again.close()
