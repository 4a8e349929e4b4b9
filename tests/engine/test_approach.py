"""An approach is single steps to a slot, or to the one beside a creature (ROOM-3, MOVE-1)."""

from __future__ import annotations

from components.body import ActionPoints
from components.place import Spot
from components.room import Room
from engine.play import commands as ask
from engine.play.game import Game
from systems.core.knowing import turn_up
from systems.core.rooms import neighbour, room_of, spot_of
from systems.core.sight import is_up
from tests.build import a_hunting_rat
from tests.engine.row_game import a_game
from tests.rules import rule


def where(game: Game) -> tuple[int, Spot]:
    """The seeker's room and slot."""
    return room_of(game.world, game.seeker), spot_of(game.world, game.seeker)


@rule("ROOM-3")
def test_an_approach_goes_over_the_centre_and_turns_the_card_up() -> None:
    game, row = a_game()
    game.submit(ask.Step("east"))

    outcome = game.submit(ask.Approach("north"))

    assert outcome.ok
    assert where(game) == (row[0], Spot.NORTH)
    assert is_up(game.world, game.seeker, row[0], Spot.NORTH)
    assert game.submit(ask.Approach("north")).refusal is not None


@rule("MOVE-1")
def test_an_approach_to_a_creature_ends_beside_it() -> None:
    game, row = a_game()
    game.submit(ask.Step("east"))
    turn_up(game.world, game.seeker, row[0], Spot.WEST)
    rat = a_hunting_rat(game.world, row[0], Spot.WEST, 0)
    game.world.edit(rat, ActionPoints).left = 0

    game.submit(ask.Approach("west.creature"))
    again = game.submit(ask.Approach("west"))

    assert where(game) == (row[0], Spot.CENTRE)
    assert again.refusal is not None
    assert again.refusal.message == "refused.enemy_there"


def test_an_approach_leads_through_a_passage() -> None:
    game, row = a_game()

    outcome = game.submit(ask.Approach("beyond.east"))

    assert outcome.ok
    assert where(game) == (row[1], Spot.WEST)
    assert neighbour(game.world, row[0], Spot.EAST) == row[1]
    assert game.world.has(row[1], Room)
