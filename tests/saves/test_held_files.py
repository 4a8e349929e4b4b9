"""Where another program holds a file for a moment, as on Windows, a save waits a little and then gives up (S2)."""

import errno
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves import DiskError, SaveFile, files, read_header
from tests.saves.worlds import a_random_world, a_state


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a save may be."""
    return tmp_path / "one.torchturn"


def _windows_error(code: int) -> PermissionError:
    error = PermissionError(errno.EACCES, "held")
    error.winerror = code  # type: ignore[attr-defined]
    return error


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_that_a_scanner_holds_for_a_moment_is_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    errors: Iterator[PermissionError] = iter([_windows_error(code) for _ in range(3)])
    real = os.replace

    def held(*args: Any) -> None:
        for error in errors:
            raise error
        real(*args)

    monkeypatch.setattr(files, "_PAUSE", 0)
    monkeypatch.setattr(os, "replace", held)

    with SaveFile(path) as save:
        save.save(a_state(a_random_world(random.Random(1))))

    assert read_header(path).seed == 7


@pytest.mark.parametrize(("code", "tries"), [(32, 10), (19, 1), (None, 1)])
def test_other_refusals_and_lasting_ones_end_in_an_error(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int | None, tries: int
) -> None:
    count = 0

    def refuse(*args: object) -> None:
        nonlocal count
        count += 1
        raise _windows_error(code) if code else PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(files, "_PAUSE", 0)
    monkeypatch.setattr(os, "replace", refuse)

    with SaveFile(path) as save, pytest.raises(DiskError, match="Permission denied"):
        save.save(a_state(a_random_world(random.Random(1))))

    assert (count, os.listdir(path.parent)) == (tries, [])
