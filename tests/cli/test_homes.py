"""The files of a home: recordings that fit their saves, names, records of lives, and which game was played last."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli.graves import APART, OLDER, bury
from engine.cli.sitting import Sitting, begun, continued
from engine.play.commands import Wait
from engine.play.game import Game
from engine.record.tape import read
from saves import LockedSaveError, SaveFile, files, list_saves
from tests.build import base_content
from tests.cli.shell import ROOT, torchturn
from tests.cli.test_bad_input import one_sentence
from tests.cli.test_sitting import wire
from tests.planted_fault import planted
from tests.rules import rule

WAIT = '{"do": "wait"}\n'


def played(home: Path, seed: int = 7, waits: int = 1) -> Path:
    """A home with a game in it; its save."""
    done = torchturn("play", "--seed", str(seed), "--class", "delver", "--wire", "--home", home, stdin=WAIT * waits)
    assert done.returncode == 0, done.stderr
    return home / f"seed-{seed}-1.torchturn"


def sat(folder: Path, seed: int = 7) -> Sitting:
    """A new game in this process, at the gate."""
    return begun(base_content(), seed, None, folder)


# Recordings (C1)

@planted("engine/play/game.py", "        self._world, self.seeker = target, seeker\n        self.tally.entries += 1\n",
         "        self._world, self.seeker = target, seeker\n")
@rule("S9")
def test_a_game_killed_between_a_join_and_its_save_goes_on_with_a_recording_that_verifies(tmp_path: Path) -> None:
    sitting = sat(tmp_path, 21)
    sitting.game.join()
    sitting.game.submit(Wait())
    path = tmp_path / "seed-21-1.torchturn"
    before = path.read_bytes()
    sitting.game.join(pick=1)
    sitting.close()

    path.write_bytes(before)  # as if the program had been killed before the second one was saved
    again = continued(base_content(), path)
    again.game.join(pick=0)
    again.game.submit(Wait())
    again.close()

    verbs = [entry.verb for entry in read(tmp_path / "seed-21-1.recording").entries()]
    done = torchturn("replay", tmp_path / "seed-21-1.recording", "--verify")
    assert verbs == ["join", "do", "join", "do"]
    assert done.returncode == 0, done.stdout


# Newborn games (C8)

@planted("engine/play/chronicle.py", "        world.bury()\n", "")
@rule("S6")
@pytest.mark.parametrize(("seed", "pick"), [(3, 0), (28, 2), (42, 1), (7, 0)])
def test_the_first_save_of_a_game_is_the_bytes_that_it_saves_again_once_loaded(
    tmp_path: Path, seed: int, pick: int
) -> None:
    game = Game.new(seed, base_content(), pick=pick)

    game.save(tmp_path / "one")
    game.close()
    again = Game.load(tmp_path / "one", base_content())
    again.save(tmp_path / "two")
    again.close()

    assert not any(world.doomed for world in game.worlds.values())
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert game.digest() == again.digest()


# Names (C9)

@planted("engine/cli/sitting.py", "        if self.path is None:\n            self._take_a_name(self.folder)\n",
         '        if self.path is None:\n            self.path = self.folder / f"{self._stem}-1{SUFFIX}"\n')
@rule("S10")
def test_two_games_of_one_seed_that_stand_at_the_gate_together_are_both_kept(tmp_path: Path) -> None:
    sittings = [sat(tmp_path), sat(tmp_path), sat(tmp_path)]
    assert list(tmp_path.iterdir()) == []

    for sitting in sittings:
        sitting.game.join()
        sitting.game.submit(Wait())
    for sitting in sittings:
        sitting.close()

    names = [f"seed-7-{number}" for number in (1, 2, 3)]
    assert {path.name for path in tmp_path.iterdir()} == {
        f"{name}{end}" for name in names for end in (".torchturn", ".torchturn.bak", ".recording")
    }
    assert all(torchturn("replay", tmp_path / f"{name}.recording", "--verify").returncode == 0 for name in names)


@planted("saves/savefile.py", "                if _is_free(path, beside):\n                    return file\n",
         "                return file\n")
@rule("S10")
def test_a_name_that_another_program_takes_meanwhile_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = files.make_home

    def late(home: Path) -> None:
        real(home)
        (home / "ada-1.torchturn").touch()

    monkeypatch.setattr(files, "make_home", late)

    with SaveFile.claim(tmp_path, "ada") as file:
        assert file.path.name == "ada-2.torchturn"


# The one that was played last (C13)

@planted("saves/listing.py", "lambda listing: (listing.sitting, listing.modified)", "lambda listing: listing.modified")
@rule("S10")
def test_the_game_that_was_played_last_goes_on_whatever_the_times_of_the_files_say(tmp_path: Path) -> None:
    first, second = played(tmp_path, 7), played(tmp_path, 8)
    os.utime(first, (2**31, 2**31))

    last = list_saves(tmp_path)[0].path
    wire(tmp_path, {"do": "wait"}, command=("continue", "seed-7-1"))
    os.utime(first, (1, 1))

    assert last == second
    assert [listing.path for listing in list_saves(tmp_path)] == [first, second]
    assert wire(tmp_path)[-1]["digest"] == wire(tmp_path, command=("continue", "seed-7-1"))[-1]["digest"]


def test_a_save_that_tells_no_clock_is_not_passed_over_when_its_file_is_the_newest(tmp_path: Path) -> None:
    whole, torn = played(tmp_path, 7), tmp_path / "torn.torchturn"
    torn.write_bytes(whole.read_bytes()[:60])

    os.utime(torn, (2**31, 2**31))
    newest = [listing.path for listing in list_saves(tmp_path)]
    os.utime(torn, (1, 1))

    assert newest == [torn, whole]
    assert [listing.path for listing in list_saves(tmp_path)] == [whole, torn]


@planted("saves/lock.py", "                    self._save = _held(save, os.O_RDONLY)\n", "                    pass\n")
@planted("saves/files.py", "        lock.adopt()\n", "        lock.drop()\n")
@rule("S10")
def test_a_lock_file_deleted_by_hand_lets_nobody_in(tmp_path: Path) -> None:
    path = played(tmp_path)
    child = "import sys; from pathlib import Path; from saves import *\ntry: SaveFile(Path(sys.argv[1]))\n"
    child += "except LockedSaveError: print('locked')"
    game = Game.load(path, base_content())
    told = []

    for _ in range(2):  # before it was written by this program, and after
        path.with_name(path.name + ".lock").unlink(missing_ok=True)
        with pytest.raises(LockedSaveError):
            SaveFile(path)
        done = subprocess.run([sys.executable, "-c", child, path], cwd=ROOT, capture_output=True, text=True, check=True)
        told.append(done.stdout)
        game.save(path)
    game.close()

    assert told == ["locked\n"] * 2
    SaveFile(path).close()


@pytest.mark.parametrize("what", [("saves", "list"), ("saves", "verify"), ("continue", "--wire"), ("play", "--wire")])
def test_a_home_that_is_a_file_is_told(tmp_path: Path, what: tuple[str, ...]) -> None:
    (tmp_path / "home").write_text("a file")

    done = torchturn(*what, "--home", tmp_path / "home")

    assert done.returncode == 2 and one_sentence(done.stderr)
    assert "is no folder" in done.stderr and "--home" in done.stderr


@planted("engine/cli/graves.py", "    _fold(folder)\n", "")
@rule("CHAR-6")
def test_the_latest_records_of_ended_lives_have_files_of_their_own_and_no_record_is_lost(tmp_path: Path) -> None:
    for number in range(APART + 5):
        path = bury(tmp_path, "seed-7-1", f"life {number}\n")
        os.utime(path, (number, number))
    bury(tmp_path, "seed-8-1", "the last\n")

    found = {path.name: path.read_text() for path in tmp_path.iterdir()}
    older = found.pop(OLDER)
    assert len(found) == APART
    assert sorted(text for text in found.values()) == sorted(
        ["the last\n", *(f"life {number}\n" for number in range(6, APART + 5))]
    )
    assert [line for line in older.splitlines() if line.startswith("life")] == [f"life {number}" for number in range(6)]
