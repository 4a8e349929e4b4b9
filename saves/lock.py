"""Lock: one program writes a chronicle at a time (S10).

The save itself is held, and as a save is written anew each time, the new file before it takes the old one's name. A
lock file beside it stands for a name that has no save yet; to delete it lets nobody in.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from saves.errors import DiskError, LockedSaveError

if sys.platform == "win32":
    import msvcrt

    def _seize(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
# On Windows nobody deletes a file that is open, nor gives its name to another.
_ON_SAVES = sys.platform != "win32"


class LockedError(Exception):
    """Another program holds the file."""


class Lock:
    """The lock of a save, held until `release`; the system frees it when the program dies."""

    def __init__(self, save: Path) -> None:
        self._path = save.with_name(save.name + ".lock")
        self._beside = self._save = self._fresh = -1
        try:
            self._beside = _held(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0))
            if _ON_SAVES:
                with contextlib.suppress(OSError):  # there is none, or whoever reads it will say what is wrong
                    self._save = _held(save, os.O_RDONLY)
        except LockedError:
            self.release()
            raise LockedSaveError(save) from None
        except OSError as error:
            self.release()
            raise DiskError("lock the chronicle", self._path, error) from error

    def reach(self, fresh: Path) -> None:
        """A file that is to be the save is held already; OSError when that is refused."""
        if _ON_SAVES:
            self._fresh = _held(fresh, os.O_RDONLY)

    def adopt(self) -> None:
        """What was reached is the save now."""
        _close(self._save)
        self._save, self._fresh = self._fresh, -1

    def drop(self) -> None:
        """What was reached is not to be the save after all."""
        _close(self._fresh)
        self._fresh = -1

    def release(self) -> None:
        """Let others have the chronicle."""
        if self._beside >= 0:
            with contextlib.suppress(OSError):  # on Windows an open file stays; an empty lock file harms nobody
                if _is_there_still(self._path, self._beside):  # deleted by hand, it may be another program's by now
                    self._path.unlink()
        for descriptor in (self._beside, self._save, self._fresh):
            _close(descriptor)
        self._beside = self._save = self._fresh = -1


def _held(path: Path, flags: int) -> int:
    """The file at this path, open and locked; LockedError when another program has it, or OSError."""
    while True:
        descriptor = os.open(path, flags | _FLAGS, 0o666)
        try:
            _seize(descriptor)
            if _is_there_still(path, descriptor):
                return descriptor
        except OSError as error:
            _close(descriptor)
            if error.errno in _TAKEN:
                raise LockedError from None
            raise
        _close(descriptor)


def _is_there_still(path: Path, descriptor: int) -> bool:
    """Another program may have removed or replaced the file between our opening and locking it."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def _close(descriptor: int) -> None:
    if descriptor >= 0:
        with contextlib.suppress(OSError):  # nothing was written through it, and it is closed all the same
            os.close(descriptor)
