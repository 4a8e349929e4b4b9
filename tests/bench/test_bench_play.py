"""T1, T2 and T6: an idle turn whatever exists, commands of a blind player beside NLE, imports and new games."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from statistics import median

import pytest

from components.place import Spot
from content.loader import load
from content.make import make
from engine.game import Game
from engine.kernel.dice import Dice
from engine.kernel.turn import take_turn
from engine.kernel.world import World
from engine.scene.node import as_json
from engine.scene.view import view
from systems import order
from tests.bench.player import Player
from tests.bench.ratios import nle, ratio, report, seconds, unit_step


def idle_world(cards: int) -> World:
    """A world of so many cards on its floors, none of which has anything to do."""
    content = load()
    world = World(1, Dice(1))
    world.provide(content)
    for number in range(cards):
        if number % 20 == 0:
            holder = world.spawn()
        make(world, "base:rope", holder, Spot.STORAGE)
    world.settle()
    return world


@pytest.mark.bench
def test_an_idle_turn_does_not_grow_with_what_exists() -> None:
    rules = order(load())
    large, small = idle_world(100_000), idle_world(1_000)

    grown = ratio(lambda: take_turn(large, rules), lambda: take_turn(small, rules), times=300)
    turns = []
    gc.collect()
    gc.freeze()
    for _ in range(1_000):
        begin = time.perf_counter()
        take_turn(large, rules)
        turns.append(time.perf_counter() - begin)

    report("T1", "idle world turn at 100,000 entities over the same at 1,000", grown, "<= 1.3")
    report("T1", "slowest of 1,000 turns over the median", max(turns) / median(turns), "<= 10")
    assert grown > 0


@pytest.mark.bench
@pytest.mark.parametrize("seen", [False, True], ids=["blind", "with_the_view"])
def test_commands_of_a_blind_player(seen: bool) -> None:
    game = Game.new(7, load())
    player = Player(game, 7)
    if seen:
        player.after = lambda: as_json(view(game))
    player.play(50)
    clock, many = game.clock, 150 if seen else 1_500

    begin = time.perf_counter()
    player.play(many)
    spent = time.perf_counter() - begin

    beside = nle()
    what = "with the wire's view after each" if seen else "no scene"
    if beside is None:
        report("T2", f"a command in bare loop steps, {what}", spent / many / unit_step(), "<= 1500")
    else:
        goal = ">= 0.5" if seen else ">= 2"
        report("T2", f"commands per second over NLE's steps, {what}", beside[1] * many / spent, goal)
        turns = max(1, game.clock - clock)
        report("T2", f"world turns per second over NLE's game turns, {what}", beside[2] * turns / spent, ">= 1")
    assert spent > 0


def _python(code: str) -> float:
    return seconds(lambda: subprocess.run([sys.executable, "-c", code], check=True))


@pytest.mark.bench
def test_import_and_a_new_game() -> None:
    imports = median(_python("import engine.game") / _python("pass") for _ in range(9))
    content = load()
    new_game = median(seconds(lambda: Game.new(7, content)) for _ in range(9))
    beside = nle()

    report("T6", "headless import over `python -c pass`", imports, "<= 9")
    if beside is None:
        report("T6", "a new game in bare loop steps", new_game / unit_step(), "6 NLE resets")
    else:
        report("T6", "a new game over an NLE reset", new_game / beside[0], "<= 6")
    assert imports > 0
