"""The catalogue of dungeons is what is born today, whatever the process, the hash seed and the Python (G11)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.genesis.catalogue import FOLDER, HEAD, KEYS, file_of, kept, moved
from tests.genesis.pythons import equipped, others
from tests.rules import rule

ROOT = Path(__file__).resolve().parents[2]
SAMPLE, SPARSE = 6, 45
ANEW = "meant so? then run `python -m tests.genesis.catalogue`"


def printed(python: Path, every: int, hash_seed: str, *flags: str) -> list[str]:
    """Every so-manieth line as another process bears it."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(python), *flags, "-m", "tests.genesis.catalogue", "print", str(every)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=True)
    return done.stdout.decode("utf-8").splitlines()


@rule("G11")
def test_a_sixth_of_the_kept_catalogue_is_what_is_born_today() -> None:
    differing = moved(SAMPLE)

    assert not differing, f"{len(differing)} dungeons moved, such as {differing[0]}; {ANEW}"


@rule("G11", "GROW-3")
def test_the_catalogue_has_25_seeds_on_three_levels_of_every_theme_and_no_two_agree() -> None:
    lines = kept()

    named = [(theme, int(line[2:4]), int(line[0])) for theme, line in lines]
    shapes = [line.split()[-3] for theme, line in lines if int(line.split()[2]) > 12]
    wholes = [line.split()[-1] for _, line in lines]
    assert named == KEYS and len(KEYS) == 12 * 3 * 25
    assert len(set(wholes)) == len(wholes)
    assert len(set(shapes)) == len(shapes) > 500
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted({file_of(theme).name for theme, _, _ in KEYS})
    assert all(file_of(theme).read_text(encoding="utf-8").startswith(HEAD) for theme, _, _ in KEYS)


@rule("G11", "S9")
def test_other_hash_seeds_and_an_optimised_python_bear_the_same_catalogue() -> None:
    expected = [f"{theme} {line}" for theme, line in kept()[::SPARSE]]

    assert printed(Path(sys.executable), SPARSE, "0") == expected
    assert printed(Path(sys.executable), SPARSE, "4711", "-O") == expected


@pytest.mark.soak
@pytest.mark.timeout(1_800)
@rule("G11")
def test_the_whole_catalogue_is_what_is_born_today() -> None:
    differing = moved()

    assert not differing, "\n".join([f"{len(differing)} dungeons moved; {ANEW}", *differing])


@pytest.mark.soak
@pytest.mark.timeout(1_800)
@rule("G11", "S9")
def test_every_python_that_is_installed_bears_the_whole_catalogue(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = [f"{theme} {line}" for theme, line in kept()]
    pythons = {version: equipped(python, tmp_path / version) for version, python in others().items()}
    with capsys.disabled():
        for version, python in pythons.items():
            print(f"\nPython {version}: {'compared' if python else 'left out, its libraries cannot be installed here'}")

    for version, python in pythons.items():
        assert python is None or printed(python, 1, "1") == expected, version
    assert printed(Path(sys.executable), 1, "1", "-O") == expected
