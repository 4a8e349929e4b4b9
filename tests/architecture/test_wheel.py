"""A wheel, installed outside the checkout, plays: nothing it needs is left behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("components", "content", "engine", "saves", "systems")


def built(folder: Path) -> Path:
    """A wheel built from a copy of the sources, so that the checkout stays as it is."""
    source = folder / "source"
    source.mkdir()
    for name in FOLDERS:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, source]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_a_wheel_installed_elsewhere_plays_and_keeps_the_game(tmp_path: Path) -> None:
    place, home = tmp_path / "place", tmp_path / "home"
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", place, built(tmp_path)]
    subprocess.run(install, check=True, capture_output=True)
    env = {**os.environ, "PYTHONPATH": str(place), "COLUMNS": "80", "PYTHONSAFEPATH": "1"}

    done = subprocess.run(
        [sys.executable, "-m", "engine", "play", "--seed", "7", "--class", "delver", "--text", "--home", home],
        cwd=tmp_path, env=env, input="n\nwait\nquit\n", capture_output=True, text=True,
    )
    ask = [sys.executable, "-c", "import engine; print(engine.__file__)"]
    where = subprocess.run(ask, cwd=tmp_path, env=env, capture_output=True, text=True)

    assert where.stdout.startswith(str(place))
    assert done.returncode == 0, done.stderr
    assert "turn 1" in done.stdout and list(home.glob("*.torchturn"))
