"""Bad input gets one clear sentence and exit code 2; nothing is lost, and no traceback reaches a person."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import ROOT, torchturn
from tests.rules import rule


def one_sentence(text: str) -> bool:
    """Whether the text is one line without a traceback."""
    return len(text.strip().splitlines()) == 1 and "Traceback" not in text


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["play", "--sead", "7"], "--sead"),
        (["play", "--seed", "seven"], "'seven'"),
        (["play", "--seed", "-3"], "-3"),
        (["play", "--seed", "7", "--class", "wizzard", "--no-save", "--text"], "'wizzard'"),
        (["play", "--text", "--wire"], "--wire"),
        (["dungeon", "--seed", "1", "--theme", "cavern"], "'caverns'"),
        (["dungeon", "--seed", "1", "--level", "0"], "0"),
        (["dungeon", "--seed", "1", "--level", "1000000"], "1000000"),
        (["continue", "--home", "/nowhere/at/all", "--text"], "/nowhere/at/all"),
        (["play", "--home", "", "--text"], "--home"),
        (["replay", ""], "file: expected the name of a file, got nothing"),
        (["replay", "/nowhere/game.recording"], "game.recording"),
        (["play", "--pack", "/nowhere/pack", "--no-save", "--text"], "/nowhere/pack"),
        (["fly"], "fly"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@rule("F5")
def test_a_bad_command_line_is_answered_with_one_sentence_that_names_it(arguments: list[str], names: str) -> None:
    done = torchturn(*arguments)

    assert done.returncode == 2
    assert one_sentence(done.stderr), done.stderr
    assert names in done.stderr


def test_a_home_that_cannot_be_made_is_named_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    done = torchturn("play", "--seed", "7", "--text", "--home", tmp_path / "file" / "home")

    assert done.returncode == 2
    assert one_sentence(done.stderr) and "--home" in done.stderr and "--no-save" in done.stderr


@pytest.mark.parametrize("content", [b"", b"not a save", b"TORCH" * 1000, bytes(range(256)) * 40])
@rule("S4")
def test_a_foreign_or_damaged_save_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    save = tmp_path / "old.torchturn"
    save.write_bytes(content)

    done = torchturn("continue", "old", "--text", "--home", tmp_path)

    assert done.returncode == 2
    assert one_sentence(done.stderr) and "old.torchturn" in done.stderr
    assert save.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"\0" * 4096, b"TORCH" * 1000])
@rule("S4")
def test_a_backup_that_is_damaged_too_is_named_and_not_recommended(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "old.torchturn").write_bytes(content)
    (tmp_path / "old.torchturn.bak").write_bytes(b"")

    done = torchturn("continue", "old", "--text", "--home", tmp_path)

    assert done.returncode == 2
    assert one_sentence(done.stderr) and "old.torchturn.bak is damaged too" in done.stderr
    assert "restore" not in done.stderr


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_level_is_told_to_a_terminal_that_has_nothing_but_ascii(flags: list[str]) -> None:
    done = torchturn("dungeon", "--seed", "9", *flags, env={"PYTHONIOENCODING": "ascii"})

    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii() and "?" not in done.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
@pytest.mark.skipif(sys.platform == "win32", reason="a shell's way to close a stream")
def test_a_stream_closed_from_the_start_is_an_empty_one(closed: str) -> None:
    for face in ("--wire", "--text"):
        command = f"{sys.executable} -m engine play --seed 7 --class delver --no-save {face} {closed}"
        stdin = subprocess.DEVNULL
        done = subprocess.run(["sh", "-c", command], cwd=ROOT, stdin=stdin, capture_output=True, timeout=60)

        assert (done.returncode, done.stderr) == (0, b""), face


def test_a_broken_pack_is_told_by_file_and_line(tmp_path: Path) -> None:
    pack = tmp_path / "broken"
    pack.mkdir()
    (pack / "pack.toml").write_text('[pack]\nname = "broken"\ntitle = "B"\nversion = "1"\ndata_version = 1\n')
    (pack / "cards.toml").write_text('[card.lamp]\nname = "Lamp"\ntext = "x"\nkind = "itm"\n')

    done = torchturn("check", pack)

    assert done.returncode == 3
    assert "broken/cards.toml:4" in done.stdout and '"item"' in done.stdout


def test_of_many_faults_of_a_pack_as_many_are_told_as_can_be_read(tmp_path: Path) -> None:
    pack = tmp_path / "broken"
    pack.mkdir()
    (pack / "pack.toml").write_text('[pack]\nname = "broken"\ntitle = "B"\nversion = "1"\ndata_version = 1\n')
    (pack / "cards.toml").write_text("".join(f'[card.lamp{n}]\nname = "L"\nkind = "itm"\n' for n in range(100)))

    done = torchturn("check", pack)

    told = done.stdout.splitlines()
    assert done.returncode == 3
    assert len(told) == 62 and all(line.startswith("broken/cards.toml:") for line in told[:60])
    assert told[60] == "and 140 more, told once there are fewer"
    assert told[61] == "2 files, 100 cards, 200 faults"


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"{sys.executable} -m engine dungeon --seed 1 --level 9 --json | head -n 1"

    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=ROOT, capture_output=True, text=True)

    assert done.stdout.startswith("{") and done.stderr == ""


@pytest.mark.parametrize("columns", ["20", "1", "59"])
def test_a_narrow_terminal_is_told_how_wide_it_must_be(columns: str, tmp_path: Path) -> None:
    done = torchturn("play", "--seed", "7", "--text", "--home", tmp_path, stdin="1\n", env={"COLUMNS": columns})

    assert done.returncode == 2
    assert columns in done.stdout + done.stderr and "60" in done.stdout + done.stderr


def test_version_and_help_answer_with_examples() -> None:
    version, help_ = torchturn("--version"), torchturn("--help")

    assert version.returncode == 0 and version.stdout.startswith("torchturn ")
    assert help_.returncode == 0 and "examples:" in help_.stdout and "exit codes" in help_.stdout


@rule("F5")
def test_without_a_display_the_window_names_the_ways_to_play() -> None:
    done = torchturn()

    assert done.returncode == 2
    assert one_sentence(done.stderr) and "--text" in done.stderr and "xvfb-run" in done.stderr
