"""Backup: what an error about a damaged save says of the save before it, and how that one takes over (S4)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saves import container, files
from saves.errors import UNADVISED, DamagedSaveError, ForeignFileError, SaveError
from saves.files import SUFFIX


def default_home() -> Path:
    """The folder of games when nobody names another."""
    from platformdirs import user_data_path  # only where a home is asked for: importing the game brings no more

    return user_data_path("torchturn", appauthor=False)


def restoring(path: Path) -> str:
    """The command by which the backup of this save takes over."""
    words = ["torchturn", "saves", "restore", path.name.removesuffix(SUFFIX)]
    if path.parent != default_home():
        words += ["--home", str(path.parent)]
    return shlex.join(words)


@contextmanager
def offering_backup(path: Path) -> Iterator[None]:
    """An error about the bytes of this save tells of its backup: one that is whole, and no other, is recommended.

    A save of which nothing but the backup is left is a DamagedSaveError too.
    """
    try:
        if not path.exists() and files.backup_of(path).exists():
            raise DamagedSaveError("the save is gone and only its backup is left", file=path)
        yield
    except (DamagedSaveError, ForeignFileError) as error:
        _advise(error, path)
        raise


def _advise(error: SaveError, path: Path) -> None:
    backup = files.backup_of(path)
    if isinstance(error, DamagedSaveError) and error.advice != UNADVISED:
        return  # the bytes are as they were written: an older save of the same game would fare no better
    if not backup.exists():
        if isinstance(error, DamagedSaveError):
            error.advice = f"it has no backup: {UNADVISED}"
        return
    try:
        container.disassemble(files.read(backup))
    except SaveError:
        error.advice = f"its backup {backup.name} is damaged too: {UNADVISED}"
        return
    error.restore = restoring(path)
    error.advice = f"its backup {backup.name} is whole and takes over with `{error.restore}`"
