"""The write protocol: the old save or the new one, a backup, no litter, clear words (S1, S2)."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saves import DamagedSaveError, DiskError, ForeignFileError, SaveError, SaveFile, files
from saves.chronicle import ChronicleState, load
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world

CALLS = ("open", "fsync", "link", "replace", "close")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a save may be."""
    return tmp_path / "home" / "one.torchturn"


def _state(turn: int) -> ChronicleState:
    state = a_state(a_random_world(random.Random(1)))
    state.clock = turn
    return state


def _clock(path: Path) -> int:
    return load(path.read_bytes(), make_world, PACKS).clock


def _litter(path: Path) -> list[str]:
    known = {path.name, path.name + ".bak"}
    return sorted(name for name in os.listdir(path.parent) if name not in known)


@rule("S1")
def test_each_save_keeps_the_one_before_as_its_backup(path: Path) -> None:
    with SaveFile(path) as save:
        for turn in (1, 2, 3):
            save.save(_state(turn))

    assert (_clock(path), _clock(files.backup_of(path)), _litter(path)) == (3, 2, [])


def test_a_save_is_loaded_and_saved_on(path: Path) -> None:
    with SaveFile(path) as save:
        assert not save.exists()
        save.save(_state(1))

    with SaveFile(path) as save:
        state = save.load(make_world, PACKS)
        state.clock = 9
        save.save(state)

    assert (_clock(path), _clock(files.backup_of(path))) == (9, 1)


def test_a_save_that_was_not_loaded_is_not_written_over(path: Path) -> None:
    with SaveFile(path) as save:
        save.save(_state(1))

    with SaveFile(path) as save, pytest.raises(SaveError, match="a save of this name already"):
        save.save(_state(2))

    assert _clock(path) == 1


@rule("S4")
@pytest.mark.parametrize("content", [b"nothing of the kind", b"\x89TORCH\r\n and then nonsense"])
def test_a_file_that_cannot_be_loaded_is_never_written_over(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)

    with SaveFile(path) as save:
        with pytest.raises((ForeignFileError, DamagedSaveError), match=str(path)):
            save.load(make_world, PACKS)
        with pytest.raises(SaveError):
            save.save(_state(2))

    assert path.read_bytes() == content


@rule("S4")
def test_a_damaged_save_tells_of_its_backup(path: Path) -> None:
    with SaveFile(path) as save:
        save.save(_state(1))
        save.save(_state(2))
    path.write_bytes(path.read_bytes()[:-3])

    with SaveFile(path) as save, pytest.raises(DamagedSaveError) as caught:
        save.load(make_world, PACKS)

    assert str(path) in str(caught.value)
    assert "its backup one.torchturn.bak is whole" in str(caught.value)
    assert f"`torchturn saves restore one --home {path.parent}`" in str(caught.value)


class Faulty:
    """Calls of the system that fail at the Nth, with an error of choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int, error: int) -> None:
        self.count = 0
        self.failed = ""
        for name in CALLS:
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name), at, error))

    def _wrapped(self, name: str, real: Callable[..., Any], at: int, error: int) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            self.count += 1
            if self.count == at:
                self.failed = name
                if name == "close":
                    real(*args)
                raise OSError(error, os.strerror(error))
            return real(*args, **named)

        return call


@planted("saves/files.py", "path, lock)\n    except OSError as error:\n        _forget(temporary)\n",
         "path, lock)\n    except OSError as error:\n")
@rule("S2")
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES], ids=errno.errorcode.get)
def test_whichever_call_fails_a_whole_save_is_there_and_no_litter(path: Path, error: int) -> None:
    with SaveFile(path) as save:
        save.save(_state(1))
        save.save(_state(2))
        state = _state(3)
        failed = []
        for at in range(1, 20):
            with pytest.MonkeyPatch.context() as patch:
                faulty = Faulty(patch, at, error)
                try:
                    save.save(state)
                except DiskError as caught:
                    failed.append(faulty.failed)
                    assert str(path) in str(caught) and os.strerror(error) in str(caught)
            assert _litter(path) == [path.name + ".lock"]
            assert {_clock(path), _clock(files.backup_of(path))} <= {1, 2, 3}
            if not faulty.failed:
                break

    assert {"fsync", "replace", "open"} <= set(failed)
    assert _clock(path) == 3


@rule("S2")
def test_a_disk_that_fills_up_within_the_file_leaves_the_old_save(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with SaveFile(path) as save:
        save.save(_state(1))
        real = open

        class Full:
            def __init__(self, *args: Any, **named: Any) -> None:
                self.file = real(*args, **named)
                self.left = 100

            def __enter__(self) -> "Full":
                return self

            def __exit__(self, *error: object) -> None:
                self.file.close()

            def write(self, data: memoryview) -> int:
                if not self.left:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                written = self.file.write(data[: self.left])
                self.left -= written
                return written

        monkeypatch.setattr(files, "open", Full, raising=False)
        with pytest.raises(DiskError, match="No space left on device"):
            save.save(_state(2))

    assert (_clock(path), _litter(path)) == (1, [])


@rule("S2")
def test_a_disk_that_writes_a_little_at_a_time_gets_it_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = open

    def slow(*args: Any, **named: Any) -> Any:
        file = real(*args, **named)
        return file if named.get("buffering") != 0 else Slow(file)

    class Slow:
        def __init__(self, file: Any) -> None:
            self.file = file
            self.fileno = file.fileno

        def __enter__(self) -> "Slow":
            return self

        def __exit__(self, *error: object) -> None:
            self.file.close()

        def write(self, data: memoryview) -> int:
            return int(self.file.write(data[:7]))

    monkeypatch.setattr(files, "open", slow, raising=False)

    with SaveFile(path) as save:
        save.save(_state(5))

    assert _clock(path) == 5


def test_what_reads_back_differently_never_takes_the_place_of_the_save(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SaveFile(path) as save:
        save.save(_state(1))
        real = files._sync

        def spoil(descriptor: int) -> None:
            os.pwrite(descriptor, b"\xff", 50)
            real(descriptor)

        monkeypatch.setattr(files, "_sync", spoil)
        with pytest.raises(DiskError, match="Input/output error"):
            save.save(_state(2))

    assert (_clock(path), _litter(path)) == (1, [])


def test_where_links_fail_the_backup_is_a_copy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    with SaveFile(path) as save:
        save.save(_state(1))
        monkeypatch.setattr(os, "link", refuse)
        save.save(_state(2))

    assert (_clock(path), _clock(files.backup_of(path)), _litter(path)) == (2, 1, [])
    assert not os.path.samefile(path, files.backup_of(path))


def test_a_home_below_a_file_cannot_be_made_and_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(DiskError, match=r"file/home: cannot make the folder of saves: Not a directory; .*--home"):
        SaveFile(tmp_path / "file" / "home" / "one.torchturn")


def test_a_save_that_is_a_folder_is_an_error_that_names_it(path: Path) -> None:
    path.mkdir(parents=True)

    with SaveFile(path) as save:
        with pytest.raises(DiskError, match="one.torchturn: cannot read it: Is a directory"):
            save.load(make_world, PACKS)
        with pytest.raises(SaveError, match="already"):
            save.save(_state(1))
