"""Parts: what a recording consists of, one behind the other, each squeezed by what stands before it.

A part is four bytes of length, eight of digest, and its bytes; all parts together are one raw stream of deflate, so
that a file may be cut behind any of them and go on from there.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgpack

_LENGTH, _DIGEST = 4, 8
_LIMIT = 1 << 28
_RAW = -zlib.MAX_WBITS
_WINDOW = 1 << zlib.MAX_WBITS  # so far back deflate looks


class Packer:
    """Packs parts for the end of a file. `before` are the bytes of those that stand in it already."""

    def __init__(self, before: Sequence[bytes] = ()) -> None:
        self._deflate = zlib.compressobj(wbits=_RAW, zdict=b"".join(before)[-_WINDOW:])

    def pack(self, data: Any) -> bytes:
        """The next part: plain data as MessagePack."""
        body = bytes(msgpack.packb(data, use_bin_type=True))
        squeezed = self._deflate.compress(body) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        return len(squeezed).to_bytes(_LENGTH, "big") + _digest(squeezed) + squeezed


def unpacked(data: bytes, at: int) -> tuple[list[bytes], list[int], str]:
    """The bytes of every whole part from `at` on, where each ends, and what is wrong after them."""
    bodies: list[bytes] = []
    ends: list[int] = []
    inflate = zlib.decompressobj(wbits=_RAW)
    while at < len(data):
        start = at + _LENGTH + _DIGEST
        end = start + int.from_bytes(data[at : at + _LENGTH], "big")
        if end > len(data):
            return bodies, ends, f"it is cut off in the middle of entry {len(bodies)}"
        try:
            body = inflate.decompress(data[start:end], _LIMIT)
        except zlib.error:
            body = b""
        if not body or inflate.unconsumed_tail or data[at + _LENGTH : start] != _digest(data[start:end]):
            return bodies, ends, f"it is damaged at entry {len(bodies)}"
        bodies.append(body)
        ends.append(end)
        at = end
    return bodies, ends, ""


def _digest(squeezed: bytes) -> bytes:
    return blake2b(squeezed, digest_size=_DIGEST).digest()
