"""Growing: files of a home that are begun under a free name and only grow. No link is followed, no pipe waited for."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

_FLAGS = sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"))


def create(path: Path, data: bytes) -> None:
    """A new file of these bytes; FileExistsError when anything has its name, a link too, OSError leaves none."""
    with open(path, "xb") as file:
        try:
            file.write(data)
            file.flush()
        except OSError:
            with contextlib.suppress(OSError):
                path.unlink()
            raise


def append(path: Path, data: bytes) -> None:
    """More bytes at the end of a plain file that is there."""
    descriptor = _opened(path, os.O_WRONLY | os.O_APPEND)
    with open(descriptor, "ab", buffering=0) as file:
        view = memoryview(data)
        while view:
            view = view[file.write(view) :]


def cut(path: Path, size: int) -> None:
    """A plain file that is there has so many bytes from now on."""
    descriptor = _opened(path, os.O_RDWR)
    try:
        os.ftruncate(descriptor, size)
    finally:
        os.close(descriptor)


def _opened(path: Path, flags: int) -> int:
    descriptor = os.open(path, flags | _FLAGS)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError("this is a folder, a pipe or a device, and no file")
    return descriptor
