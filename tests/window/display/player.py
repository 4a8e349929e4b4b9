"""A player with hands: real keys, clicks and drags by xdotool at a real window, and eyes on what came of them."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.homes import homes

ROOT = Path(__file__).parents[3]
_PATIENCE, _SHOWN_WITHIN = 60.0, 20.0  # seconds; only a test that fails waits so long


@contextmanager
def screen(size: str = "2560x1600") -> Iterator[str]:
    """A display of one's own, so that tests side by side do not share one mouse; else the display at hand."""
    if not shutil.which("Xvfb"):
        yield os.environ["DISPLAY"]
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp", "-screen", "0", f"{size}x24"],
        pass_fds=[writing], stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Player:
    """Plays one process with a window. With a trick it sits in a seat that can be asked; without it plays the game."""

    def __init__(self, display: str, *arguments: str, trick: str | None = "") -> None:
        program = ["engine"] if trick is None else ["tests.window.display.seat", trick]
        quiet = {"DISPLAY": display, "PYTHONPATH": str(ROOT), "PULSE_SERVER": "unix:/nowhere", "ALSOFT_DRIVERS": "null"}
        self._home = TemporaryDirectory()  # what one player's game keeps, another's does not find
        self.environment = {**os.environ, **quiet, **homes(self._home.name)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=self.environment, cwd=ROOT,
        )
        self.window = ""
        if trick != "headless":
            self.seek()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
        self._home.cleanup()

    def seek(self) -> None:
        """Find the window and turn to it: filling the screen it is another one."""
        self.window = self._found()
        self.tool("windowfocus", "--sync", self.window)

    def _found(self) -> str:
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.process.communicate()[1]
            found = self.tool("search", "--onlyvisible", "--name", "^Torchturn$", fine=False).split()
            if found:
                return found[-1]
            time.sleep(0.1)
        raise AssertionError("no window came")

    # Hands

    def tool(self, *words: str, fine: bool = True) -> str:
        """Run xdotool; what it says."""
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0 or not fine, done.stderr
        return done.stdout

    def keys(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.tool("key", "--delay", "40", *names)

    def layout(self, name: str) -> None:
        """Plug in a keyboard of another country."""
        subprocess.run(["setxkbmap", name], env=self.environment, check=True, stderr=subprocess.DEVNULL)

    @contextmanager
    def other_window(self, width: int = 40, height: int = 40, manages: bool = False) -> Iterator[str]:
        """Another window, over the upper left corner of the screen; its number. One that `manages` brings this one
        forward when it is clicked upon.
        """
        numbers = (width, height, self.window) if manages else (width, height)
        program = [sys.executable, "-m", "tests.window.display.other", *map(str, numbers)]
        with subprocess.Popen(
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment, cwd=ROOT
        ) as other:
            assert other.stdout is not None
            try:
                yield other.stdout.readline().strip()
            finally:
                other.kill()

    def at(self, node: str) -> tuple[str, str]:
        """Where a node lies."""
        x, y = self.ask(f"spot {node}")
        return str(x), str(y)

    def point(self, node: str) -> None:
        """Move the pointer onto a node."""
        self.tool("mousemove", "--window", self.window, *self.at(node))

    def click(self, node: str) -> None:
        """Click on a node."""
        self.tool("mousemove", "--window", self.window, *self.at(node), "sleep", "0.05", "click", "1")

    def drag(self, node: str, target: str) -> None:
        """Drag one node onto another."""
        start, end = self.at(node), self.at(target)
        between = tuple(str((int(a) + int(b)) // 2) for a, b in zip(start, end, strict=True))
        move = ("mousemove", "--window", self.window)
        self.tool(*move, *start, "sleep", "0.05", "mousedown", "1", "sleep", "0.05", *move, *between, "sleep", "0.05",
                  *move, *end, "sleep", "0.1", "mouseup", "1")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.tool("windowsize", self.window, str(width), str(height))

    # Eyes

    def ask(self, question: str = "state") -> Any:
        """Ask the seat."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], _PATIENCE)
        assert ready, f"no answer to {question}"
        line = self.process.stdout.readline()
        assert line, self.process.communicate()[1]
        return json.loads(line)

    def until(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until something holds and nothing moves; the state then."""
        until = time.monotonic() + _PATIENCE
        now: dict[str, Any] = self.ask()
        while not (now["settled"] and holds(now)):
            assert time.monotonic() < until, {name: now[name] for name in now if name not in ("hits", "tree")}
            time.sleep(0.03)
            now = self.ask()
        return now

    def page(self, name: str) -> dict[str, Any]:
        """Wait until a page lies on top."""
        return self.until(lambda now: now["pages"][-1].partition(":")[0] == name)

    def leave_for(self, name: str) -> None:
        """Press Esc until a page lies on top: how many rungs there are hangs upon what the pointer rests on."""
        for _ in range(8):
            if self.ask()["pages"][-1] == name:
                return
            before = self.ask()
            self.keys("Escape")
            self.until(lambda now, was=before: (now["pages"], now["tip"], now["focus"])  # type: ignore[misc]
                       != (was["pages"], was["tip"], was["focus"]))
        raise AssertionError(f"{name} was never reached")

    def turn(self, clock: int) -> dict[str, Any]:
        """Wait until the clock has come so far."""
        return self.until(lambda now: now["clock"] >= clock)

    def shot(self, path: Path) -> bytes:
        """The pixels of the window."""
        self.ask(f"shot {path}")
        return path.read_bytes()

    def on_screen(self) -> bytes:
        """What the screen shows of the window, whatever the game has drawn."""
        grab = ["import", "-silent", "-window", "root", "-crop", "1280x720+0+0", "rgba:-"]
        return subprocess.run(grab, env=self.environment, capture_output=True, check=True).stdout

    def until_on_screen(self, holds: Callable[[bytes], bool]) -> bytes:
        """Wait until the screen shows it, or for some seconds; what it shows then."""
        until, pixels = time.monotonic() + _SHOWN_WITHIN, self.on_screen()
        while not holds(pixels) and time.monotonic() < until:
            time.sleep(0.05)
            pixels = self.on_screen()
        return pixels

    def hush(self) -> None:
        """Ask nothing more: a seat that listens is not idle."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.stdin = None

    def seconds(self) -> float:
        """Seconds of a processor that the game has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the game holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def leave(self) -> tuple[int, str]:
        """Close the window as a window manager does; the exit code and what was said on standard error."""
        close = [sys.executable, "-m", "tests.window.display.close", self.window]
        subprocess.run(close, env=self.environment, cwd=ROOT, check=True)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """Wait for the end; the exit code and what was said on standard error."""
        _, said = self.process.communicate(timeout=_PATIENCE)
        return self.process.returncode, said
