"""Parts: what a recording consists of, one behind the other, each squeezed by what stands before it.

A part is four bytes of length, eight of digest, and its bytes; all parts together are one raw stream of deflate, so
that a file may be cut behind any of them and go on from there. How large parts may be, and how many, is bounded: a
few bytes can be squeezed from any number of them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

import msgpack

FILE_LIMIT = 64 << 20
PART_LIMIT = 4 << 20  # of one part's bytes
BYTES_LIMIT = 128 << 20  # of all parts' bytes
PARTS_LIMIT = 250_000
WINDOW = 1 << zlib.MAX_WBITS  # so far back deflate looks
_LENGTH, _DIGEST = 4, 8
_RAW = -zlib.MAX_WBITS


class FullError(Exception):
    """A recording takes no more: why."""


class Packer:
    """Packs parts for the end of a file. Before them stand so many parts already, of so many bytes, which end so."""

    def __init__(self, before: bytes = b"", parts: int = 0, size: int = 0) -> None:
        self._deflate = zlib.compressobj(wbits=_RAW, zdict=before[-WINDOW:])
        self._parts, self._size = parts, size

    def pack(self, data: Any) -> bytes:
        """The next part: plain data as MessagePack. FullError when a reader would refuse it."""
        body = bytes(msgpack.packb(data, use_bin_type=True))
        self._parts, self._size = self._parts + 1, self._size + len(body)
        if len(body) > PART_LIMIT:
            raise FullError(f"one command changed more than {PART_LIMIT >> 20} MiB hold")
        if self._size > BYTES_LIMIT or self._parts > PARTS_LIMIT:
            raise FullError("it is as long as a recording may be")
        squeezed = self._deflate.compress(body) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        return len(squeezed).to_bytes(_LENGTH, "big") + _digest(squeezed) + squeezed


class Part(NamedTuple):
    """The bytes of a part, and where in the file it ends."""

    body: bytes
    end: int


class Parts:
    """The whole parts of a recording from `at` on, unpacked one by one; `fault` says what is wrong after them."""

    def __init__(self, data: bytes, at: int) -> None:
        self._data = data
        self._at = at
        self.fault = ""

    def __iter__(self) -> Iterator[Part]:
        """Each part once; those of a damaged end are left out."""
        data, at, number, size = memoryview(self._data), self._at, 0, 0
        inflate = zlib.decompressobj(wbits=_RAW)
        while at < len(data):
            start = at + _LENGTH + _DIGEST
            end = start + int.from_bytes(data[at : at + _LENGTH], "big")
            if end > len(data):
                self.fault = f"it is cut off in the middle of entry {number}"
                return
            squeezed = data[start:end]
            body = b""
            if data[at + _LENGTH : start] == _digest(squeezed):
                try:
                    body = inflate.decompress(squeezed, PART_LIMIT)
                except zlib.error:
                    body = b""
            if not body or inflate.unconsumed_tail:
                self.fault = f"it is damaged at entry {number}"
                return
            number, size, at = number + 1, size + len(body), end
            if number > PARTS_LIMIT or size > BYTES_LIMIT:
                self.fault = f"it is longer than a recording may be, at entry {number - 1}"
                return
            yield Part(body, end)


def _digest(squeezed: bytes | memoryview) -> bytes:
    return blake2b(squeezed, digest_size=_DIGEST).digest()
