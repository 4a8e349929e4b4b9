"""Places: what a key is called by where it lies, for keyboards whose letters are none of ours; no pyglet.

Under X a key has a number for its place, the same whatever is printed on it. Those of Linux are eight more than the
kernel's own, in rows from the top left as the keys lie on an American keyboard.
"""

from __future__ import annotations

_ROWS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (10, (*"1234567890", "MINUS", "EQUAL")),
    (24, (*"QWERTYUIOP", "BRACKETLEFT", "BRACKETRIGHT")),
    (38, (*"ASDFGHJKL", "SEMICOLON", "APOSTROPHE", "GRAVE")),
    (51, ("BACKSLASH", *"ZXCVBNM", "COMMA", "PERIOD", "SLASH")),
)
PLACES = {first + index: name for first, names in _ROWS for index, name in enumerate(names)}


def named_by_place(name: str, code: int, alone: bool = True) -> str:
    """The name of a key whose sign has this `name` of ours, or none, and which lies at the place `code`.

    The upper row counts from 1 to 0 on every keyboard, whatever signs it shows before Shift; beside Ctrl or Alt
    (not `alone`) a sign with a name of ours means itself. What has no name and no place is called by its number.
    """
    place = PLACES.get(code, "")
    if name.isdecimal():
        return name
    if place.isdecimal() and (alone or not name):
        return place
    return name or place or (f"KEY{code}" if code else "")
