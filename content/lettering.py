"""Lettering: whether every letter of a pack's texts can be drawn; others come out as boxes in the window."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from content.faults import Faults
from content.files import Source, leaves

_MOST = 5  # letters that a fault names


def check_letters(sources: Iterable[Source], letters: Collection[str], faults: Faults) -> None:
    """Report every text with letters that are not among `letters`, and which they are."""
    for source in sources:
        for keys, value in leaves(source.document):
            if not isinstance(value, str):
                continue
            lacking = dict.fromkeys(letter for letter in value if letter not in letters and not letter.isspace())
            if lacking:
                told = ", ".join(f"{letter} (U+{ord(letter):04X})" for letter in list(lacking)[:_MOST])
                more = f" and {len(lacking) - _MOST} more" if len(lacking) > _MOST else ""
                text = f"expected letters that the game's faces have, got {told}{more}"
                faults.add(source.place(keys, ""), "", ".".join(map(str, keys)), text)
