"""Text mode and wire as processes: closed pipes, closed windows, narrow terminals; the game is there afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.play.game import Game
from tests.build import base_content


def start(home: Path, *flags: str, columns: str = "80") -> subprocess.Popen[bytes]:
    """A game as a process of its own, with pipes for a terminal."""
    environment = {**os.environ, "COLUMNS": columns, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "engine", "play", "--seed", "7", "--class", "delver", "--home", str(home), *flags]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )


@pytest.fixture(params=["--text", "--wire"])
def face(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both faces that speak in lines."""
    yield request.param


def kept(home: Path) -> Game:
    """The game that lies in a home."""
    saves = sorted(home.glob("*.torchturn"))
    assert len(saves) == 1
    game = Game.load(saves[0], base_content())
    game.close()
    return game


def line(face: str) -> bytes:
    """A wait, as this face has it."""
    return b"wait\n" if face == "--text" else b'{"do":"wait"}\n'


def test_a_pipe_that_nobody_reads_any_more_ends_the_game_in_peace(tmp_path: Path, face: str) -> None:
    process = start(tmp_path, face)
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None

    process.stdin.write(line(face))
    process.stdin.flush()
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(line(face) * 200)
    process.stdin.close()
    complaint = process.stderr.read()
    process.stderr.close()

    assert process.wait(60) == 0
    assert complaint == b""
    assert kept(tmp_path).seeker


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="a system without terminals that hang up")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_closed_window_leaves_the_game_kept(tmp_path: Path, face: str, name: str) -> None:
    process = start(tmp_path, face)
    assert process.stdin is not None and process.stdout is not None

    process.stdin.write(line(face))
    process.stdin.flush()
    told = b""
    while b"You wait" not in told:
        told += process.stdout.readline()
    process.send_signal(getattr(signal, name))
    _, complaint = process.communicate(timeout=60)

    assert process.returncode == 0
    assert complaint == b""
    assert kept(tmp_path).clock == 1


def test_a_terminal_of_twenty_columns_gets_one_sentence(tmp_path: Path) -> None:
    process = start(tmp_path, "--text", columns="20")

    out, complaint = process.communicate(b"wait\n", timeout=60)

    assert process.returncode == 2
    assert b"20 columns wide" in b" ".join((out + complaint).split())
    assert b"Traceback" not in out + complaint


def test_what_was_left_is_found_as_it_was(tmp_path: Path, face: str) -> None:
    process = start(tmp_path, face)

    process.communicate(line(face) * 3, timeout=60)

    assert process.returncode == 0
    assert kept(tmp_path).clock == 3
