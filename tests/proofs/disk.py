"""Disk: a small model of what may lie on a disk after the power went, exhaustive over the write protocol (S3).

What is assumed of a disk, and no more: bytes that were synced stay; of bytes that were not, any beginning may be there,
or zeros; of what was done to the names of a folder since it was last synced, any selection may have come about, each
deed whole or not at all.
"""

from __future__ import annotations

import builtins
import itertools
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from saves import files

Names = dict[str, int]


class Deed(NamedTuple):
    """One thing done to the disk. Files are numbers: a file keeps its number whatever it is called.

    `what` is `cut`, `write` or `sync` for a file; `name`, `rename` (from `other`) or `unname` for the folder, and
    `sync folder`.
    """

    what: str
    file: int = 0
    name: str = ""
    other: str = ""
    data: bytes = b""


class Watched:
    """A file opened to be written, whose bytes are written down."""

    def __init__(self, opened: Any, number: int, deeds: list[Deed]) -> None:
        self._opened, self._number, self._deeds = opened, number, deeds
        self.fileno = opened.fileno

    def __enter__(self) -> Watched:
        return self

    def __exit__(self, *error: object) -> None:
        self._opened.close()

    def write(self, data: bytes) -> int:
        """Write and note it."""
        written = int(self._opened.write(data))
        self._deeds.append(Deed("write", self._number, data=bytes(data[:written])))
        return written


class Recorder:
    """Writes down what the real protocol does in a folder; the files that are there have numbers from the start."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.deeds: list[Deed] = []
        self.names: Names = {path.name: number for number, path in enumerate(sorted(folder.iterdir()), 1)}
        self.began = dict(self.names)
        self.contents = {number: (folder / name).read_bytes() for name, number in self.names.items()}
        self._open: dict[int, int] = {}
        link, replace, unlink, fsync = os.link, os.replace, os.unlink, os.fsync

        def linked(old: Any, new: Any) -> None:
            link(old, new)
            self._named("name", self.names[Path(old).name], Path(new).name)

        def renamed(old: Any, new: Any) -> None:
            replace(old, new)
            file = self.names[Path(old).name]
            if self.names.get(Path(new).name) != file:
                del self.names[Path(old).name]
                self._named("rename", file, Path(new).name, Path(old).name)

        def unlinked(path: Any) -> None:
            unlink(path)
            self._named("unname", self.names.pop(Path(path).name), Path(path).name)

        def synced(descriptor: int) -> None:
            fsync(descriptor)
            is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
            self.deeds.append(Deed("sync folder") if is_folder else Deed("sync", self._open[descriptor]))

        patch.setattr(os, "link", linked)
        patch.setattr(os, "replace", renamed)
        patch.setattr(os, "unlink", unlinked)
        patch.setattr(os, "fsync", synced)
        patch.setattr(files, "open", self._opened, raising=False)

    def _named(self, what: str, file: int, name: str, other: str = "") -> None:
        if what != "unname":
            self.names[name] = file
        self.deeds.append(Deed(what, file, name, other))

    def _opened(self, path: Any, mode: str = "r", **named: Any) -> Any:
        opened = builtins.open(path, mode, **named)  # noqa: SIM115 - whoever asked for it closes it
        if mode not in ("wb", "xb"):
            return opened
        name = Path(path).name
        if name in self.names:
            self.deeds.append(Deed("cut", self.names[name]))
        else:
            self._named("name", max((*self.names.values(), *self.contents), default=0) + 1, name)
            self.contents.setdefault(self.names[name], b"")
        self._open[opened.fileno()] = self.names[name]
        return Watched(opened, self.names[name], self.deeds)


def states(recorder: Recorder) -> Iterator[tuple[bool, dict[str, bytes]]]:
    """Every state in which the disk may be after a power cut: whether all was done by then, and name → bytes."""
    for length in range(len(recorder.deeds) + 1):
        deeds = recorder.deeds[:length]
        whole = length == len(recorder.deeds)
        found = _contents(deeds, recorder.contents)
        numbers = sorted(found)
        for names in _names(deeds, recorder.began):
            for chosen in itertools.product(*(found[number] for number in numbers)):
                bytes_of = dict(zip(numbers, chosen, strict=True))
                yield whole, {name: bytes_of[file] for name, file in names.items()}


def _contents(deeds: list[Deed], began: dict[int, bytes]) -> dict[int, list[bytes]]:
    """What each file may hold: as synced, or, with bytes not synced, any beginning of what was written."""
    synced, now = dict(began), dict(began)
    for deed in deeds:
        if deed.what == "cut":
            now[deed.file] = b""
        elif deed.what == "write":
            now[deed.file] += deed.data
        elif deed.what == "sync":
            synced[deed.file] = now[deed.file]
    return {
        file: [data] if data == synced[file]
        else list(dict.fromkeys((synced[file], *_beginnings(data), bytes(len(data)), data)))
        for file, data in now.items()
    }


def _beginnings(data: bytes) -> list[bytes]:
    return [data[: len(data) * part // 8] for part in range(8)] + [data[:-1]]


def _names(deeds: list[Deed], began: Names) -> Iterator[Names]:
    """Every way in which the folder may have come through: any selection of what was done since it was synced."""
    sure = dict(began)
    pending: list[Deed] = []
    for deed in deeds:
        if deed.what in ("name", "rename", "unname"):
            pending.append(deed)
        elif deed.what == "sync folder":
            sure = _with(sure, pending)
            pending = []
    for count in range(len(pending) + 1):
        for some in itertools.combinations(pending, count):
            yield _with(sure, list(some))


def _with(names: Names, deeds: list[Deed]) -> Names:
    found = dict(names)
    for deed in deeds:
        if deed.what == "unname":
            found.pop(deed.name, None)
            continue
        if deed.what == "rename" and found.get(deed.other) == deed.file:
            del found[deed.other]
        found[deed.name] = deed.file
    return found
