"""Cells: how many columns of a terminal a text takes, and where it may be broken so that nothing is cut."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from engine.kernel.told import printable

THIN_SPACES = {0x2009: " ", 0x202F: "\u00a0", 0x00AD: None}
JOINED = "\u00a0"
# Beside what prints: blanks of every width, and what joins letters or keeps them apart in some scripts.
KEPT = JOINED + "\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u200a\u205f\u3000\u200b\u200c\u200d\u2060"


@lru_cache(maxsize=4096)
def cells(text: str) -> int:
    """Columns that a text takes: wide characters two, combining marks none."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def clean(text: str) -> str:
    """The text without what would steer a terminal: breaks of lines become blanks, all else is told as escapes."""
    if text.isascii() and text.isprintable():
        return text
    text = "".join(" " if char.isspace() and char < " " else char for char in text.translate(THIN_SPACES))
    return printable(text, KEPT)


def wrapped(text: str, width: int, first: int | None = None) -> list[str]:
    """The text in lines of at most `width` columns; `first` is what the first line may take.

    Breaks come at blanks; a word wider than a line is broken where the line ends. No letter is lost.
    """
    lines: list[str] = []
    line = ""
    room = width if first is None else first
    for word in clean(text).split(" "):
        if not word:
            continue
        if line and cells(line) + 1 + cells(word) <= room:
            line += " " + word
            continue
        if line or (not lines and cells(word) > room and cells(word) <= width):
            lines.append(line)
            room = width
        line = word
        while cells(line) > room:
            piece = _head(line, room)
            lines.append(piece)
            line = line[len(piece) :]
            room = width
    lines.append(line)
    return [part.replace(JOINED, " ") for part in lines]


def _head(word: str, room: int) -> str:
    taken = 0
    for index, char in enumerate(word):
        taken += _columns(char)
        if taken > room and index:
            return word[:index]
    return word
