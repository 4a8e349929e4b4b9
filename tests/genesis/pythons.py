"""Pythons: other interpreters from 3.11 on that are installed here, each with what the headless game needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("esper", "msgspec", "msgpack")
_OLDEST, _NEWEST = 11, 30
_ASK = "import sys; print('%d.%d' % sys.version_info[:2])"


def others() -> dict[str, Path]:
    """Interpreters by version such as `3.12`, without this one: on the path, and what `py` and `pyenv` know."""
    found: dict[str, Path] = {}
    for minor in range(_OLDEST, _NEWEST):
        for command in _commands(minor):
            version = _said(command, "-c", _ASK)
            if version == f"3.{minor}" and minor != sys.version_info.minor:
                found.setdefault(version, Path(_said(command, "-c", "import sys; print(sys.executable)")))
    return found


def _commands(minor: int) -> list[list[str]]:
    name = f"python3.{minor}"
    named, launcher, pyenv = (shutil.which(command) for command in (name, "py", "pyenv"))
    managed = _said([pyenv, "whence", name]).splitlines() if pyenv else []
    return [
        *([[named]] if named else []),
        *([[launcher, f"-3.{minor}"]] if launcher else []),
        *([str(Path(_said([str(pyenv), "prefix", version])) / "bin" / name)] for version in managed),
    ]


def _said(command: list[str], *arguments: str) -> str:
    """What a command prints, nothing where it fails: a version manager may stand in for what is not there."""
    done = subprocess.run([*command, *arguments], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def equipped(python: Path, folder: Path) -> Path | None:
    """An interpreter with the libraries: this one if it has them, else one in a new environment; None if that fails."""
    ask = f"import {', '.join(NEEDED)}"
    if subprocess.run([python, "-c", ask], capture_output=True).returncode == 0:
        return python
    bounds = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    wanted = [bound for bound in bounds if bound.startswith(NEEDED)]
    mine = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for command in ([python, "-m", "venv", folder], [mine, "-m", "pip", "install", "-q", *wanted]):
        if subprocess.run(command, capture_output=True).returncode != 0:
            return None
    return mine
