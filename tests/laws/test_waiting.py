"""Law P5: waiting N turns is N waits; a level caught up is the level run; coming back resets no timer."""

from __future__ import annotations

from collections import Counter

import pytest

from components.body import Health
from components.creatures import Awake, Beat, Wanders
from components.effect import Unleashed
from components.fire import Burning, Smoke
from components.light import Lit
from components.registry import Component
from components.room import Stair
from components.seekers import InPlay
from components.water import Stirred, Submerged
from engine.kernel.turn import run_to, take_turn
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.game import Game
from engine.record.digest import rows
from tests.build import a_room, a_world, base_order
from tests.laws.chronicles import a_game, carry_to_stair, go_out, twin
from tests.planted_fault import planted
from tests.rules import rule


@rule("P5", "CLOCK-1")
@pytest.mark.parametrize("seed", range(40, 52))
def test_waiting_many_turns_equals_as_many_single_waits(seed: int) -> None:
    together = a_game(seed, 30)
    single = twin(together)

    outcome = together.submit(ask.WaitTurns(turns=25, sure=True))
    for _ in range(outcome.turns):
        single.submit(ask.Wait(sure=True))

    assert together.digest() == single.digest()
    assert outcome.turns == 25 or outcome.stopped or outcome.ended or outcome.refusal


@rule("P5", "LEVL-1", "CLOCK-1")
@pytest.mark.parametrize("seed", range(60, 68))
def test_a_level_that_is_caught_up_equals_the_level_that_ran_along(seed: int) -> None:
    caught_up = a_game(seed, 60, blessed=True)
    caught_up = _below(caught_up)
    ran_along = twin(caught_up)

    for _ in range(30):
        caught_up.submit(ask.Wait())
        ran_along.submit(ask.Wait())
        ran_along.chronicle.catch_up(ran_along.worlds[1])
    caught_up.chronicle.catch_up(caught_up.worlds[1])

    assert caught_up.worlds[1].turn == caught_up.clock
    assert rows(caught_up.worlds[1]) == rows(ran_along.worlds[1])
    assert caught_up.digest() == ran_along.digest()


@planted("engine/kernel/turn.py", "turn if due is None else due - 1", "turn if due is None else due")
@rule("P5", "CLOCK-1")
@pytest.mark.parametrize("seed", range(80, 86))
def test_turns_jumped_over_while_nothing_is_due_leave_what_turns_one_by_one_leave(seed: int) -> None:
    jumped = _below(a_game(seed, 60, blessed=True))
    stepped = twin(jumped)
    order, world, beside = jumped.chronicle.order, jumped.worlds[1], stepped.worlds[1]
    goal, run = world.turn + 400, Counter[str]()
    world.watcher = lambda system: run.update([system])

    run_to(world, order, goal)
    while beside.turn < goal:
        take_turn(beside, order)

    assert world.turn == goal
    assert rows(world) == rows(beside)
    assert 0 < run["Refresh"] < 400


@planted("systems/fire/catch_fire.py", "wakes_on = (Burning, Lit)", "wakes_on = (Burning,)")
@rule("P5", "CLOCK-1")
@pytest.mark.parametrize("part", [
    Burning(), Smoke(1), Lit(), Awake(), InPlay(), Stirred(), Submerged(), Unleashed(0, 0, 0),
])
def test_no_turn_is_jumped_over_where_something_goes_on_each_turn(part: Component) -> None:
    world = a_world()
    room = a_room(world)

    quiet = base_order().is_quiet(world)
    world.add(room, part)

    assert (quiet, base_order().is_quiet(world)) == (True, False)


@rule("P5", "LEVL-1", "B37")
@pytest.mark.parametrize("seed", range(70, 74))
def test_leaving_and_coming_back_finds_every_timer_where_it_would_be(seed: int) -> None:
    game = _below(a_game(seed, 40, blessed=True))
    stayed = twin(game)

    for _ in range(8):
        game.submit(ask.Wait())
        stayed.submit(ask.Wait())
    carry_to_stair(game, on=False)
    assert game.submit(ask.Ascend(sure=True)).ok
    stayed.chronicle.catch_up(stayed.worlds[1])

    assert game.world is game.worlds[1]
    assert game.world.turn == game.clock
    assert _timers(game, 1) == _timers(stayed, 1)


def _below(game: Game) -> Game:
    """The game, its seeker, made hardy, gone on to level 2 by the stairs."""
    health = game.world.edit(game.seeker, Health)
    health.left = health.full = 1000
    if not any(stair.on for _, stair in game.world.each(Stair)):
        go_out(game)
    carry_to_stair(game)
    # A tower is climbed.
    assert game.submit(ask.Descend(sure=True)).ok or game.submit(ask.Ascend(sure=True)).ok
    assert len(game.worlds) >= 3
    return game


def _timers(game: Game, number: int) -> list[tuple[int, object]]:
    """Every due turn of what belongs to a level; of who goes a beat, that of its next step."""
    world = game.worlds[number]
    return [
        (entity, _stepping(world, entity, part) if isinstance(part, Wanders) else part)
        for entity, parts in rows(world)
        for _, part in parts
        if getattr(part, "due", None) is not None and world.bearer(entity) != game.seeker
    ]


def _stepping(world: World, roamer: int, wanders: Wanders) -> Wanders:
    beat = world.find(roamer, Beat)
    if beat is None:
        return wanders
    gone = (world.turn - beat.since) // wanders.interval
    return Wanders(wanders.interval, beat.since + (gone + 1) * wanders.interval)
