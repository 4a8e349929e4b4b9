"""Lock: one program writes a chronicle at a time (S10)."""

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


class Lock:
    """A lock beside a save, held until `release`; the system frees it when the program dies."""

    def __init__(self, save: Path) -> None:
        self._path = save.with_name(save.name + ".lock")
        while True:
            try:
                self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
            except OSError as error:
                raise DiskError("lock the chronicle", self._path, error) from error
            try:
                _seize(self._descriptor)
            except OSError as error:
                os.close(self._descriptor)
                if error.errno in _TAKEN:
                    raise LockedSaveError(save) from error
                raise DiskError("lock the chronicle", self._path, error) from error
            if self._is_still_there():
                return
            os.close(self._descriptor)

    def _is_still_there(self) -> bool:
        """Another program may have removed the file between our opening and locking it."""
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._descriptor))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let others have the chronicle."""
        if self._descriptor < 0:
            return
        with contextlib.suppress(OSError):  # on Windows an open file stays; an empty lock file harms nobody
            self._path.unlink()
        os.close(self._descriptor)
        self._descriptor = -1
