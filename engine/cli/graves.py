"""Graves: the records of ended lives as files of a home, the latest each in its own, all older ones in one (CHAR-6)."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from saves import files, growing

MORGUE = ".morgue.txt"
APART = 30  # so many records have files of their own
OLDER = f"older{MORGUE}"
_BETWEEN = "\n* * *\n\n"


def bury(folder: Path, stem: str, record: str) -> Path:
    """Write a record under a name that nothing has; its path. What is one too many joins the older ones.

    OSError or SaveError when the disk refuses; whatever was written before is still there.
    """
    data = record.encode("utf-8", "replace")
    number = 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{MORGUE}"
        with contextlib.suppress(FileExistsError):
            growing.create(path, data)
            break
        number += 1
    _fold(folder)
    return path


def has_graves(folder: Path) -> bool:
    """Whether a record of a finished life lies in this home."""
    try:
        return any(entry.name.endswith(MORGUE) for entry in os.scandir(folder))
    except OSError:
        return False


def _fold(folder: Path) -> None:
    """The oldest records join the older ones; each is there before its own file goes."""
    alone = [entry for entry in os.scandir(folder) if entry.name.endswith(MORGUE) and entry.name != OLDER]
    plain = [entry for entry in alone if entry.is_file(follow_symlinks=False)]
    plain.sort(key=lambda entry: (entry.stat().st_mtime_ns, entry.name))
    older = folder / OLDER
    for entry in plain[: max(0, len(plain) - APART)]:
        record = files.read(Path(entry.path))
        told = files.read(older) if files.stands(older) else b""
        if not told.endswith(record):  # the program died between the two writes
            files.replace(older, told + (_BETWEEN.encode() if told else b"") + record)
        os.unlink(entry.path)
