"""Saving changes nothing, and playing with a save and a load after each command is playing on (S6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import commands as ask
from engine.game import Game
from saves.errors import SaveError
from tests.build import base_content
from tests.laws.bot import Bot
from tests.laws.chronicles import twin
from tests.rules import rule


def saved_and_loaded(game: Game, path: Path) -> Game:
    """The game after it was written and read again."""
    game.save(path)
    game.close()
    return Game.load(path, base_content())


def play_both_ways(path: Path, seed: int, turns: int) -> None:
    """One game goes on in memory, its double is saved and loaded after every command; both stay equal."""
    steady, saved = Game.new(seed, base_content()), Game.new(seed, base_content())
    bot = Bot(steady, seed)
    number = 0
    while steady.clock < turns and number < 6 * turns:
        number += 1
        pick = bot.dice.randrange(3)
        if steady.ended:
            steady.join(pick=pick)
            saved.join(pick=pick)
            continue
        command = bot.choose()
        here, there = steady.submit(command), saved.submit(command)
        assert here == there, f"seed {seed}: {command} tells otherwise after a load"
        saved = saved_and_loaded(saved, path)
        assert saved.digest() == steady.digest(), f"seed {seed}, turn {steady.clock}: {command} was not kept"
    saved.close()
    assert steady.clock >= turns or number == 6 * turns
    assert saved.log == steady.log
    assert saved.commands == steady.commands


@rule("S6")
@pytest.mark.parametrize("seed", [300, 301, 302])
def test_a_save_and_a_load_after_every_command_change_nothing(tmp_path: Path, seed: int) -> None:
    play_both_ways(tmp_path / "save", seed, 33)


@pytest.mark.soak
@rule("S6")
@pytest.mark.parametrize("seed", range(310, 360))
def test_a_hundred_turns_with_a_save_and_a_load_after_every_command(tmp_path: Path, seed: int) -> None:
    play_both_ways(tmp_path / "save", seed, 100)


@rule("S6")
def test_saving_leaves_the_world_as_it_was_and_saves_the_same_bytes_again(tmp_path: Path) -> None:
    game = Game.new(8, base_content())
    bot = Bot(game, 8)
    for _ in range(40):
        bot.act()
    before = game.digest()

    game.save(tmp_path / "one")
    game.save(tmp_path / "two")
    game.close()
    again = Game.load(tmp_path / "one", base_content())
    again.save(tmp_path / "three")
    again.close()

    assert game.digest() == before == again.digest() == twin(game).digest()
    one, two, three = ((tmp_path / name).read_bytes() for name in ("one", "two", "three"))
    assert one == two == three


@rule("S6")
def test_autosave_is_called_after_every_world_turn(tmp_path: Path) -> None:
    game = Game.new(8, base_content())
    clocks: list[int] = []

    def keep(kept: Game) -> None:
        kept.save(tmp_path / "auto")
        clocks.append(kept.clock)

    game.on_turn = keep
    game.submit(ask.Wait())
    game.submit(ask.Unequip("nowhere"))
    game.submit(ask.WaitTurns(turns=3))
    game.close()

    assert clocks == [1, 2, 3, 4]
    loaded = Game.load(tmp_path / "auto", base_content())
    loaded.close()
    assert (loaded.clock, loaded.digest()) == (4, game.digest())


def test_a_file_that_is_no_save_is_refused_and_left_unlocked(tmp_path: Path) -> None:
    (tmp_path / "save").write_bytes(b"not a save at all")

    for _ in range(2):
        with pytest.raises(SaveError, match="not a save"):
            Game.load(tmp_path / "save", base_content())


@rule("S10")
def test_a_chronicle_that_is_played_is_closed_to_others(tmp_path: Path) -> None:
    game = Game.new(8, base_content())
    game.save(tmp_path / "save")

    with pytest.raises(SaveError, match="another program"):
        Game.load(tmp_path / "save", base_content())
    game.close()
    Game.load(tmp_path / "save", base_content()).close()
