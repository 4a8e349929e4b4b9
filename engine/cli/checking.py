"""Checking: a check that only reads, and one that runs the code of packs in a process of its own (`check --run`).

That process ends after a while whatever the code does, has so much memory and no more, and what the code prints goes
to standard error.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from content.check import Checked, check, coded
from content.faults import printable

SECONDS = 20
MEMORY = 2 << 30  # bytes of address space


def checked(packs: Sequence[Path], run: bool) -> Checked:
    """Faults, notes and the closing line of these packs, or of the base game, with all that the game knows of names."""
    from engine.window.glyphs import icons
    from engine.window.measure import letters
    from engine.window.shaders import paintings, scenes
    from engine.window.theme import CANDLELIGHT
    drawn = {"icon": icons(), "hue": [*CANDLELIGHT.colours], "scene": scenes(), "look painting": paintings()}
    return check(*packs, drawn=drawn, run=run, letters=letters())


def run_apart(packs: Sequence[Path], seconds: float = SECONDS) -> Checked:
    """As `checked`, with the code of the packs run by a child. One that does not come back is a fault of the code."""
    with tempfile.TemporaryDirectory(prefix="torchturn-check-") as folder:
        report = Path(folder, "report.json")
        home = str(Path(__file__).parents[2])
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", "engine.cli.checking", str(report), *map(str, packs)],
            stdin=subprocess.DEVNULL, stdout=sys.stderr.fileno(), start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))},
        )
        try:
            code = child.wait(seconds)
            got = f"got an end of the program with exit code {code} before the check was done"
        except subprocess.TimeoutExpired:
            got = f"got none within {seconds:g} seconds"
        finally:
            _end(child)
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode(report.read_bytes(), type=Checked)
    _, notes, closing = checked(packs, run=False)
    names = ", ".join(printable(name) for name in coded(packs))
    fault = f"{packs[0].name}/pack.toml:1: the code of {names}: expected code that comes to an end, {got}"
    return Checked([fault], notes, f"{closing.rpartition(', ')[0]}, 1 fault")


def _end(child: subprocess.Popen[bytes]) -> None:
    """End the child, and whatever it has begun."""
    with contextlib.suppress(OSError, AttributeError):
        os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system has such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main(report: str, *packs: str) -> None:
    """What the child does: write the report, whole or not at all."""
    _limit_memory()
    told = msgspec.json.encode(checked([Path(pack) for pack in packs], run=True))
    part = Path(f"{report}.part")
    part.write_bytes(told)
    part.replace(report)


if __name__ == "__main__":
    main(*sys.argv[1:])
