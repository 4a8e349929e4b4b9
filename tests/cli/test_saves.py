"""`torchturn saves`: what is kept, what is wrong with it, and the backup that takes over (S4, S10)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.shell import torchturn
from tests.cli.test_bad_input import one_sentence
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.hostile import changed


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with one game, three turns old."""
    home = tmp_path_factory.mktemp("home")
    torchturn("play", "--seed", "7", "--class", "delver", "--wire", "--home", home, stdin='{"do": "wait"}\n' * 3)
    return home


@pytest.fixture
def home(played: Path, tmp_path: Path) -> Path:
    """A copy of it, with a second game whose file was cut, and a third of which only the backup is left."""
    for path in played.glob("*.torchturn*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    whole = (tmp_path / "seed-7-1.torchturn").read_bytes()
    (tmp_path / "torn.torchturn").write_bytes(whole[:900])
    (tmp_path / "torn.torchturn.bak").write_bytes(whole)
    (tmp_path / "gone.torchturn.bak").write_bytes(whole)
    return tmp_path


def row(text: str, name: str) -> str:
    """The line of a game."""
    return next(line for line in text.splitlines() if line.startswith((f"{name} ", f"{name}:")))


@rule("S10")
def test_the_list_shows_who_is_where_and_the_damaged_with_reason_and_backup(home: Path) -> None:
    done = torchturn("saves", "list", "--home", home)

    assert done.returncode == 0, done.stderr
    whole, torn, gone = (row(done.stdout, name) for name in ("seed-7-1", "torn", "gone"))
    assert "Delver" in whole and whole.split()[-3:] == ["3", "in", "play"]
    assert "DAMAGED" in torn and "torn.torchturn.bak" in torn
    assert "DAMAGED" in gone and "only its backup is left" in gone


def test_show_tells_one_game_in_full(home: Path) -> None:
    done = torchturn("saves", "show", "seed-7-1", "--home", home)

    told = dict(line.split(maxsplit=1) for line in done.stdout.splitlines())
    assert done.returncode == 0
    assert (told["turn"], told["seed"], told["state"]) == ("3", "7:caverns", "in play")
    assert told["packs"].startswith("base ") and told["backup"] == "seed-7-1.torchturn.bak"


@planted("engine/cli/saves.py", "    return DIFFERENCE if faults else FINE", "    return FINE")
@rule("S4")
def test_verify_is_fine_with_what_is_whole_and_fails_for_what_is_not(home: Path) -> None:
    one = torchturn("saves", "verify", "seed-7-1", "--home", home)
    every = torchturn("saves", "verify", "--home", home)

    assert (one.returncode, one.stdout.strip()) == (0, "seed-7-1: whole")
    assert every.returncode == 3
    assert row(every.stdout, "seed-7-1").endswith("whole")
    assert "digest" in row(every.stdout, "torn") or "bytes" in row(every.stdout, "torn")


@rule("S4")
@pytest.mark.parametrize("suffix", ["", ".bak"])
def test_verify_finds_one_flipped_bit_of_a_save_or_its_backup(home: Path, suffix: str) -> None:
    path = home / f"seed-7-1.torchturn{suffix}"
    data = bytearray(path.read_bytes())
    data[-200] ^= 4
    path.write_bytes(data)

    done = torchturn("saves", "verify", "seed-7-1", "--home", home)

    assert done.returncode == 3
    assert str(path) in done.stdout and "digest" in done.stdout


@planted("engine/cli/saves.py", "return game.fault or Game.load(game.path, content, keep=False)",
         "return game.fault or Game.bare(1, content)")
@rule("S5")
def test_verify_finds_what_a_right_digest_hides(home: Path) -> None:
    path = home / "seed-7-1.torchturn"
    path.write_bytes(changed(path.read_bytes(), lambda header, parts: header.update(current=5)))

    done = torchturn("saves", "verify", "seed-7-1", "--home", home)

    assert done.returncode == 3
    assert str(path) in done.stdout and "current seeker" in done.stdout


@rule("S4")
def test_restore_sets_the_damaged_one_aside_and_the_backup_takes_over(home: Path) -> None:
    damaged = (home / "torn.torchturn").read_bytes()

    done = torchturn("saves", "restore", "torn", "--home", home)

    assert done.returncode == 0, done.stderr
    assert "torn.torchturn.damaged-1" in done.stdout
    assert (home / "torn.torchturn.damaged-1").read_bytes() == damaged
    assert torchturn("saves", "verify", "torn", "--home", home).returncode == 0
    assert torchturn("continue", "torn", "--wire", "--home", home).returncode == 0


@planted("engine/cli/saves.py", "return found if isinstance(found, SaveError) else None", "return None")
@rule("S4")
def test_every_command_says_the_same_of_one_flipped_bit(home: Path) -> None:
    path = home / "seed-7-1.torchturn"
    data = bytearray(path.read_bytes())
    data[len(data) * 2 // 3] ^= 1
    path.write_bytes(data)

    told = {what: torchturn("saves", what, "seed-7-1", "--home", home) for what in ("list", "show", "verify")}

    assert {what: done.returncode for what, done in told.items()} == {"list": 0, "show": 3, "verify": 3}
    reason = row(told["verify"].stdout, "seed-7-1").partition(": ")[2]
    assert "digest of section" in reason and f"`torchturn saves restore seed-7-1 --home {home}`" in reason
    assert row(told["list"].stdout, "seed-7-1").endswith(f"DAMAGED  {reason}")
    assert told["show"].stdout.strip() == f"seed-7-1 is damaged: {reason}"


def test_to_continue_a_game_that_is_gone_its_backup_and_the_command_are_named(home: Path) -> None:
    done = torchturn("continue", "gone", "--wire", "--home", home)

    assert done.returncode == 2 and one_sentence(done.stderr)
    assert "gone.torchturn.bak" in done.stderr and f"`torchturn saves restore gone --home {home}`" in done.stderr


@planted("engine/cli/play.py", "{whole_beside(listing.path, flags)}", "")
@rule("S10")
def test_where_the_last_game_cannot_be_read_the_whole_ones_are_named_with_what_to_type(home: Path) -> None:
    (home / "gone.torchturn.bak").unlink()
    os.utime(home / "torn.torchturn", (2**31, 2**31))

    unnamed = torchturn("continue", "--wire", "--home", home)
    named = torchturn("continue", "torn", "--wire", "--home", home)

    command = f"torchturn continue seed-7-1 --wire --home {home}"
    assert unnamed.returncode == named.returncode == 2
    assert "torn.torchturn" in unnamed.stderr and f"`{command}`" in unnamed.stderr
    assert command not in named.stderr
    assert torchturn(*command.split()[1:]).returncode == 0


def test_restore_brings_back_a_game_of_which_only_the_backup_is_left(home: Path) -> None:
    done = torchturn("saves", "restore", "gone", "--home", home)

    assert (done.returncode, done.stdout.strip()) == (0, "gone is its backup now")
    assert torchturn("saves", "verify", "gone", "--home", home).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("show",), "saves list"),
        (("restore",), "saves list"),
        (("show", "nobody"), "'nobody'"),
        (("verify", "nobody"), "'nobody'"),
        (("mend",), "mend"),
    ],
    ids=" ".join,
)
@rule("F5")
def test_what_cannot_be_done_is_told_in_one_sentence(home: Path, arguments: tuple[str, ...], names: str) -> None:
    done = torchturn("saves", *arguments, "--home", home)

    assert done.returncode == 2
    assert one_sentence(done.stderr) and names in done.stderr


def test_restore_without_a_backup_changes_nothing(home: Path) -> None:
    (home / "torn.torchturn.bak").unlink()
    before = (home / "torn.torchturn").read_bytes()

    done = torchturn("saves", "restore", "torn", "--home", home)

    assert done.returncode == 2 and one_sentence(done.stderr) and "no backup" in done.stderr
    assert (home / "torn.torchturn").read_bytes() == before


def test_a_home_without_games_says_how_one_begins(tmp_path: Path) -> None:
    done = torchturn("saves", "list", "--home", tmp_path / "nowhere")

    assert done.returncode == 0 and "torchturn play" in done.stdout
