"""Tests that cannot fail show nothing: each planted fault must turn its test red."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.planted_fault import Fault, faults

ROOT = Path(__file__).parents[1]
PACKAGES = ("components", "content", "engine", "saves", "seeds", "systems", "tests")


def _name(fault: Fault) -> str:
    return f"{fault.file}:{fault.test.rpartition('::')[2]}"


def _marked(fault: Fault) -> ParameterSet:
    """A fault whose test opens a window is planted only where one can be opened."""
    marks = [pytest.mark.display] if "/display/" in fault.test else []
    return pytest.param(fault, marks=marks, id=_name(fault))


@pytest.mark.parametrize("fault", faults(), ids=_name)
def test_a_planted_fault_fits_the_rules_and_its_test_exists(fault: Fault) -> None:
    path, _, name = fault.test.partition("::")

    text = (ROOT / fault.file).read_text(encoding="utf-8")

    assert text.count(fault.old) == 1
    assert f"def {name.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.soak
@pytest.mark.parametrize("fault", [_marked(fault) for fault in faults()])
def test_a_planted_fault_turns_its_test_red(fault: Fault, tmp_path: Path) -> None:
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    wrong = tmp_path / fault.file
    wrong.write_text(wrong.read_text(encoding="utf-8").replace(fault.old, fault.new), encoding="utf-8")

    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", fault.test],
        cwd=tmp_path, capture_output=True, text=True,
    )

    assert ran.returncode == 1, ran.stdout[-2000:]
    assert any(said in ran.stdout for said in ("Error", "DID NOT RAISE", "Timeout"))
