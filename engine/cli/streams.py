"""Streams: what the wire sends goes to standard output, and nothing else does; what a pack prints goes to the error."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import BinaryIO


@contextlib.contextmanager
def standing_apart(apart: bool) -> Iterator[BinaryIO]:
    """Standard output for one who speaks on it alone, if it is to stand `apart`: all others are heard on the error.

    That holds for `print` as for whatever writes to the file descriptor. Afterwards all is as it was.
    """
    if not apart or sys.__stdout__ is None or sys.stdout is not sys.__stdout__:
        yield sys.stdout.buffer
        return
    before, number = sys.__stdout__, sys.__stdout__.fileno()
    before.flush()
    own = os.fdopen(os.dup(number), "wb")
    os.dup2(sys.stderr.fileno(), number)
    try:
        yield own
    finally:
        with contextlib.suppress(OSError):
            before.flush()
        os.dup2(own.fileno(), number)
        with contextlib.suppress(OSError):  # nobody reads any more, which whoever wrote has been told
            own.close()
