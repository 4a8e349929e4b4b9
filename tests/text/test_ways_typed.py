"""Words for places: the centre, a side and all that lies about, as one would say them (F2)."""

from __future__ import annotations

import pytest

from components.place import Spot
from engine.play import commands as ask
from engine.scene.view import view
from engine.text.parse import Parser
from engine.text.request import Do, Lost
from engine.text.verbs import Vocabulary
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


def parser(spot: Spot) -> Parser:
    """A parser over the board of one who stands there."""
    game, _ = a_game(2)
    game.world.move(game.seeker, game.world.root(game.seeker), spot)
    return Parser(Vocabulary(game.content), view(game), lambda: view(game, "map"))


@planted("engine/text/parse.py", 'if verb == "take" and rest == ["all"]:', "if False:", case="take all-command3-4")
@rule("F2")
@pytest.mark.parametrize(("line", "command", "spot"), [
    ("centre", ask.Approach(target="centre"), Spot.NORTH), ("go centre", ask.Approach(target="centre"), Spot.EAST),
    ("go to the centre", ask.Approach(target="centre"), Spot.EAST), ("take all", ask.Sweep(), Spot.CENTRE),
    ("sweep", ask.Sweep(), Spot.CENTRE), ("go south", ask.Approach(target="south"), Spot.NORTH),
    ("go east", ask.Step(heading="east"), Spot.EAST), ("south", ask.Step(heading="south"), Spot.CENTRE)])
def test_places_are_gone_to_by_their_names(line: str, command: ask.Command, spot: Spot) -> None:
    read = parser(spot).read(line)

    assert isinstance(read, Do) and read.command == command


@rule("F2")
@pytest.mark.parametrize("line", ["wait -5", "wait 0", "wait 1001"])
def test_a_wait_of_no_turns_says_what_there_is(line: str) -> None:
    read = parser(Spot.CENTRE).read(line)

    assert isinstance(read, Lost) and read.message == "text.wait_bounds"
