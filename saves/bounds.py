"""Bounds: how much memory the bytes of a save may ask for, told from the bytes before anything is made of them (S4).

A byte of MessagePack may stand for a list of fifty-six, and a list may claim to have more items than there are bytes.
What is counted is too much rather than too little: a byte of a number may look like the beginning of a list.
"""

from __future__ import annotations

import msgspec

from saves.errors import DamagedSaveError

MEMORY = 440 << 20
SMALL = 1 << 20  # so few bytes never ask for too much
_BYTE, _TEXT, _LIST, _TABLE, _ENTITY = 8, 56, 100, 60, 300
_TEXTS = bytes([*range(0xA0, 0xC0), 0xD9, 0xDA, 0xDB])
_LISTS = bytes([*range(0x80, 0xA0), 0xDC, 0xDD, 0xDE, 0xDF])
# What a table asks for beyond a list, though it be empty.
_TABLES = bytes([*range(0x80, 0x90), 0xDE, 0xDF])
LARGE = 1 << 16  # of a section; what a smaller one asks for is soon let go
_ends = msgspec.msgpack.Decoder(tuple[msgspec.Raw, msgspec.Raw])
# Plain data of old saves and of sealed cards is copied from form to form.
_COPIES = 3


class Allowance:
    """How many entities the sections of a save may have yet."""

    def __init__(self, entities: int) -> None:
        self._left = entities

    def spend(self, entities: int) -> None:
        """So many more; DamagedSaveError when these are too many."""
        self._left -= entities
        if self._left < 0:
            raise _too_much()

    def weigh(self, packed: bytes | memoryview) -> None:
        """A large section before it is read; DamagedSaveError when it claims too many entities, or more groups than
        these.
        """
        entities = claimed(packed, 1)
        if packed[:1] != b"\x92" or entities > self._left:
            raise _too_much()
        ids, groups = _ends.decode(packed)
        if claimed(bytes(groups), 0) > max(1, entities):
            raise DamagedSaveError("a section has more groups than entities")


def allowed(data: bytes | memoryview, plain: bool) -> Allowance:
    """How many entities the sections of a save may have, by all else that is in their bytes.

    DamagedSaveError when that alone is too much. `plain`: they are read as plain data first.
    """
    if len(data) <= SMALL:
        return Allowance(len(data))
    memory = asked(bytes(data)) * (_COPIES if plain else 1)
    if memory > MEMORY:
        raise _too_much()
    return Allowance((MEMORY - memory) // _ENTITY)


def asked(data: bytes, entities: int = 0) -> int:
    """Bytes of memory that may be made of these, in which are so many entities."""
    texts, lists, tables = (len(data) - len(data.translate(None, of)) for of in (_TEXTS, _LISTS, _TABLES))
    return len(data) * _BYTE + texts * _TEXT + lists * _LIST + tables * _TABLE + entities * _ENTITY


def most(size: int) -> int:
    """Bytes of memory that may be made of so many, whatever they are."""
    return size * (_BYTE + _LIST + _TABLE)


def claimed(packed: bytes | memoryview, at: int) -> int:
    """How many items an array claims to have whose bytes begin there; 0 when there is none."""
    first = packed[at] if at < len(packed) else 0
    if first & 0xF0 == 0x90:
        return first & 0x0F
    width = {0xDC: 2, 0xDD: 4}.get(first, 0)
    return int.from_bytes(packed[at + 1 : at + 1 + width], "big")


def _too_much() -> DamagedSaveError:
    return DamagedSaveError("it asks for more memory than a save may")
