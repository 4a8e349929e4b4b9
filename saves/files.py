"""Files: bytes onto the disk so that the old save or the new one is whole at every moment (S1, S2, S3).

Assumed: fsync reaches the disk, a rename within a folder is atomic, one program writes a save (lock.py). Nothing is
written through a symbolic link, and nothing but plain files is read: a pipe would let its reader wait for ever.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, TypeVar

from saves.container import FILE_LIMIT
from saves.errors import DamagedSaveError, DiskError, LinkedSaveError
from saves.lock import Lock

T = TypeVar("T")
SUFFIX = ".torchturn"
_SMALL = 1 << 15
_TRIES = 10
_PAUSE = 0.05
_HELD_BY_ANOTHER = (5, 32, 33)  # Windows: access denied, sharing violation, lock violation
_NO_LINKS = (errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.EXDEV, errno.EMLINK, errno.ENOSYS, errno.EINVAL)
_WAITLESS = getattr(os, "O_NONBLOCK", 0)
_LINKLESS = getattr(os, "O_NOFOLLOW", 0)


def backup_of(path: Path) -> Path:
    """Where the save before this one is kept."""
    return path.with_name(path.name + ".bak")


@contextlib.contextmanager
def opened(path: Path, linked: bool = True) -> Iterator[BinaryIO]:
    """A plain file to read; OSError when it is none. Whether it may be a link."""
    more = _WAITLESS if linked else _WAITLESS | _LINKLESS
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | more)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError("this is a folder, a pipe or a device, and no file")
        yield file


def read(path: Path, limit: int = FILE_LIMIT) -> bytes:
    """The bytes of a file; SaveError when it cannot be read or has more than the limit."""
    try:
        with opened(path) as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise DiskError("read it", path, error) from error
    if len(data) > limit:
        raise DamagedSaveError(f"it is larger than {limit} bytes", file=path)
    return data


def read_start(path: Path, length: int) -> bytes:
    """The first bytes of a file."""
    try:
        with opened(path) as file:
            return file.read(length)
    except OSError as error:
        raise DiskError("read it", path, error) from error


def size(path: Path) -> int:
    """How many bytes a file has."""
    try:
        return path.stat().st_size
    except OSError as error:
        raise DiskError("read it", path, error) from error


def write(path: Path, data: bytes | Sequence[bytes], lock: Lock | None = None) -> None:
    """Put the bytes, which may come in pieces, in the place of the file, and the old ones into its backup.

    DiskError leaves the old save where it was, or, when only the last sync of the folder failed, in the backup.
    The lock holds the new file before it has the save's name.
    """
    refuse_link(path)
    temporary = _temporary(path)
    try:
        _write_out(temporary, data)
        if lock is not None:
            lock.reach(temporary)
        if path.exists():
            _keep_backup(path)
        _put_in_place(temporary, path, lock)
    except OSError as error:
        _forget(temporary)
        raise DiskError("write it", path, error) from error
    except BaseException:
        _forget(temporary)
        raise
    finally:
        if lock is not None:
            lock.drop()


def replace(path: Path, data: bytes) -> None:
    """Put the bytes in the place of the file, without a backup; DiskError leaves the old ones."""
    refuse_link(path)
    temporary = _temporary(path)
    try:
        _write_out(temporary, data)
        _put_in_place(temporary, path, None)
    except OSError as error:
        _forget(temporary)
        raise DiskError("write it", path, error) from error


def restore(path: Path, data: bytes, lock: Lock) -> Path | None:
    """Put the bytes in the place of the file; whatever was there is kept beside it: its new name, or None.

    The new bytes are on the disk before the old ones lose their name: whichever call fails, what was there is there.
    """
    refuse_link(path)
    temporary = _temporary(path)
    aside: Path | None = None
    try:
        _write_out(temporary, data)
        lock.reach(temporary)
        if stands(path):
            aside = free_beside(path)
            _name_also(path, aside)
            _sync_folder(path.parent)
        _put_in_place(temporary, path, lock)
    except OSError as error:
        if aside is not None and os.path.lexists(temporary):
            _take_back(path, aside)
        _forget(temporary)
        raise DiskError("write it", path, error) from error
    finally:
        lock.drop()
    return aside


def stands(path: Path) -> bool:
    """Whether anything has this name, a link that leads nowhere too; SaveError when nobody can say."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise DiskError("look at it", path, error) from error
    return True


def refuse_link(path: Path) -> None:
    """LinkedSaveError when a symbolic link stands there."""
    try:
        if path.is_symlink():
            raise LinkedSaveError(path, os.readlink(path))
    except OSError as error:
        raise DiskError("look at it", path, error) from error


def make_home(home: Path) -> None:
    """Make the folder of saves if it is not there."""
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError("make the folder of saves", home, error) from error


def free_beside(path: Path) -> Path:
    """A name for a damaged file beside it, which nothing has yet."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not stands(aside):
            return aside
    raise DiskError("set it aside", path, FileExistsError(errno.EEXIST, "a thousand damaged files"))


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.tmp")


def _write_out(path: Path, data: bytes | Sequence[bytes]) -> None:
    """A new file of these bytes, on the disk; what had its name, a link as well, has it no more."""
    path.unlink(missing_ok=True)
    pieces = [data] if isinstance(data, bytes) else list(_gathered(data))
    with open(path, "xb", buffering=0) as file:
        for piece in pieces:
            view = memoryview(piece)
            while view:
                view = view[file.write(view) :]
        _sync(file.fileno())
    with open(path, "rb") as file:
        if any(file.read(len(piece)) != piece for piece in pieces) or file.read(1):
            raise OSError(errno.EIO, "what was written reads back differently")


def _gathered(pieces: Sequence[bytes]) -> Iterator[bytes]:
    """The same bytes in fewer pieces: small ones are joined, large ones stay as they are."""
    small: list[bytes] = []
    for piece in pieces:
        if len(piece) < _SMALL:
            small.append(piece)
            continue
        yield from (b"".join(small), piece) if small else (piece,)
        small.clear()
    if small:
        yield b"".join(small)


def _put_in_place(temporary: Path, path: Path, lock: Lock | None) -> None:
    _patiently(lambda: os.replace(temporary, path))
    if lock is not None:
        lock.adopt()
    _sync_folder(path.parent)


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


def _name_also(path: Path, aside: Path) -> None:
    """The file has a second name; a folder in the place of a file has it instead of the first."""
    if not path.is_file():
        os.rename(path, aside)
        return
    try:
        os.link(path, aside)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        _write_out(aside, path.read_bytes())


def _take_back(path: Path, aside: Path) -> None:
    """What was set aside has its own name alone."""
    if stands(path):
        _forget(aside)
        return
    with contextlib.suppress(OSError):
        os.rename(aside, path)


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
