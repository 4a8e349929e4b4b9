"""Killed at any system call of a save: the old or the new one loads; what was acknowledged is the new one (S1)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.proofs.table import Figures
from tests.proofs.traced import NEW, OLD, Traced
from tests.rules import rule

TIMES = 5


@pytest.fixture
def traced(tmp_path: Path) -> Iterator[Traced]:
    """A save that can be looked upon."""
    (tmp_path / "home").mkdir()
    found = Traced(tmp_path / "home")
    yield found
    found.close()


def killed_at_every_call(traced: Traced, times: int, every: int = 1) -> tuple[int, set[int]]:
    """How many kills there were, and the turns that were found after them."""
    whole = traced.run()
    assert whole.said == "saved" and traced.clock() == NEW
    calls = [point.call for point in whole.points]
    assert {"openat", "write", "fsync", "rename", "link"} <= set(calls), calls
    kills, found = 0, set()
    for point in whole.points[::every]:
        for _ in range(times):
            run = traced.run(f"{point.call}:signal=SIGKILL:when={point.number}")
            assert run.said == "", f"{point.line}: the program said {run.said}"
            turn = traced.clock()
            assert turn in (OLD, NEW), point.line
            assert traced.backup_clock() in (turn - 1, turn), point.line
            kills += 1
            found.add(turn)
    return kills, found


@rule("S1", "B83")
@pytest.mark.strace
def test_killed_at_every_fourth_call_the_old_save_loads_or_the_new(traced: Traced) -> None:
    kills, found = killed_at_every_call(traced, 1, every=4)

    assert kills >= 6
    assert found == {OLD, NEW}


@rule("S1", "B83")
@pytest.mark.strace
@pytest.mark.soak
@pytest.mark.proofs
def test_killed_at_every_call_five_times_over(traced: Traced, figures: Figures) -> None:
    kills, found = killed_at_every_call(traced, TIMES)

    assert found == {OLD, NEW}
    figures.count("S1", "kills: every system call of a save, each 5 times", kills)
    figures.count("S1", "system calls of a save", kills // TIMES)


@rule("S1")
@pytest.mark.strace
@pytest.mark.proofs
def test_what_was_acknowledged_is_the_new_save(traced: Traced, figures: Figures) -> None:
    runs = [traced.run() for _ in range(TIMES)]

    assert [run.said for run in runs] == ["saved"] * TIMES
    assert (traced.clock(), traced.backup_clock(), traced.litter()) == (NEW, OLD, [])
    figures.count("S1", "acknowledged saves, each the new one", TIMES)
