"""Widths of words by the bundled faces' own advances: layout needs no window and is the same everywhere.

Kerning only narrows a line, so that a width given here is never too small.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

ART = Path(__file__).parent / "art"
UNKNOWN = 700  # how wide a letter is that a face lacks


@lru_cache(maxsize=1)
def _advances() -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = json.loads((ART / "advances.json").read_text(encoding="ascii"))
    return table


def has(letter: str, family: str) -> bool:
    """Whether a face has a letter; of what is no letter, and of faces that hold pictures, it has all."""
    return letter.isspace() or letter in _advances().get(family, letter)


@lru_cache(maxsize=1)
def letters() -> frozenset[str]:
    """The letters that every bundled face has."""
    faces = [frozenset(letter for letter in face if len(letter) == 1) for face in _advances().values()]
    return frozenset.intersection(*faces)


@lru_cache(maxsize=1 << 14)
def width(words: str, family: str, size: float) -> float:
    """Width of one line, in the unit of `size`."""
    table = _advances()[family]
    return sum(table.get(letter, UNKNOWN) for letter in words) * size / 1000


def line_height(family: str, size: float) -> float:
    """Distance between two baselines, in the unit of `size`."""
    return _advances()[family]["line"] * size / 1000


@lru_cache(maxsize=1 << 12)
def wrapped(words: str, family: str, size: float, limit: float) -> tuple[str, ...]:
    """The words in lines no wider than the limit; a single word that is too wide is broken."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if width(longer, family, size) <= limit:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _broken(word, family, size, limit)
            lines.extend(full)
        lines.append(line)
    return tuple(lines)


def _broken(word: str, family: str, size: float, limit: float) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and width(pieces[-1] + letter, family, size) > limit:
            pieces.append("")
        pieces[-1] += letter
    return pieces
