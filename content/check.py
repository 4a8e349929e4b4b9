"""Check: every fault of packs as `torchturn check` tells them, what may be meant otherwise, and a closing line."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from content.files import Folder
from content.lettering import check_letters
from content.loader import BASE_FOLDER, MODS_FOLDER, examine
from content.order import BASE


class Checked(NamedTuple):
    """What a check tells: faults and notes, a line each, and what was looked at."""

    faults: list[str]
    notes: list[str]
    closing: str

    @property
    def lines(self) -> list[str]:
        """All of it, in order."""
        return [*self.faults, *self.notes, self.closing]


def check(
    *paths: Path,
    used: Mapping[str, Collection[str] | None] | None = None,
    drawn: Mapping[str, Collection[str]] = MappingProxyType({}),
    run: bool = True,
    letters: Collection[str] = (),
) -> Checked:
    """The faults, the notes, and `N files, M cards, OK` or the number of faults. No path means the base game.

    Packs that they depend on are looked for beside them and among the examples. `used` are message ids that code uses,
    with the parameters that it gives to each, or None where that is not known; `followed` are names of the base game's
    systems, one of which every system of a pack must follow; `drawn` are the names of all icons and scenes, `letters`
    those that every face of the window has. Without `run` no code of a pack is imported.
    """
    own = [Path(path).absolute() for path in paths] or [BASE_FOLDER]
    _, faults, folders = examine([*own, *_needed(own)], used or {}, drawn, run, noted=True)
    if letters:
        check_letters([source for folder in folders[: len(own)] for source in folder.sources], letters, faults)
    lines, notes = faults.lines(), faults.notes()
    verdict = "OK" if not lines else _count(len(lines), "fault")
    files, cards = (sum(sizes) for sizes in zip(*(_size(folder) for folder in folders[: len(own)]), strict=True))
    return Checked(lines, notes, f"{_count(files, 'file')}, {_count(cards, 'card')}, {verdict}")


def coded(paths: Collection[Path]) -> list[str]:
    """Names of those of these packs that have code."""
    named = [("".join(_header(path, "name")), "".join(_header(path, "code"))) for path in paths]
    return [name for name, code in named if code and name != BASE]


def _needed(own: list[Path]) -> list[Path]:
    """Folders of the packs that these need, and that those need."""
    homes = [*dict.fromkeys(path.parent for path in own), MODS_FOLDER]
    beside = [folder for home in homes if home.is_dir() for folder in sorted(home.iterdir())]
    by_name: dict[str, Path] = {}
    for folder in beside:
        if (folder / "pack.toml").is_file():
            by_name.setdefault("".join(_header(folder, "name")), folder)
    here = {"".join(_header(path, "name")) for path in own}
    found: list[Path] = []
    todo = [name for path in own for name in _header(path, "depends")]
    while todo:
        name = todo.pop(0)
        needed = by_name.get(name)
        # A copy of the game that lies beside is not the game.
        if needed is not None and name not in (BASE, *here) and needed.absolute() not in found:
            found.append(needed.absolute())
            todo += _header(needed, "depends")
    return found


def _header(folder: Path, field: str) -> list[str]:
    """A field of a manifest as texts; empty ones when there is none to read."""
    manifest = folder / "pack.toml"
    try:
        data = manifest.read_bytes()[: 1 << 16] if manifest.is_file() else b""
        pack = tomllib.loads(data.decode("utf-8-sig")).get("pack", {})
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
