"""A disk that refuses any system call of a save: a whole save is there, no litter, and a sentence says why (S2)."""

from __future__ import annotations

import errno
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves import DiskError, SaveFile
from tests.proofs.table import Figures
from tests.proofs.traced import NEW, OLD, Traced
from tests.rules import rule
from tests.saves.worlds import PACKS, make_world

ERRORS = ("ENOSPC", "EIO", "EACCES", "EROFS", "EINTR")
# Calls that only ask about an open file, or give memory; what they answer decides nothing.
ASIDE = ("ioctl", "lseek", "brk", "mmap", "munmap", "futex", "rt_sigprocmask", "mremap", "madvise")


@pytest.fixture
def traced(tmp_path: Path) -> Iterator[Traced]:
    """A save that can be hindered."""
    (tmp_path / "home").mkdir()
    found = Traced(tmp_path / "home")
    yield found
    found.close()


def refused_everywhere(traced: Traced, error: str, every: int = 1) -> tuple[int, int]:
    """How many calls were refused, and how many of these kept the save from being written."""
    points = [point for point in traced.run().points if point.call not in ASIDE]
    failed = 0
    for point in points[::every]:
        run = traced.run(f"{point.call}:error={error}:when={point.number}")
        told = f"{error} at {point.line}: {run.said}"
        if run.said == "saved":
            assert traced.clock() == NEW, told
        else:
            failed += 1
            assert run.said.startswith(f"failed: {traced.path}"), told
            assert os.strerror(getattr(errno, error)) in run.said and "--home" in run.said, told
            assert traced.clock() == OLD or traced.backup_clock() == OLD, told
        assert traced.clock() in (OLD, NEW), told
        assert traced.litter() == [], told
    return len(points[::every]), failed


@rule("S2", "B83")
@pytest.mark.strace
def test_a_full_disk_at_every_third_call_loses_nothing(traced: Traced) -> None:
    calls, failed = refused_everywhere(traced, "ENOSPC", every=3)

    assert calls >= 6 and failed >= 3


@rule("S2", "B83")
@pytest.mark.strace
@pytest.mark.soak
@pytest.mark.proofs
@pytest.mark.parametrize("error", ERRORS)
def test_whatever_call_is_refused_nothing_is_lost(traced: Traced, error: str, figures: Figures) -> None:
    calls, failed = refused_everywhere(traced, error)

    assert failed >= 6
    figures.count("S2", "refused system calls (ENOSPC, EIO, EACCES, EROFS, EINTR at every one)", calls)
    figures.count("S2", "of these, saves that were not written and said so", failed)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 256 KiB."""
    mounted = tmp_path / "disk"
    mounted.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(mounted)], check=True)
    yield mounted
    subprocess.run(["umount", str(mounted)], check=True)


@rule("S2", "B83")
@pytest.mark.root
@pytest.mark.proofs
def test_a_disk_that_is_really_full_keeps_the_save_and_gets_no_litter(small_disk: Path, figures: Figures) -> None:
    traced = Traced(small_disk, entities=400)
    traced.close()
    room = small_disk / "room"
    tried = 0
    for pages in range(24):
        # Every page less is another moment at which the disk is full.
        room.write_bytes(b"")
        with SaveFile(traced.path) as save:
            state = save.load(make_world, PACKS)
            turn = state.clock = state.clock + 1
            fill(room, pages)
            try:
                save.save(state)
            except DiskError as error:
                tried += 1
                assert "No space left on device" in str(error) and str(traced.path) in str(error)
                assert traced.clock() == turn - 1
            else:
                assert (traced.clock(), traced.backup_clock()) == (turn, turn - 1)
            assert set(traced.litter()) <= {"room"}

    assert 5 < tried < 24
    figures.count("S2", "saves to a disk that was really full", tried)


def fill(room: Path, pages: int) -> None:
    """Fill the disk up to so many free pages."""
    with room.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)) == 4096:
                pass
        except OSError:
            pass
        file.truncate(max(0, file.tell() - 4096 * pages))
