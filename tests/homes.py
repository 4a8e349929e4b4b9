"""No test reads or writes the games and settings of whoever runs it, nor those of a test at its side."""

from __future__ import annotations

import os
import tempfile

_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
_made: list[tempfile.TemporaryDirectory[str]] = []


def settle() -> None:
    """From here on this process and those that it begins have homes of their own."""
    _made.append(tempfile.TemporaryDirectory(prefix="torchturn-tests-"))
    os.environ.update(homes(_made[-1].name))


def leave() -> None:
    """The homes are taken away again."""
    while _made:
        _made.pop().cleanup()


def homes(folder: str) -> dict[str, str]:
    """What a process is told so that it keeps its own in this folder."""
    return {name: os.path.join(folder, name.lower()) for name in _FOLDERS}
