"""Saving changes nothing, and playing with a save and a load after each command is playing on (S6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.play import commands as ask
from engine.play.game import Game
from saves.container import Part
from saves.errors import SaveError
from tests.build import base_content
from tests.laws.bot import Bot
from tests.laws.chronicles import twin
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.hostile import changed


def saved_and_loaded(game: Game, path: Path) -> Game:
    """The game after it was written and read again."""
    game.save(path)
    game.close()
    return Game.load(path, base_content())


def play_both_ways(path: Path, seed: int, turns: int) -> int:
    """One game goes on in memory, its double is saved and loaded after every command; both stay equal. How many."""
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
    return number


@rule("S6", "B34")
@pytest.mark.parametrize("seed", [300, 301, 302])
def test_a_save_and_a_load_after_every_command_change_nothing(tmp_path: Path, seed: int) -> None:
    play_both_ways(tmp_path / "save", seed, 33)


@pytest.mark.soak
@pytest.mark.proofs
@rule("S6")
@pytest.mark.parametrize("seed", range(310, 360))
def test_a_hundred_turns_with_a_save_and_a_load_after_every_command(
    tmp_path: Path, seed: int, figures: Figures
) -> None:
    commands = play_both_ways(tmp_path / "save", seed, 100)

    figures.count("S6", "games of 100 turns, saved and loaded after every command", 1)
    figures.count("S6", "saves and loads in them, each with equal digests", commands)


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


_LINE = {"message": "event.waited", "params": {}, "turn": 1, "channel": "you"}
HOSTILE_LOGS = {
    "no list": 7,
    "no pair": [[1]],
    "a seeker that is no number": [["ash", []]],
    "a line that is a text": [[1, ["event.waited"]]],
    "a line without a message": [[1, [{"turn": 1}]]],
    "a channel that is none": [[1, [{**_LINE, "channel": "dreamt"}]]],
    "a parameter that is a list": [[1, [{**_LINE, "params": {"actor": [1]}}]]],
    "a parameter that is the message": [[1, [{**_LINE, "params": {"message": "x"}}]]],
    "a parameter that is the speaker": [[1, [{**_LINE, "params": {"self": "x"}}]]],
    "a turn that is a text": [[1, [{**_LINE, "turn": "late"}]]],
}


def spoilt(path: Path, field: str, value: object) -> Path:
    """A save whose digests are right and whose chronicle says something else in one field."""
    game = Game.new(5, base_content())
    game.submit(ask.Wait())
    game.save(path)
    game.close()

    def change(header: dict[str, object], parts: list[list[Any]]) -> None:
        next(data for part, _, _, data in parts if part == Part.CHRONICLE)[field] = value

    path.write_bytes(changed(path.read_bytes(), change))
    return path


@rule("S5")
@pytest.mark.parametrize("name", HOSTILE_LOGS)
def test_a_log_that_says_nothing_sound_is_one_sentence_and_lets_go_of_the_file(tmp_path: Path, name: str) -> None:
    path = spoilt(tmp_path / "a.torchturn", "log", HOSTILE_LOGS[name])

    for _ in range(2):
        with pytest.raises(SaveError) as caught:
            Game.load(path, base_content())
        assert str(path) in str(caught.value)


@rule("S5")
@pytest.mark.parametrize("count", ["many", -1, None, [1], 1.5])
def test_a_count_of_commands_that_is_none_is_refused_in_one_sentence(tmp_path: Path, count: object) -> None:
    path = spoilt(tmp_path / "a.torchturn", "options", {"commands": count})

    with pytest.raises(SaveError) as caught:
        Game.load(path, base_content())

    assert str(path) in str(caught.value)
