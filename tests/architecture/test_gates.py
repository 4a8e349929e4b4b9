"""The gates: arrows between packages, linting, strict types."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a tool of this environment at the root of the repository."""
    return subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(
    "command",
    [("lint-imports", "--no-cache"), ("ruff", "check", "--no-cache", "."), ("mypy", "--no-incremental")],
    ids=["arrows", "ruff", "mypy"],
)
def test_a_gate_is_clean(command: tuple[str, ...]) -> None:
    result = run(*command)

    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("library", "owner"), [("esper", "engine/kernel/"), ("pyglet", "engine/window/")], ids=["esper", "pyglet"]
)
def test_a_library_is_imported_by_its_owner_alone(library: str, owner: str) -> None:
    found = subprocess.run(
        ["git", "grep", "-lE", rf"^\s*(import|from) {library}\b", "--", "*.py", ":!tests"],
        cwd=ROOT, capture_output=True, text=True,
    ).stdout.split()

    assert all(path.startswith(owner) for path in found), found


def test_msgpack_is_known_to_saves_and_recordings_alone() -> None:
    found = subprocess.run(
        ["git", "grep", "-lE", r"^\s*(import|from) msgpack\b", "--", "*.py", ":!tests"],
        cwd=ROOT, capture_output=True, text=True,
    ).stdout.split()

    assert all(path.startswith("saves/") or path == "engine/record/recording_parts.py" for path in found), found


def test_no_rule_knows_time_chance_or_addresses_of_memory() -> None:
    found = subprocess.run(
        ["git", "grep", "-nE", r"^\s*(import|from) (random|time|datetime|secrets|uuid)\b|\bhash\(|\bid\(|\bfloat\(",
         "--", "systems/*.py", "components/*.py", "engine/kernel/*.py"],
        cwd=ROOT, capture_output=True, text=True,
    ).stdout.splitlines()

    assert not found
