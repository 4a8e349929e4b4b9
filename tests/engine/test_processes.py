"""A recording plays alike in another process, under any hash seed, with and without -O, with pure msgpack, on other
versions of Python (S9, B79).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.test_recording import a_recording
from tests.proofs.pythons import furnished, others
from tests.proofs.table import Figures
from tests.rules import rule

ROOT = Path(__file__).parents[2]
SAY = "import sys; from pathlib import Path; from engine.record.replay import verify; print(verify(Path(sys.argv[1])))"
WAYS = [
    ((), {"PYTHONHASHSEED": "1"}),
    (("-O",), {"PYTHONHASHSEED": "4242"}),
    ((), {"PYTHONHASHSEED": "0", "MSGPACK_PUREPYTHON": "1"}),
    (("-O",), {"PYTHONHASHSEED": "random", "MSGPACK_PUREPYTHON": "1"}),
]


def replayed(python: str, path: Path, flags: tuple[str, ...] = (), settings: dict[str, str] | None = None) -> str:
    """What another process says of a recording."""
    done = subprocess.run(
        [python, *flags, "-c", SAY, str(path)],
        cwd=ROOT, env={**os.environ, **(settings or {})}, capture_output=True, text=True, timeout=240, check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@rule("S9", "B79")
@pytest.mark.proofs
@pytest.mark.parametrize(("flags", "settings"), WAYS)
def test_another_process_replays_alike(
    tmp_path: Path, flags: tuple[str, ...], settings: dict[str, str], figures: Figures
) -> None:
    path = tmp_path / "r"
    game = a_recording(path, 11, 60)

    said = replayed(sys.executable, path, flags, settings)

    assert said.endswith("played alike")
    figures.count("S9", "processes: hash seeds, -O, pure msgpack; each alike", 1)
    figures.count("S9", "commands replayed in them", game.commands)


@rule("S9", "B79")
@pytest.mark.soak
@pytest.mark.proofs
def test_every_other_python_of_this_machine_replays_alike(tmp_path: Path, figures: Figures) -> None:
    path = tmp_path / "r"
    a_recording(path, 12, 120)

    for python in others():
        inner = furnished(python, tmp_path / python.version)
        for flags in ((), ("-O",)):
            said = replayed(inner, path, flags)
            assert said.endswith("played alike"), f"Python {python.version}: {said}"
        figures.count("S9", f"Python {python.version}, with -O and without", 2)
    figures.count("S9", f"Python {sys.version.split()[0]} recorded it", 1)


@rule("S9")
@pytest.mark.soak
@pytest.mark.proofs
@pytest.mark.parametrize("seed", range(700, 720))
def test_long_recordings_replay_alike_in_another_process(tmp_path: Path, seed: int, figures: Figures) -> None:
    path = tmp_path / "r"
    game = a_recording(path, seed, 150)
    flags, settings = WAYS[seed % len(WAYS)]

    said = replayed(sys.executable, path, flags, settings)

    assert said.endswith("played alike"), said
    figures.count("S9", "recordings of random play, replayed by another process", 1)
    figures.count("S9", "commands in these", game.commands)
