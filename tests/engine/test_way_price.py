"""What an errand is said to cost beforehand is what it costs in the end, if nothing comes (B94, MOVE-1)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints
from components.knowledge import Seen
from components.place import Place, Spot
from components.room import HardGoing
from components.water import Flood
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from engine.wire.answers import commands, probed
from systems.core.knowing import remember
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule

ERRANDS = [
    ask.Travel("room.1.0"), ask.Travel("room.2.0"), ask.Travel("room.3.0"), ask.Approach("east"),
    ask.Approach("beyond.east"),
]


def spent(game: Game, errand: ask.Command) -> tuple[int, int]:
    """AP that an errand took, at four a world turn of which none is lost, and the world turns that passed."""
    before = game.world.get(game.seeker, ActionPoints).left
    outcome = game.submit(errand)
    assert (outcome.ok, outcome.stopped) == (True, "")
    return before + 4 * outcome.turns - game.world.get(game.seeker, ActionPoints).left, outcome.turns


@rule("B94", "MOVE-1")
@pytest.mark.parametrize("errand", ERRANDS)
@pytest.mark.parametrize("left", [4, 3])
def test_an_errand_costs_what_it_was_said_to_cost(errand: ask.Command, left: int) -> None:
    game, _ = a_game()
    game.world.edit(game.seeker, ActionPoints).left = left

    told = game.probe(errand)
    ap, turns = spent(game, errand)

    assert (told.ap, told.turns) == (ap, turns if ap > left else 0)


@planted("engine/errands/way_price.py",
         "len(way_inside(came, Spot(heading))) + 1", "len(way_inside(came, Spot(heading)))")
@rule("B94", "MOVE-1")
def test_the_way_on_from_a_side_is_shorter_by_the_step_to_it() -> None:
    game, row = a_game()
    game.world.move(game.seeker, row[0], Spot.EAST)

    assert game.probe(ask.Travel("room.1.0")).ap == 1
    assert game.probe(ask.Travel("room.3.0")).ap == 7


@rule("B94", "MOVE-1")
def test_hard_going_on_the_way_costs_more_and_may_take_a_turn_more() -> None:
    game, row = a_game()
    game.world.add(row[1], HardGoing())

    told = game.probe(ask.Travel("room.3.0"))
    outcome = game.submit(ask.Travel("room.3.0"))

    assert (told.ap, told.turns) == (2 + 6 + 3, outcome.turns)


@planted("engine/play/foresight.py", "not (waits and short.refusal.message == TOO_DEAR)", "True")
@rule("B94", "MOVE-1", "P3")
@pytest.mark.parametrize("errand", [ask.Travel("room.3.0"), ask.Approach("east")])
def test_an_errand_whose_first_step_is_dearer_than_what_is_left_waits_and_is_not_told_as_refused(
    errand: ask.Command,
) -> None:
    game, row = a_game()
    game.world.add(row[0], HardGoing())
    game.world.edit(game.seeker, ActionPoints).left = 1

    told = game.probe(errand)
    outcome = game.submit(errand)

    assert told.legal
    assert outcome.ok
    assert told.turns == outcome.turns > 0


@rule("B94", "MOVE-1")
def test_exploring_costs_the_whole_way_into_the_first_unknown_room() -> None:
    game, row = a_game()
    for memory in game.world.held(row[3], Spot.MEMORY):
        game.world.remove(memory, Place)
        game.world.doom(memory, "test")
    game.world.bury()

    told = game.probe(ask.Explore())

    assert (told.ap, told.turns) == spent(game, ask.Explore()) == (8, 2)


@planted("engine/errands/way_price.py", "if room == room_of(world, seeker):", "if room:")
@rule("P9")
def test_the_price_of_a_way_knows_of_no_water_that_came_since_the_room_was_seen() -> None:
    game, row = a_game()
    world = game.world
    dry = game.probe(ask.Travel("room.3.0"))

    world.add(row[1], Flood(3))
    unseen = game.probe(ask.Travel("room.3.0"))
    remember(world, game.seeker, row[1])
    found = game.probe(ask.Travel("room.3.0"))

    assert (dry.ap, unseen.ap, found.ap) == (8, 8, 11)
    assert any(world.get(memory, Seen).flood == 3 for memory in world.held(row[1], Spot.MEMORY))


@rule("CLOCK-1", "SURV-4")
def test_a_wait_and_a_rest_cost_turns_alone() -> None:
    game, _ = a_game()

    told = {errand: game.probe(errand) for errand in (ask.WaitTurns(turns=7), ask.Camp(), ask.Sleep())}

    rest = game.content.figures.rest
    assert [verdict.ap for verdict in told.values()] == [0, 0, 0]
    assert [verdict.turns for verdict in told.values()] == [7, rest.camp_turns, rest.sleep_turns]


@rule("B94", "P7")
def test_the_board_and_the_wire_tell_the_whole_price_of_a_way() -> None:
    game, _ = a_game()

    act = view(game).find("acts.travel.room.2.0")
    probe = probed(game, ask.Travel("room.2.0"))["probe"]
    said = [entry["cost"] for entry in commands(game)["commands"] if entry["command"] == ask.Travel("room.2.0")]

    assert act is not None
    assert act.text.endswith("5 AP, 1 turn")
    assert probe["cost"] == {"ap": 5, "stamina": 0, "turns": 1}
    assert [(cost.ap, cost.turns) for cost in said] == [(5, 1)]
