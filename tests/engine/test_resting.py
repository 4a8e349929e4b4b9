"""Camp and sleep as errands: how long they last, and what breaks them (SURV-4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.body import ActionPoints, Health, Stamina
from components.light import Fuel
from components.locks import Lock
from components.place import Spot
from components.water import Source
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from systems.conditions.laying import lay_condition
from systems.fire.burning import ignite
from tests.build import a_hunting_rat, a_lit_torch
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule

Coming = Callable[[Game, list[int]], None]


def a_rat_comes(game: Game, row: list[int]) -> None:
    a_hunting_rat(game.world, row[2], Spot.EAST, game.seeker, ActionPoints(1, 1))


def smoke_comes(game: Game, row: list[int]) -> None:
    for side in (Spot.NORTH, Spot.SOUTH):
        ignite(game.world, make(game.world, "base:timber", row[1], side))


def water_comes(game: Game, row: list[int]) -> None:
    game.world.add(row[1], Source(1, 0, game.world.turn + 3))


def the_torch_dies(game: Game, row: list[int]) -> None:
    torch = game.world.edit(a_lit_torch(game.world, game.seeker, Spot.HAND), Fuel)
    torch.due = game.world.turn + 3


@rule("SURV-4")
@pytest.mark.parametrize(("command", "turns"), [(ask.Camp(), 8), (ask.Sleep(), 40)])
def test_where_nothing_comes_a_camp_lasts_eight_turns_and_a_sleep_forty(command: ask.Command, turns: int) -> None:
    game, _ = a_game()
    game.world.edit(game.seeker, Health).left = 5
    game.world.edit(game.seeker, Stamina).left = 0

    outcome = game.submit(command)

    assert (outcome.ok, outcome.turns, outcome.stopped) == (True, turns, "")
    assert game.world.get(game.seeker, Health).left > 5
    assert game.world.get(game.seeker, Stamina).left > 0


@planted("engine/errands/travel.py", "isinstance(event, WaterRose) and event.room == room:", "False:")
@rule("SURV-4", "CLOCK-1")
@pytest.mark.parametrize("command", [ask.Camp(), ask.Sleep(), ask.WaitTurns(turns=8)])
@pytest.mark.parametrize(("coming", "told"), [
    (a_rat_comes, "stopped.creature"), (smoke_comes, "stopped.fire"), (water_comes, "stopped.water"),
    (the_torch_dies, "stopped.dark"),
])
def test_rest_or_a_long_wait_is_broken_by_what_comes_and_says_by_what(
    command: ask.Command, coming: Coming, told: str
) -> None:
    game, row = a_game()
    if coming is water_comes:
        game.world.move(game.seeker, row[1], Spot.CENTRE)
    coming(game, row)

    outcome = game.submit(command)

    assert outcome.ok
    assert outcome.stopped == told
    assert 0 < outcome.turns < 8


@rule("SURV-4", "P3")
def test_rest_goes_on_while_what_hunts_stands_before_a_lock() -> None:
    game, row = a_game()
    game.world.add(row[1], Lock(1))
    a_hunting_rat(game.world, row[1], Spot.EAST, game.seeker)

    assert game.submit(ask.Camp()).turns == 8


@rule("SURV-4", "COND-3", "P3")
@pytest.mark.parametrize("condition", ["collapsed", "infested", "windswept"])
def test_where_a_condition_prevents_it_neither_begins_and_no_turn_passes(condition: str) -> None:
    game, row = a_game()
    lay_condition(game.world, row[0], f"base:{condition}")
    before = game.digest()

    told = []
    for command in (ask.Camp(), ask.Sleep()):
        refusal = game.submit(command).refusal
        told.append(refusal.message if refusal is not None else "")

    assert told == ["refused.rest_prevented"] * 2
    assert game.digest() == before
