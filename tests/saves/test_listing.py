"""The saves of a home: a bad one blocks no other, and its backup can take over (S10)."""

import os
import random
from pathlib import Path

import pytest

from saves import (
    DamagedSaveError,
    DiskError,
    ForeignFileError,
    LockedSaveError,
    NewerSaveError,
    SaveError,
    SaveFile,
    files,
    list_saves,
    read_header,
    restore_backup,
    verify,
)
from tests.planted_fault import planted
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world


def _save(path: Path, *turns: int) -> None:
    with SaveFile(path) as save:
        for turn in turns:
            state = a_state(a_random_world(random.Random(1)))
            state.title.turn = state.clock = turn
            save.save(state)


def _spoil(path: Path, at: int, bits: int = 1) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= bits
    path.write_bytes(data)


@rule("S10")
@pytest.mark.proofs
def test_a_list_shows_titles_the_latest_first_and_the_faults_of_the_bad_ones(
    tmp_path: Path, figures: Figures
) -> None:
    for number, name in enumerate(("old", "new", "torn", "newer"), 1):
        _save(tmp_path / f"{name}.torchturn", number, number)
        os.utime(tmp_path / f"{name}.torchturn", ns=(number, number))
    (tmp_path / "torn.torchturn").write_bytes((tmp_path / "torn.torchturn").read_bytes()[:60])
    _spoil(tmp_path / "newer.torchturn", 9, 4)
    (tmp_path / "foreign.torchturn").write_text("a text")
    (tmp_path / "folder.torchturn").mkdir()
    (tmp_path / "notes.txt").write_text("not a save at all")
    (tmp_path / "gone.torchturn.bak").write_bytes((tmp_path / "old.torchturn").read_bytes())
    for name, at in (("torn", 3), ("newer", 4), ("foreign", 5), ("folder", 6)):
        os.utime(tmp_path / f"{name}.torchturn", ns=(at, at))
    os.utime(tmp_path / "gone.torchturn.bak", ns=(7, 7))

    listed = list_saves(tmp_path)

    assert [listing.path.stem for listing in listed] == ["gone", "folder", "foreign", "newer", "torn", "new", "old"]
    assert [type(listing.fault) for listing in listed] == [
        DamagedSaveError,
        DiskError,
        ForeignFileError,
        NewerSaveError,
        DamagedSaveError,
        type(None),
        type(None),
    ]
    assert [listing.header.title.turn for listing in listed if listing.header is not None] == [2, 1]
    assert [listing.backup is not None for listing in listed] == [True, False, False, True, True, True, True]
    for listing in listed:
        assert listing.fault is None or str(listing.path) in str(listing.fault)
    figures.count("S10", "kinds of bad saves in a list; none hides another", sum(1 for each in listed if each.fault))


def test_a_home_that_is_not_there_has_no_saves(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "nowhere") == []


def test_a_list_leaves_the_files_and_their_locks_alone(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"

    with SaveFile(path) as save:
        save.save(a_state(a_random_world(random.Random(1))))
        before = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()}
        listed = list_saves(tmp_path)

    assert [listing.fault for listing in listed] == [None]
    assert set(before) == {"one.torchturn", "one.torchturn.lock"}


def test_the_header_tells_title_seed_clock_and_packs(tmp_path: Path) -> None:
    _save(tmp_path / "one.torchturn", 12)

    header = read_header(tmp_path / "one.torchturn")

    assert (header.title.name, header.title.turn, header.seed, header.clock) == ("Ada", 12, 7, 12)
    assert header.packs == PACKS


def test_verify_reads_the_body_that_a_list_does_not(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    _save(path, 1, 2)
    assert verify(path) == read_header(path)

    _spoil(path, path.stat().st_size - 40)

    assert read_header(path).clock == 2
    with pytest.raises(DamagedSaveError, match=f"{path}.*digest.*its backup one.torchturn.bak"):
        verify(path)


@planted("saves/listing.py", "        container.check_size(container.read_prefix(start), files.size(path))\n", "")
@rule("S10")
@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_save_whose_end_is_missing_is_listed_with_its_fault(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "one.torchturn"
    _save(path, 1, 2)
    path.write_bytes(path.read_bytes()[:-cut])

    (listed,) = list_saves(tmp_path)

    assert listed.header is None
    assert "bytes, expected" in str(listed.fault) and "one.torchturn.bak" in str(listed.fault)


@rule("S4")
def test_a_backup_takes_over_on_request_and_the_damaged_save_is_kept_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    _save(path, 1, 2)
    _spoil(path, 100)
    damaged = path.read_bytes()

    aside = restore_backup(path)

    assert aside == tmp_path / "one.torchturn.damaged-1"
    assert aside.read_bytes() == damaged
    with SaveFile(path) as save:
        assert save.load(make_world, PACKS).clock == 1
    assert files.backup_of(path).exists()


def test_a_second_damaged_save_gets_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    _save(path, 1, 2)

    asides = []
    for _ in range(2):
        _spoil(path, 100)
        asides.append(restore_backup(path))

    assert [aside.name for aside in asides if aside] == ["one.torchturn.damaged-1", "one.torchturn.damaged-2"]


def test_a_damaged_or_missing_backup_takes_over_nothing(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    _save(path, 1)
    with pytest.raises(DiskError, match="one.torchturn.bak: cannot read it: No such file"):
        restore_backup(path)
    _save(tmp_path / "two.torchturn", 1, 2)
    path = tmp_path / "two.torchturn"
    before = path.read_bytes()
    _spoil(files.backup_of(path), 100)

    with pytest.raises(DamagedSaveError, match="two.torchturn.bak"):
        restore_backup(path)

    assert path.read_bytes() == before


@rule("S10")
def test_a_backup_takes_over_nothing_while_somebody_plays(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    _save(path, 1, 2)

    with SaveFile(path), pytest.raises(LockedSaveError):
        restore_backup(path)

    assert read_header(path).clock == 2


def test_a_name_that_is_claimed_is_neither_a_saves_nor_a_backups_nor_another_programs(tmp_path: Path) -> None:
    (tmp_path / "chronicle-1.torchturn").write_text("")
    (tmp_path / "chronicle-2.torchturn.bak").write_text("")
    (tmp_path / "chronicle-3.torchturn").symlink_to("nowhere")
    (tmp_path / "chronicle-4.recording").write_text("")

    claimed = [SaveFile.claim(tmp_path, "chronicle", (".recording",)) for _ in range(2)]

    assert [file.path.name for file in claimed] == ["chronicle-5.torchturn", "chronicle-6.torchturn"]
    for file in claimed:
        file.close()


def test_every_message_is_one_sentence_with_file_fault_and_advice(tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    path.write_text("something else")

    with pytest.raises(SaveError) as caught:
        read_header(path)

    error = caught.value
    assert str(error) == f"{path}: {error.reason}; {error.advice}."
    assert (error.reason, error.advice) == ("this is not a save of Torchturn", "choose another file")
