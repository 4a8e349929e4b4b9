"""Every state in which a power cut may leave the disk loads to the old save or the new; planted bugs show (S3)."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import SaveError, SaveFile, files
from saves.chronicle import load
from tests.planted_fault import planted
from tests.proofs.disk import Recorder, states
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world

OLD, NEW = 2, 3
NAME = "one.torchturn"


Plant = Callable[[pytest.MonkeyPatch], object]


def save_and_cut(home: Path, plant: Plant = lambda patch: None) -> tuple[int, list[str]]:
    """Save once, written down; how many states there are after a power cut, and which of them lose the life's work."""
    path = home / NAME
    with SaveFile(path) as save:
        state = a_state(a_random_world(random.Random(1)))
        for state.clock in (OLD - 1, OLD):
            save.save(state)
        with pytest.MonkeyPatch.context() as patch:
            recorder = Recorder(patch, home)
            plant(patch)
            state.clock = NEW
            save.save(state)
    clocks: dict[bytes, int] = {}
    count, lost = 0, []
    for done, disk in states(recorder):
        count += 1
        data = disk.get(NAME, b"")
        if data not in clocks:
            clocks[data] = clock_of(data)
        if clocks[data] not in ((NEW,) if done else (OLD, NEW)):
            lost.append(f"{'acknowledged' if done else 'under way'}: turn {clocks[data]} of {sorted(disk)}")
    return count, lost


def clock_of(data: bytes) -> int:
    """The turn of a save, or -1 when it does not load."""
    try:
        return load(data, make_world, PACKS).clock
    except SaveError:
        return -1


@planted("saves/files.py", "                view = view[file.write(view) :]\n        _sync(file.fileno())\n",
         "                view = view[file.write(view) :]\n")
@planted("saves/files.py", "        lock.adopt()\n    _sync_folder(path.parent)\n", "        lock.adopt()\n")
@planted("saves/files.py", "        os.link(path, fresh)\n", "        os.rename(path, fresh)\n")
@rule("S3", "B83")
@pytest.mark.proofs
def test_whatever_a_power_cut_leaves_loads_to_the_old_save_or_the_new(tmp_path: Path, figures: Figures) -> None:
    count, lost = save_and_cut(tmp_path)

    assert lost == []
    assert count > 40
    figures.count("S3", "reachable states of the disk, all of them", count)


@rule("S3")
@pytest.mark.proofs
def test_where_links_fail_it_holds_too(tmp_path: Path, figures: Figures) -> None:
    def no_links(patch: pytest.MonkeyPatch) -> None:
        def refuse(*args: object) -> None:
            raise PermissionError(1, "no links here")

        patch.setattr(os, "link", refuse)

    count, lost = save_and_cut(tmp_path, no_links)

    assert lost == []
    figures.count("S3", "the same on a disk without links", count)


def _unsynced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(files, "_sync", lambda descriptor: None)


def _unsynced_folder(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(files, "_sync_folder", lambda folder: None)


def _moved_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(files, "_keep_backup", lambda path: os.replace(path, files.backup_of(path)))


def _removed_first(patch: pytest.MonkeyPatch) -> None:
    keep = files._keep_backup

    def keep_and_remove(path: Path) -> None:
        keep(path)
        os.unlink(path)

    patch.setattr(files, "_keep_backup", keep_and_remove)


def _in_place(patch: pytest.MonkeyPatch) -> None:
    write_out = files._write_out

    def write(path: Path, data: bytes) -> None:
        write_out(path.with_name(NAME), data)
        write_out(path, data)

    patch.setattr(files, "_write_out", write)


@rule("S3")
@pytest.mark.proofs
@pytest.mark.parametrize("plant", [_unsynced, _unsynced_folder, _moved_away, _removed_first, _in_place])
def test_a_planted_bug_of_the_protocol_is_caught(
    tmp_path: Path, plant: Plant, figures: Figures
) -> None:
    _, lost = save_and_cut(tmp_path, plant)

    assert lost != []
    figures.count("S3", "planted bugs of the protocol, each caught", 1)
