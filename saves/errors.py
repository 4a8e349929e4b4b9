"""SaveError: whatever can go wrong with a save, as one sentence that names the file, the fault and the next step."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.kernel.told import printable

UNADVISED = "put a whole copy in its place, or move it out of the folder"
_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class SaveError(Exception):
    """`reason` says what is wrong, `advice` what to do, `file` where; `str` of it is one sentence with all three.

    Nothing in that sentence steers a terminal. `restore` is the command by which a backup takes over, where there is
    one that is whole.
    """

    def __init__(self, reason: str, advice: str, file: Path | None = None) -> None:
        super().__init__(reason, advice, file)
        self.reason = reason
        self.advice = advice
        self.file = file
        self.restore = ""

    def __str__(self) -> str:
        where = "the save" if self.file is None else str(self.file)
        return printable(f"{where}: {self.reason}; {self.advice}.")


class DamagedSaveError(SaveError):
    """The file is a save, but its bytes or what they say cannot be right."""

    def __init__(self, reason: str, advice: str = "", file: Path | None = None) -> None:
        super().__init__(reason, advice or UNADVISED, file)


class ForeignFileError(SaveError):
    """The file is no save of this game."""

    def __init__(self) -> None:
        super().__init__("this is not a save of Torchturn", "choose another file")


class NewerSaveError(SaveError):
    """The save was made by a newer game or pack; it is not read, and stays as it is."""

    def __init__(self, reason: str, advice: str = "update the game to play it") -> None:
        super().__init__(reason, advice)


class StrangeComponentError(DamagedSaveError):
    """A component is not as this game and its packs know it."""

    def __init__(self, component: str, reason: str) -> None:
        super().__init__(reason)
        self.component = component


class LockedSaveError(SaveError):
    """Another program has the chronicle open."""

    def __init__(self, file: Path) -> None:
        super().__init__("another program is playing this chronicle", "close it there first", file)


class LinkedSaveError(SaveError):
    """A symbolic link stands in the save's place: to write it would be to write elsewhere, or to lose the link."""

    def __init__(self, file: Path, target: str) -> None:
        advice = "play the game where it lies, with --home, or put a copy of it in the place of the link"
        super().__init__(f"this is a link to {target}, and nothing is written through a link", advice, file)


class DiskError(SaveError):
    """The disk or the folder refused."""

    def __init__(self, doing: str, file: Path, error: OSError) -> None:
        why = os.strerror(error.errno) if error.errno else str(error)
        first = "free some room on it" if error.errno in _FULL else "mend that"
        if error.errno == errno.ELOOP:
            why = "a link lies there, and nothing is written through a link"
        super().__init__(f"cannot {doing}: {why}", f"{first}, or choose another home with --home", file)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Errors about bytes in hand get the name of the file that they are from."""
    try:
        yield
    except SaveError as error:
        if error.file is None:
            error.file = file
        raise


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Whatever a decoder raises over hostile bytes becomes one DamagedSaveError."""
    try:
        yield
    except SaveError:
        raise
    except (ValueError, TypeError, KeyError, IndexError, OverflowError, RecursionError, MemoryError) as error:
        raise DamagedSaveError(f"{what} cannot be read ({_short(error)})") from error


def _short(error: BaseException) -> str:
    return " ".join(str(error).split())[:160] or type(error).__name__
