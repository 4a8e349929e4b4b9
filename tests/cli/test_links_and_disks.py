"""What lies in a home where files of a game are to be: links, folders, full disks; nothing is lost, and it is said."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path

import pytest

from content.loader import load
from engine.cli.graves import bury
from engine.play.commands import Wait
from engine.play.game import Game
from saves import LinkedSaveError, files, restore_backup
from tests.cli.shell import torchturn
from tests.cli.test_bad_input import one_sentence
from tests.cli.test_homes import WAIT, played, sat
from tests.cli.test_sitting import wire
from tests.planted_fault import planted
from tests.rules import rule

# Links (C3)

@planted("saves/files.py", "    path.unlink(missing_ok=True)\n    pieces", "    pieces")
@rule("S2", "B108")
def test_nothing_is_written_through_a_link_that_lies_where_files_of_a_game_are_to_be(tmp_path: Path) -> None:
    home, far = tmp_path / "home", tmp_path / "far"
    path = played(home)
    far.mkdir()
    for name in (".seed-7-1.torchturn.tmp", ".seed-7-1.torchturn.bak.tmp", "seed-7-1.morgue.txt"):
        (far / name).write_text("mine")
        (home / name).symlink_to(far / name)

    answers = wire(home, {"do": "wait"})
    morgue = bury(home, "seed-7-1", "a life")

    assert not any("not_saved" in answer for answer in answers)
    assert morgue.name == "seed-7-1-2.morgue.txt"
    assert {entry.read_text() for entry in far.iterdir()} == {"mine"}
    assert path.is_file() and not path.is_symlink()


@rule("S2", "B108")
@pytest.mark.parametrize("there", [True, False])
def test_a_recording_or_lock_that_is_a_link_is_not_written_through(tmp_path: Path, there: bool) -> None:
    home, far = tmp_path / "home", tmp_path / "far"
    played(home)
    recording = home / "seed-7-1.recording"
    if there:
        shutil.copy(recording, far)
    recording.unlink()
    recording.symlink_to(far)
    before = far.read_bytes() if there else b""

    done = torchturn("continue", "--wire", "--home", home, stdin=WAIT)

    assert done.returncode == 0 and '"turn"' in done.stdout
    assert one_sentence(done.stderr) and "without its recording" in done.stderr and str(recording) in done.stderr
    assert (far.read_bytes() if there else b"") == before and far.exists() == there

    (home / "seed-7-1.torchturn.lock").symlink_to(tmp_path / "lock")
    locked = torchturn("continue", "--wire", "--home", home)
    assert locked.returncode == 2 and one_sentence(locked.stderr) and "link" in locked.stderr
    assert not (tmp_path / "lock").exists()


@planted("saves/files.py", "        if path.is_symlink():\n", "        if False:\n")
@rule("S2", "B108")
def test_a_save_that_is_a_link_is_told_and_stays_one(tmp_path: Path) -> None:
    far, home = tmp_path / "far", tmp_path / "home"
    path = played(far)
    home.mkdir()
    link = home / path.name
    link.symlink_to(path)
    before = path.read_bytes()

    done = torchturn("continue", "--wire", "--home", home, stdin=WAIT)
    read_only = torchturn("continue", "--wire", "--no-save", "--home", home, stdin=WAIT)
    with pytest.raises(LinkedSaveError):
        restore_backup(link)

    assert done.returncode == 2 and one_sentence(done.stderr)
    assert str(path) in done.stderr and "--home" in done.stderr
    assert read_only.returncode == 0
    assert link.is_symlink() and path.read_bytes() == before


# Disks (C2, C10)

CALLS = ("open", "fsync", "link", "replace", "rename", "unlink")


@planted("saves/files.py", "        if aside is not None and os.path.lexists(temporary):\n", "        if False:\n")
@rule("S2", "B83")
@pytest.mark.parametrize("links", [True, False])
def test_whichever_call_of_restoring_fails_what_was_there_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    path = played(tmp_path, waits=3)
    save, backup = path.read_bytes() + b"damaged", files.backup_of(path).read_bytes()
    path.write_bytes(save)
    tried = 0
    for at in range(1, 40):
        count = 0

        def failing(name: str, at: int = at) -> object:
            real = getattr(os, name)

            def call(*args: object, **named: object) -> object:
                nonlocal count
                if name == "link" and not links:
                    raise PermissionError(errno.EPERM, "no links here")
                count += 1
                if count == at:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                return real(*args, **named)

            return call

        with monkeypatch.context() as patch:
            for name in CALLS:
                patch.setattr(os, name, failing(name))
            try:
                restore_backup(path)
            except Exception as error:
                assert str(tmp_path) in str(error)
                tried += 1
        found = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir() if "torchturn" in entry.name}
        assert save in found.values() and found[files.backup_of(path).name] == backup
        assert found[path.name] in (save, backup)
        assert found[path.name] == backup or not list(tmp_path.glob("*.damaged-*"))
        if count < at:
            break
        for entry in tmp_path.glob("*.damaged-*"):
            entry.unlink()
        path.write_bytes(save)

    assert tried >= 6


@rule("S2")
def test_on_a_full_disk_a_new_game_says_what_to_do_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sat(tmp_path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(Exception, match="free some room on it, or choose another home with --home"):
            sitting.game.join()
        left = [entry.name for entry in tmp_path.iterdir() if not entry.name.endswith(".lock")]
    sitting.game.submit(Wait())
    sitting.close()

    assert left == []
    done = torchturn("replay", tmp_path / "seed-7-1.recording", "--verify")
    assert (done.returncode, "1 commands" in done.stdout) == (0, True)


@planted("engine/cli/sitting.py", "            recording.fault = str(error)\n", "            raise\n")
@rule("S2")
def test_a_recording_that_cannot_be_written_forbids_no_game(tmp_path: Path) -> None:
    sitting = sat(tmp_path)
    sitting._take_a_name(tmp_path)
    (tmp_path / "seed-7-1.recording").mkdir()

    sitting.game.join()
    sitting.game.submit(Wait())
    sitting.close()

    assert "without its recording" in sitting.notice
    assert Game.load(tmp_path / "seed-7-1.torchturn", load(), keep=False).clock == 1
    assert json.loads(torchturn("continue", "--wire", "--home", tmp_path).stdout)["hello"]["at_gate"] is False
