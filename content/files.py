"""Files: reads the TOML of a pack's folder within safe limits; no file is followed out of the folder."""

from __future__ import annotations

import codecs
import os
import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from content.faults import Faults, Place
from content.positions import Path as Keys
from content.positions import positions

MANIFEST = "pack.toml"
TOML_LIMIT = 1 << 20
FILES_LIMIT = 5_000
FOLDER_LIMIT = 64 << 20
DEPTH_LIMIT = 16
_READ = (".toml", ".py")
_WHOLE = 1 << 53
_AT_LINE = r" \(at line (\d+), column \d+\)$"
LONG_KEY = re.compile(r"(?<![\w\-.])(?:(?:[\w-]++|\"[^\"\n]*+\"|'[^'\n]*+')[ \t]*+\.[ \t]*+){16}")
_KEPT = "\n\t"


class Source:
    """One TOML file of a pack: its name for faults (`folder/file.toml`), its tables, and its text."""

    def __init__(self, file: str, document: dict[str, Any], text: str) -> None:
        self.file = file
        self.document = document
        self._text = text

    @cached_property
    def lines(self) -> dict[Keys, int]:
        """The line of each key."""
        return positions(self._text)

    def place(self, keys: Keys, pack: str) -> Place:
        """Where a key is written, or the nearest table around it."""
        return Place(self.file, lambda: self._line(keys), pack)

    def _line(self, keys: Keys) -> int:
        while keys and keys not in self.lines:
            keys = keys[:-1]
        return self.lines.get(keys, 1)


class Folder(NamedTuple):
    """A pack's folder as it lies on the disk: the TOML that could be read, and the bytes that make its digest."""

    path: Path
    sources: list[Source]
    raw: dict[str, bytes]


def read_folder(path: Path, faults: Faults) -> Folder:
    """All TOML and Python files of a folder; what cannot be taken is noted as a fault."""
    folder = Folder(path, [], {})
    found = _walk(path, faults)
    if found is None:
        faults.blind = True
        return folder
    for name in sorted(found):
        if not name.endswith(_READ):
            continue
        place = Place(f"{path.name}/{name}", 1)
        try:
            data = (path / name).read_bytes()
        except OSError as error:
            faults.add(place, "", "", f"expected a readable file, got {error.strerror}")
            faults.blind = True
            continue
        folder.raw[name] = data.replace(b"\r\n", b"\n")
        if name.endswith(".toml"):
            source = _parse(place, folder.raw[name], faults)
            if source is None:
                faults.blind = True
            else:
                folder.sources.append(source)
    return folder


def _walk(path: Path, faults: Faults) -> list[str] | None:
    """Names of files below the folder, or None when it is too large, missing, or no pack."""
    if not path.is_dir():
        faults.add(Place(f"{path.name}/{MANIFEST}", 1), "", "", "expected a folder with a pack, got no such folder")
        return None
    if not os.path.lexists(path / MANIFEST):
        # Whatever else lies in a folder that is no pack is none of ours, and is not walked through.
        told = f"expected a folder with a pack, got one without {MANIFEST}; name the folder in which that file lies"
        faults.add(Place(f"{path.name}/{MANIFEST}", 1), "", "", told)
        return None
    found: dict[str, str] = {}
    size = 0
    for root, folders, files in os.walk(path):
        folders[:] = sorted(f for f in folders if f != "__pycache__" and not f.startswith("."))
        for name in sorted([*files, *folders]):
            full = Path(root, name)
            short = full.relative_to(path).as_posix()
            place = Place(f"{path.name}/{short}", 1)
            if full.is_symlink():
                faults.add(place, "", "", "expected a file of the pack, got a link, which may lead out of the folder")
                continue
            if name in folders or name.startswith("."):
                continue
            lost = _lost(full)
            if lost:
                faults.add(place, "", "", lost)
                continue
            twin = found.setdefault(short.casefold(), short)
            if twin != short:
                faults.add(place, "", "", f'expected names that differ in more than case, got "{twin}" too')
            size += full.stat().st_size
        if len(found) > FILES_LIMIT or size > FOLDER_LIMIT:
            break
    whole = Place(f"{path.name}/{MANIFEST}", 1)
    if len(found) > FILES_LIMIT:
        faults.add(whole, "", "", f"expected at most {FILES_LIMIT:,} files in a pack, got more")
        return None
    if size > FOLDER_LIMIT:
        faults.add(whole, "", "", f"expected at most {FOLDER_LIMIT >> 20} MB in a pack, got more")
        return None
    return list(found.values())


def _lost(path: Path) -> str:
    """What keeps a file of a pack from being read here as on every system; nothing when it is as it should be."""
    if not path.is_file():
        return "expected a file, got a pipe or a device, which may never end"
    ending = path.suffix
    if ending != ending.lower() and ending.lower() in _READ:
        return f'expected the ending "{ending.lower()}", got "{ending}", which not every system takes for the same'
    if path.name.casefold() == MANIFEST and path.name != MANIFEST:
        return f'expected the name "{MANIFEST}", got "{path.name}", which not every system takes for the same'
    return ""


def _parse(place: Place, data: bytes, faults: Faults) -> Source | None:
    if len(data) > TOML_LIMIT:
        faults.add(place, "", "", f"expected a TOML file of at most {TOML_LIMIT >> 20} MB, got {len(data):,} bytes")
        return None
    data = data.removeprefix(codecs.BOM_UTF8)  # some editors begin every file with it
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        faults.add(Place(place.file, line), "", "", f"expected UTF-8, got byte 0x{data[error.start]:02x}")
        return None
    deep = LONG_KEY.search(text)
    if deep:
        line = text.count("\n", 0, deep.start()) + 1
        faults.add(Place(place.file, line), "", "", f"expected keys of at most {DEPTH_LIMIT} parts, got more")
        return None
    try:
        document = tomllib.loads(text)
    except RecursionError:
        faults.add(place, "", "", f"expected tables at most {DEPTH_LIMIT} deep, got more")
        return None
    except ValueError as error:
        said = str(error)
        at = re.search(_AT_LINE, said)
        if "set_int_max_str_digits" in said:
            said = "a number has more than 4,300 digits"
        line = int(at[1]) if at else text.count("\n") + 1
        reason = (said[: at.start()] if at else said.removesuffix(" (at end of document)")).rstrip(".")
        faults.add(Place(place.file, line), "", "", f"broken TOML: {reason}")
        return None
    if _depth(document) > DEPTH_LIMIT:
        faults.add(place, "", "", f"expected tables at most {DEPTH_LIMIT} deep, got more")
        return None
    source = Source(place.file, document, text)
    _check_values(source, faults)
    return source


def _depth(document: dict[str, Any]) -> int:
    deepest = 0
    todo: list[tuple[int, Any]] = [(1, document)]
    while todo:
        depth, value = todo.pop()
        deepest = max(deepest, depth)
        inner = value.values() if isinstance(value, dict) else value
        todo += [(depth + 1, v) for v in inner if isinstance(v, dict | list)]
    return deepest


def leaves(value: Any, keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Every value below a table that is no table or list itself, with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*keys, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*keys, index))
    else:
        yield keys, value


def _check_values(source: Source, faults: Faults) -> None:
    for keys, value in leaves(source.document):
        if isinstance(value, str) and not all(c.isprintable() or c in _KEPT for c in value):
            text = "expected text without control characters, got some"
        elif isinstance(value, int) and abs(value) > _WHOLE:
            text = "expected a whole number within 2^53, got one beyond"
        else:
            continue
        faults.add(source.place(keys, ""), "", ".".join(map(str, keys)), text)
