"""Icons by name: their code in the icon face, and who drew them."""

from __future__ import annotations

import csv
from functools import lru_cache
from pathlib import Path

_TABLE = Path(__file__).parent / "art" / "icons.tsv"


@lru_cache(maxsize=1)
def _rows() -> dict[str, tuple[str, str]]:
    with _TABLE.open(newline="", encoding="ascii") as table:
        return {name: (chr(int(code, 16)), author) for code, name, author in csv.reader(table, delimiter="\t")}


def code_of(icon: str) -> str:
    """The character that draws an icon; an unknown name draws a plain square."""
    return _rows().get(icon, _rows()["plain-square"])[0]


def is_drawn(icon: str) -> bool:
    """Whether there is an icon of this name."""
    return icon in _rows()


def icons() -> list[str]:
    """The names of all icons, sorted."""
    return sorted(_rows())


def authors() -> dict[str, list[str]]:
    """Who drew which icons, for the credits."""
    found: dict[str, list[str]] = {}
    for name, (_, author) in _rows().items():
        found.setdefault(author, []).append(name)
    return {author: sorted(found[author]) for author in sorted(found)}
