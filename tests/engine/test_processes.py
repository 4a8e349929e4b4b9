"""A recording plays alike in another process, under any hash seed, with and without -O, with pure msgpack (S9, B79)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.test_recording import a_recording
from tests.rules import rule

ROOT = Path(__file__).parents[2]
SAY = "import sys; from pathlib import Path; from engine.replay import verify; print(verify(Path(sys.argv[1])))"


@rule("S9", "B79")
@pytest.mark.parametrize(
    ("flags", "settings"),
    [
        ((), {"PYTHONHASHSEED": "1"}),
        (("-O",), {"PYTHONHASHSEED": "4242"}),
        ((), {"PYTHONHASHSEED": "0", "MSGPACK_PUREPYTHON": "1"}),
    ],
)
def test_another_process_replays_alike(tmp_path: Path, flags: tuple[str, ...], settings: dict[str, str]) -> None:
    path = tmp_path / "r"
    a_recording(path, 11, 60)

    done = subprocess.run(
        [sys.executable, *flags, "-c", SAY, str(path)],
        cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True, timeout=120, check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("played alike")
