"""Sub-dungeons in time: they catch up when entered again, are saved whole, and recorded (P5, S6, S9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.play import commands as ask
from engine.play.chronicle import REGION
from engine.play.game import Game
from engine.record.recording import Recording
from engine.record.replay import verify
from tests.engine.test_mouths import CHASM, LABORATORY, MINE, hardy
from tests.laws.bot import Bot
from tests.laws.chronicles import a_game_with_mouths, carry_to_stair, go_in, go_out, twin, with_mouths
from tests.planted_fault import planted
from tests.rules import rule


@rule("P5", "SUB-1", "CLOCK-1")
@pytest.mark.parametrize("seed", range(20, 24))
def test_a_sub_dungeon_that_was_left_catches_up_and_so_does_the_level_above(seed: int) -> None:
    away = hardy(a_game_with_mouths(seed))
    go_in(away, MINE)
    go_out(away)
    along = twin(away)

    for _ in range(25):
        away.submit(ask.Wait())
        along.submit(ask.Wait())
        along.chronicle.catch_up(along.worlds[2])
    assert away.worlds[2].turn < away.clock
    for game in (away, along):
        go_in(game, MINE)

    assert away.world is away.worlds[2]
    assert away.world.turn == away.clock
    assert away.digest() == along.digest()


@planted("engine/kernel/turn.py", "    while world.turn < turn:", "    while world.turn < turn - 1:")
@rule("P5", "SUB-1")
@pytest.mark.parametrize("seed", range(30, 33))
def test_the_level_above_catches_up_when_one_comes_out_again(seed: int) -> None:
    away = hardy(a_game_with_mouths(seed))
    go_in(away, LABORATORY)
    along = twin(away)

    for _ in range(25):
        away.submit(ask.Wait())
        along.submit(ask.Wait())
        along.chronicle.catch_up(along.worlds[1])
    for game in (away, along):
        go_out(game)

    assert away.world.turn == away.clock
    assert away.digest() == along.digest()


@rule("S6", "SUB-1", "B48")
def test_a_chronicle_with_sub_dungeons_is_saved_and_loaded_within_one(tmp_path: Path) -> None:
    steady = hardy(a_game_with_mouths(7))
    go_in(steady, CHASM)
    go_out(steady)
    carry_to_stair(steady)
    steady.submit(ask.Descend(sure=True))
    go_in(steady, MINE)
    steady.save(tmp_path / "save")
    steady.close()

    loaded = Game.load(tmp_path / "save", with_mouths())
    for game in (steady, loaded):
        for command in (ask.Wait(), ask.Explore(), ask.WaitTurns(turns=3)):
            game.submit(command)
        go_out(game)
        carry_to_stair(game, on=False)
        game.submit(ask.Ascend(sure=True))
        go_in(game, CHASM)
    loaded.close()

    assert sorted(loaded.worlds) == [REGION, 1, 2, 3, 4]
    assert loaded.world.number == 2
    assert loaded.digest() == steady.digest()


@rule("S9", "SUB-1", "F2")
def test_a_recording_of_a_walk_in_and_out_plays_alike(tmp_path: Path) -> None:
    for seed in range(1, 30):
        path = tmp_path / str(seed)
        game = a_game_with_mouths(seed, recorder=Recording.begin(path, seed, with_mouths()).tracer)
        if _walks_in(game, Bot(game, seed)):
            break
    outside, within = game.worlds[1], game.world
    _walks_out(game)

    report = verify(path, with_mouths())

    assert game.world is outside is not within
    assert report.ok, str(report)
    assert report.commands == game.commands


def _walks_in(game: Game, bot: Bot) -> bool:
    """Whether a bot comes upon a mouth soon, and goes in."""
    for _ in range(60):
        command, outcome = bot.act()
        if isinstance(command, ask.Enter):
            return outcome.ok
        if game.ended or game.world.number > 1:
            return False
    return False


def _walks_out(game: Game) -> None:
    """From the centre of the entrance to each side until one leads out, by commands alone."""
    for side in ask.HEADINGS:
        game.submit(ask.Approach(side))
        if game.submit(ask.Leave(sure=True)).ok:
            return
