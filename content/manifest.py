"""Manifests: who a pack is, what it needs, and whether it is meant for this version of the game."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from content import GAME_VERSION
from content.faults import Faults, Place
from content.files import Folder, Source
from content.kinds import Manifest
from content.shape import held_against

NAME = re.compile(r"^[a-z][a-z0-9_]*$")
_BOUND = r"^(>=|<=|==|!=|>|<)\s*(\d+(?:\.\d+)*)$"


class Pack(NamedTuple):
    """A pack on its way into the game: manifest, folder, and the file the manifest stands in."""

    manifest: Manifest
    folder: Folder
    source: Source

    @property
    def name(self) -> str:
        """The pack's id, which stands before the colon in the ids of what it defines."""
        return self.manifest.name

    def place(self, field: str) -> Place:
        """Where the manifest gives a field."""
        return self.source.place(("pack", field), self.name)


def read_manifest(folder: Folder, faults: Faults) -> Pack | None:
    """The pack in this folder, or None when its manifest cannot be used."""
    source = next((s for s in folder.sources if s.file == f"{folder.path.name}/pack.toml"), None)
    if source is None:
        if not faults.blind:
            place = Place(f"{folder.path.name}/pack.toml", 1)
            faults.add(place, "", "", "expected a file with a table [pack], got no such file")
        return None
    table = source.document.get("pack")
    if not isinstance(table, dict):
        faults.add(source.place(("pack",), ""), "", "pack", "expected a table [pack], got none")
        return None
    subject = f'pack "{table.get("name", folder.path.name)}"'
    fields = held_against(
        Manifest,
        "a pack",
        table,
        lambda path, text: faults.add(source.place(("pack", *path), ""), subject, ".".join(path), text),
    )
    if fields is None:
        return _salvaged(table, folder, source, faults)
    pack = Pack(Manifest(**fields), folder, source)
    _check_game(pack, faults)
    return pack


def _salvaged(table: dict[str, Any], folder: Folder, source: Source, faults: Faults) -> Pack | None:
    """A pack with a broken manifest, as far as it helps to find the faults in its other files."""
    name = table.get("name", folder.path.name)
    if not isinstance(name, str) or not NAME.match(name):
        faults.blind = True
        return None
    faults.mute.add(name)
    return Pack(Manifest(name=name, title=name, version="0", data_version=1), folder, source)


def _check_game(pack: Pack, faults: Faults) -> None:
    wanted = pack.manifest.game
    for part in filter(None, (p.strip() for p in wanted.split(","))):
        bound = re.match(_BOUND, part)
        if bound is None:
            text = f'expected a range such as ">=0.1,<1", got "{wanted}"'
        elif not _holds(bound[1], _numbers(GAME_VERSION), _numbers(bound[2])):
            text = f'expected a range with this game\'s version {GAME_VERSION} in it, got "{wanted}"'
        else:
            continue
        faults.add(pack.place("game"), f'pack "{pack.name}"', "game", text)
        return


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(n) for n in version.split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def _holds(sign: str, left: tuple[int, ...], right: tuple[int, ...]) -> bool:
    return {
        ">=": left >= right,
        "<=": left <= right,
        "==": left == right,
        "!=": left != right,
        ">": left > right,
        "<": left < right,
    }[sign]
