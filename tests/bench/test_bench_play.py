"""T2: commands and world turns a second of a headless player with the full rules, beside the steps and turns of NLE."""

from __future__ import annotations

from statistics import mean, median
from typing import NamedTuple

import pytest

from engine.play.game import Game
from engine.wire.lines import encoded
from engine.wire.sent import viewed
from tests.bench.nethack import NetHack
from tests.bench.player import Player
from tests.bench.ratios import report, seconds, unit_step
from tests.genesis.births import sized

ROOMS, ROUNDS, COMMANDS, WARM = 60, 9, 1_000, 300


class Round(NamedTuple):
    """One player's seconds a command and a world turn, how often it was refused a command, and its game."""

    command: float
    turn: float
    refused: float
    game: Game


def played(seed: int, commands: int = COMMANDS, wired: bool = False) -> Round:
    """A new populated dungeon, some way in; with `wired` the wire's view of the board is made after every command."""
    player = Player(Game.new(seed, sized(ROOMS), theme="base:caverns"), seed)
    player.play(WARM)
    game, refused, clock = player.game, player.refused, player.game.clock
    if wired:
        player.after = lambda: encoded({"view": viewed(game)})
    spent = seconds(lambda: player.play(commands))
    return Round(spent / commands, spent / max(game.clock - clock, 1), (player.refused - refused) / commands, game)


@pytest.mark.bench
def test_commands_and_turns_a_second(nethack: NetHack | None) -> None:
    rounds = []
    commands, turns = [], []

    for seed in range(1, ROUNDS + 1):
        ours = played(seed)
        beside = nethack.play() if nethack is not None else None
        rounds.append(ours)
        unit = unit_step() if beside is None else 1.0
        commands.append(beside.step / ours.command if beside is not None else ours.command / unit)
        turns.append(beside.turn / ours.turn if beside is not None else ours.turn / unit)

    each, turn = median(r.command for r in rounds) * 1e6, median(r.turn for r in rounds) * 1e6
    tries = mean(r.refused for r in rounds)
    if nethack is None:
        report("T2", f"one command, {tries:.1f} refused tries in it, in bare loop steps", median(commands), "<= 1500")
        report("T2", "one world turn with its commands, in bare loop steps", median(turns), "(no goal)")
    else:
        report("T2", f"commands ({each:.0f} us, {tries:.1f} refused tries in it) / NLE steps", median(commands), ">= 2")
        report("T2", f"world turns ({turn:.0f} us with their commands) over NLE game turns", median(turns), ">= 1")
    assert all(r.game.clock > 0 for r in rounds)


@pytest.mark.bench
def test_commands_with_the_view_of_the_wire_after_each(nethack: NetHack | None) -> None:
    found, each = [], []

    for seed in range(1, ROUNDS + 1):
        ours = played(seed, COMMANDS // 4, wired=True)
        each.append(ours.command)
        found.append(nethack.play().step / ours.command if nethack is not None else ours.command / unit_step())

    what = f"commands with the wire's view after each ({median(each) * 1e6:.0f} us)"
    if nethack is None:
        report("T2", f"{what}, in bare loop steps", median(found), "<= 6000")
    else:
        report("T2", f"{what} over NLE steps", median(found), ">= 0.5")
    assert median(each) > 0
