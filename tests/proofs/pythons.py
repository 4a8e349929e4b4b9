"""Pythons: every other interpreter from 3.11 on that this machine has, each with what the game needs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_FACES_ONLY = ("pyglet", "pillow")


class Python(NamedTuple):
    """An interpreter: its version, the command that starts it, and what the environment must say for it."""

    version: str
    command: str
    settings: dict[str, str]


def others() -> Iterator[Python]:
    """By `python3.N` on the path, and by the versions that pyenv tells where it is installed."""
    listed = _said(["pyenv", "versions", "--bare"]).split() if shutil.which("pyenv") else []
    for minor in range(11, 20):
        command = f"python3.{minor}"
        if minor == sys.version_info.minor or shutil.which(command) is None:
            continue
        of_pyenv = [{"PYENV_VERSION": name} for name in listed if name.startswith(f"3.{minor}.")]
        for settings in ({}, *of_pyenv):
            found = re.fullmatch(r"Python (\S+)", _said([command, "--version"], settings).strip())
            if found is not None:
                yield Python(found[1], command, settings)
                break


def furnished(python: Python, folder: Path) -> str:
    """The interpreter of an environment with the libraries that the headless game needs, from the package index."""
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    needed = [need for need in needs if not need.startswith(_FACES_ONLY)]
    environment = {**os.environ, **python.settings}
    subprocess.run([python.command, "-m", "venv", str(folder)], env=environment, check=True, capture_output=True)
    inner = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    subprocess.run([inner, "-m", "pip", "install", "-q", *needed], env=environment, check=True, capture_output=True)
    return inner


def _said(command: list[str], settings: dict[str, str] | None = None) -> str:
    try:
        done = subprocess.run(
            command, env={**os.environ, **(settings or {})}, capture_output=True, text=True, timeout=60, check=False
        )
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""
