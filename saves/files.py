"""Files: bytes onto the disk so that the old save or the new one is whole at every moment (S1, S2, S3).

Assumed: fsync reaches the disk, a rename within a folder is atomic, one program writes a save (lock.py).
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from saves.container import FILE_LIMIT
from saves.errors import DamagedSaveError, DiskError

T = TypeVar("T")
SUFFIX = ".torchturn"
_TRIES = 10
_PAUSE = 0.05
_HELD_BY_ANOTHER = (5, 32, 33)  # Windows: access denied, sharing violation, lock violation
_NO_LINKS = (errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.EXDEV, errno.EMLINK, errno.ENOSYS, errno.EINVAL)


def backup_of(path: Path) -> Path:
    """Where the save before this one is kept."""
    return path.with_name(path.name + ".bak")


def read(path: Path, limit: int = FILE_LIMIT) -> bytes:
    """The bytes of a file; SaveError when it cannot be read or has more than the limit."""
    try:
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise DiskError("read it", path, error) from error
    if len(data) > limit:
        raise DamagedSaveError(f"it is larger than {limit} bytes", file=path)
    return data


def read_start(path: Path, length: int) -> bytes:
    """The first bytes of a file."""
    try:
        with open(path, "rb") as file:
            return file.read(length)
    except OSError as error:
        raise DiskError("read it", path, error) from error


def size(path: Path) -> int:
    """How many bytes a file has."""
    try:
        return path.stat().st_size
    except OSError as error:
        raise DiskError("read it", path, error) from error


def write(path: Path, data: bytes) -> None:
    """Put the bytes in the place of the file, and the old ones into its backup.

    DiskError leaves the old save where it was, or, when only the last sync of the folder failed, in the backup.
    """
    temporary = path.with_name(f".{path.name}.tmp")
    try:
        _write_out(temporary, data)
        if path.exists():
            _keep_backup(path)
        _patiently(lambda: os.replace(temporary, path))
        _sync_folder(path.parent)
    except OSError as error:
        _forget(temporary)
        raise DiskError("write it", path, error) from error
    except BaseException:
        _forget(temporary)
        raise


def make_home(home: Path) -> None:
    """Make the folder of saves if it is not there."""
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError("make the folder of saves", home, error) from error


def set_aside(path: Path) -> Path:
    """Give a damaged file another name beside it, which nothing has yet; the new path."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            try:
                _patiently(lambda: os.rename(path, aside))  # noqa: B023 - called at once
            except OSError as error:
                raise DiskError("set it aside", path, error) from error
            return aside
    raise DiskError("set it aside", path, FileExistsError(errno.EEXIST, "a thousand damaged files"))


def _write_out(path: Path, data: bytes) -> None:
    with open(path, "wb", buffering=0) as file:
        view = memoryview(data)
        while view:
            view = view[file.write(view) :]
        _sync(file.fileno())
    with open(path, "rb") as file:
        if file.read() != data:
            raise OSError(errno.EIO, "what was written reads back differently")


def _keep_backup(path: Path) -> None:
    backup = backup_of(path)
    fresh = path.with_name(f".{path.name}.bak.tmp")
    _forget(fresh)
    try:
        os.link(path, fresh)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        _write_out(fresh, path.read_bytes())
    try:
        _patiently(lambda: os.replace(fresh, backup))
    finally:
        _forget(fresh)  # it is still there when both names are one file: a rename does nothing then


def _sync(descriptor: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # some file systems sync no folders
            raise
    finally:
        os.close(descriptor)


def _patiently(deed: Callable[[], T]) -> T:
    """On Windows a scanner may hold a file for a moment: try again a few times, for such errors only."""
    for _ in range(_TRIES - 1):
        try:
            return deed()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _HELD_BY_ANOTHER:
                raise
            time.sleep(_PAUSE)
    return deed()


def _forget(path: Path) -> None:
    with contextlib.suppress(OSError):  # the fault that brought us here is the one to tell
        path.unlink(missing_ok=True)
