"""Faults of packs: one line each, all of them at once, with what was meant when that can be guessed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from engine.kernel.told import printable as printable


class Place:
    """Where something is written: `folder/file.toml`, the line from 1, and the pack that wrote it.

    The line may be given as a function, for lines are only counted when there is a fault to tell.
    """

    __slots__ = ("_line", "file", "pack")

    def __init__(self, file: str, line: int | Callable[[], int] = 1, pack: str = "") -> None:
        self.file = file
        self.pack = pack
        self._line = line

    @property
    def line(self) -> int:
        """The line from 1."""
        return self._line if isinstance(self._line, int) else self._line()


class ContentError(Exception):
    """Packs that cannot be used; `faults` holds one line for each fault."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(self.faults))


class Faults:
    """Collects faults while packs are read, without those that merely follow from others.

    `blind` is set when a file could not be read, so that names may be missing; `mute` are packs whose code could not
    be imported, so that their components are missing.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, str], None] = {}
        self._noted: dict[tuple[str, int, str], None] = {}
        self.blind = False
        self.mute: set[str] = set()

    def add(self, place: Place, subject: str, field: str, text: str) -> None:
        """Note one fault; `subject` is such as `card "base:torch"`, `field` a dotted path; both may be empty."""
        said = ": ".join(part for part in (subject, field, text) if part)
        self._found[(place.file, place.line, printable(said))] = None

    def note(self, place: Place, subject: str, text: str) -> None:
        """Note what is no fault and may be meant otherwise."""
        self._noted[(place.file, place.line, printable(f"{subject}: {text}"))] = None

    def __len__(self) -> int:
        return len(self._found)

    def lines(self) -> list[str]:
        """Every fault as one line, by file and line."""
        return [f"{file}:{line}: {said}" for file, line, said in sorted(self._found)]


    def notes(self) -> list[str]:
        """Every note as one line, by file and line."""
        return [f"{file}:{line}: note: {said}" for file, line, said in sorted(self._noted)]


def meant(name: object, options: Iterable[str]) -> str:
    """`; did you mean "torch"?`, or nothing when no option is near."""
    from difflib import get_close_matches

    near = get_close_matches(str(name), sorted(options), n=1, cutoff=0.7)
    return f'; did you mean "{near[0]}"?' if near else ""


def show(value: object) -> str:
    """A value from TOML in a few words."""
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = value if len(value) <= 40 else value[:39] + "…"
        return '"' + printable(text) + '"'
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"
