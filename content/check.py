"""Check: every fault of a pack as `torchturn check` tells them, and a closing line with what was looked at."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType

from content.files import Folder
from content.loader import BASE_FOLDER, MODS_FOLDER, examine


def check(
    path: Path | None = None,
    used: Mapping[str, Collection[str] | None] | None = None,
    followed: Collection[str] | None = None,
    drawn: Mapping[str, Collection[str]] = MappingProxyType({}),
) -> list[str]:
    """Lines: the faults, then `N files, M cards, OK` or the number of faults. None means the base game.

    Packs that it depends on are looked for beside it and among the examples. `used` are message ids that code uses,
    with the parameters that it gives to each, or None where that is not known; `followed` are names of the base game's
    systems, one of which every system of a pack must follow; `drawn` are the names of all icons and scenes.
    """
    path = BASE_FOLDER if path is None else Path(path).absolute()
    _, faults, folders = examine([path, *_needed(path)], used or {}, followed, drawn)
    lines = faults.lines()
    verdict = "OK" if not lines else _count(len(lines), "fault")
    files, cards = _size(folders[0])
    return [*lines, f"{_count(files, 'file')}, {_count(cards, 'card')}, {verdict}"]


def _needed(path: Path) -> list[Path]:
    """Folders of the packs that this one needs, and that those need."""
    beside = [folder for home in (path.parent, MODS_FOLDER) if home.is_dir() for folder in sorted(home.iterdir())]
    by_name: dict[str, Path] = {}
    for folder in beside:
        if (folder / "pack.toml").is_file():
            by_name.setdefault("".join(_header(folder, "name")), folder)
    found: list[Path] = []
    todo = _header(path, "depends")
    while todo:
        needed = by_name.get(todo.pop(0))
        if needed is not None and needed.absolute() not in (path, *found, BASE_FOLDER):
            found.append(needed.absolute())
            todo += _header(needed, "depends")
    return found


def _header(folder: Path, field: str) -> list[str]:
    """A field of a manifest as texts; empty ones when there is none to read."""
    try:
        pack = tomllib.loads((folder / "pack.toml").read_bytes()[: 1 << 16].decode("utf-8-sig")).get("pack", {})
    except (OSError, ValueError, RecursionError):
        pack = {}
    value = pack.get(field, []) if isinstance(pack, dict) else []
    if isinstance(value, list):
        return [v for v in value if isinstance(v, str)]
    return [str(value)]


def _size(folder: Folder) -> tuple[int, int]:
    tables = [source.document.get("card", {}) for source in folder.sources]
    return len(folder.raw), sum(len(table) for table in tables if isinstance(table, dict))


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
