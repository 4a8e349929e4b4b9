"""Traced: a save under strace, with one of its system calls killed or refused."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from saves import SaveFile, files
from saves.chronicle import load
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world

ROOT = Path(__file__).parents[2]
OLD, NEW = 8, 9
_LINE = re.compile(r"^(\w+)\((.*)")


class Point(NamedTuple):
    """A system call of the save: its name, and the how-manieth of that name since strace looks on."""

    call: str
    number: int
    line: str


class Run(NamedTuple):
    """What came of a save: what it said (empty when it was killed first), and its calls."""

    said: str
    points: list[Point]


class Traced:
    """One save of a home, as it was before each run: turn 8, with turn 7 as its backup."""

    def __init__(self, home: Path, entities: int = 40) -> None:
        self.path = home / "one.torchturn"
        self._log = home.with_name("strace.log")
        with SaveFile(self.path) as save:
            state = a_state(a_random_world(random.Random(1), entities=entities))
            for turn in (OLD - 1, OLD):
                state.clock = turn
                for world in state.worlds:
                    world.turn = turn
                save.save(state)
        self._kept = {path: path.read_bytes() for path in home.iterdir()}
        self._saver = subprocess.Popen(
            [sys.executable, "-m", "tests.proofs.saver", str(self.path)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
        )

    def close(self) -> None:
        """End the program."""
        self._saver.communicate()

    def run(self, inject: str = "") -> Run:
        """Save once; `inject` is what strace does to which call."""
        for path in self.path.parent.iterdir():
            path.unlink()
        for path, data in self._kept.items():
            path.write_bytes(data)
        self._tell(b"n")
        pid = int(self._line().removeprefix("ready "))
        _until_asleep(pid)
        inject_it = ["-e", f"inject={inject}"] if inject else []
        strace = subprocess.Popen(
            ["strace", "-o", str(self._log), *inject_it, "-p", str(pid)], stderr=subprocess.PIPE, text=True
        )
        assert strace.stderr is not None
        attached = strace.stderr.readline()
        assert "attached" in attached, f"strace cannot look on: {attached}"
        os.kill(pid, signal.SIGUSR1)
        said = self._line()
        if not said.startswith("end"):
            self._line()
        strace.communicate()
        return Run("" if said.startswith("end") else said, self._points())

    def _points(self) -> list[Point]:
        """The calls of the save, from what it does first until it says how it went."""
        found: list[Point] = []
        seen: dict[str, int] = {}
        waiting = True
        for line in self._log.read_text(encoding="utf-8", errors="replace").splitlines():
            match = _LINE.match(line)
            if match is None:
                continue
            call = match[1]
            seen[call] = seen.get(call, 0) + 1
            if call == "getppid":
                waiting = False
            elif not waiting:
                if call == "write" and match[2].startswith("1,"):
                    break
                found.append(Point(call, seen[call], line))
        return found

    def clock(self) -> int:
        """The turn of the save as it lies there."""
        return load(self.path.read_bytes(), make_world, PACKS).clock

    def backup_clock(self) -> int:
        """The turn of its backup."""
        return load(files.backup_of(self.path).read_bytes(), make_world, PACKS).clock

    def litter(self) -> list[str]:
        """Whatever lies beside save, backup and lock; a lock of somebody who died harms nobody."""
        known = {self.path.name, self.path.name + ".bak", self.path.name + ".lock"}
        return sorted(path.name for path in self.path.parent.iterdir() if path.name not in known)

    def _tell(self, what: bytes) -> None:
        assert self._saver.stdin is not None
        self._saver.stdin.write(what)

    def _line(self) -> str:
        assert self._saver.stdout is not None
        return self._saver.stdout.readline().decode().rstrip("\n")


def _until_asleep(pid: int) -> None:
    """The program waits to be told; before that its calls would be counted too."""
    for _ in range(2000):
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2][0]
        if state == "S":
            return
        time.sleep(0.001)
    raise AssertionError(f"process {pid} does not wait")
