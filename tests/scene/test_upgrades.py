"""What a room can be made into is told where one looks at it closely (UPGR-1)."""

from components.item import Stack
from components.place import Spot
from content.make import make
from engine import commands as ask
from engine.game import Game
from engine.scene.view import view
from systems.reckoning.upgrades import upgrades_for
from tests.build import base_content
from tests.rules import rule

DUGOUT = "base:excavated_dugout"


@rule("UPGR-1")
def test_the_card_of_a_place_names_the_card_wanted_in_each_direction_and_what_is_set() -> None:
    game = Game.new(3, base_content(), "delver")
    wood = make(game.world, "base:timber", game.seeker, Spot.PACK)
    game.world.edit(wood, Stack).count = 2
    room = view(game, "card", of="centre")
    assert upgrades_for(game.world, game.world.root(game.seeker)) == [DUGOUT]

    before = next(node for node in room.children if node.kind == "upgrade")
    number = next(
        act.command for act in view(game).walk() if isinstance(act.command, ask.Set) and act.command.heading == "north"
    )
    assert game.submit(number).ok
    after = next(node for node in view(game, "card", of="centre").children if node.kind == "upgrade")

    assert (before.value, before.full) == (0, 2)
    assert "Timber to the north" in before.text
    assert "Timber to the south" in before.text
    assert (after.value, after.full) == (1, 2)
    assert "Timber to the north is set" in after.text
