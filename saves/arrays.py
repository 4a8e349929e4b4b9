"""Arrays: many arrays of MessagePack made into one, without a look at what is in them."""

from __future__ import annotations

from collections.abc import Iterable

from saves.errors import DamagedSaveError

_SHORT, _SHORT_MOST = 0x90, 0x0F
_WIDTHS = {0xDC: 2, 0xDD: 4}


def array_of(packed: bytes) -> tuple[int, bytes]:
    """How many items a well-formed array has, and their bytes; DamagedSaveError when it is no array."""
    first = packed[0]
    if first & ~_SHORT_MOST == _SHORT:
        return first & _SHORT_MOST, packed[1:]
    width = _WIDTHS.get(first)
    if width is None:
        raise DamagedSaveError("something else stands where rows should be")
    return int.from_bytes(packed[1 : 1 + width], "big"), packed[1 + width :]


def joined(count: int, items: Iterable[bytes]) -> bytes:
    """One array of so many items, whose bytes come in pieces."""
    return b"\xdd" + count.to_bytes(4, "big") + b"".join(items)
