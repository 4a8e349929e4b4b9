"""Tape: a recording as it is read, part for part, so that nobody's file fills the memory (S4)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from content.registry import Content
from engine.record.recording_parts import FILE_LIMIT, WINDOW, Parts
from engine.record.tracing import Entry
from saves import files

T = TypeVar("T")
Seed = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
MARK = b"Torchturn recording 2\n"
_MOST_DIGESTS = 10_000
# What a decoder raises over hostile bytes: of the wrong type, nested without end, more than there is memory for.
_UNREADABLE = (msgspec.DecodeError, ValueError, OverflowError, RecursionError, MemoryError)


class RecordingError(Exception):
    """What is wrong with a recording, in one sentence."""


class Head(msgspec.Struct, omit_defaults=True):
    """What a recording begins with: the seed, and each pack's name, version, data version and digest, in order;
    `replaces` are the systems of others in whose place those of a pack ran.
    """

    seed: Seed
    packs: list[tuple[str, str, int, str]]
    replaces: dict[str, tuple[str, ...]] = {}


class _Outline(msgspec.Struct):
    """Of an entry what it takes to go on behind it; the rest is passed over."""

    verb: str
    clock: int
    digests: msgspec.Raw


class Begun(msgspec.Struct):
    """A recording up to an entry: what stands there, for whoever goes on with it."""

    size: int
    parts: int
    packed: int
    before: bytes
    rolling: dict[str, bytes]
    clock: int


_entry = msgspec.msgpack.Decoder(Entry)
_outline = msgspec.msgpack.Decoder(_Outline)
_digests = msgspec.msgpack.Decoder(dict[str, bytes])
_head = msgspec.msgpack.Decoder(Head)


class Tape:
    """The bytes of a recording: `head`, and its entries one by one. RecordingError when they are none.

    `fault` is a sentence, once its entries were gone through, when its end is cut off or damaged.
    """

    def __init__(self, data: bytes, path: Path) -> None:
        self.path = path
        if len(data) > FILE_LIMIT:
            raise RecordingError(f"{path}: it is larger than a recording may be")
        if not data.startswith(MARK):
            raise RecordingError(f"{path}: this is not a recording of this version of Torchturn")
        self._parts = Parts(data, len(MARK))
        first = next(iter(self._parts), None)
        if first is None:
            raise RecordingError(f"{path}: the recording is cut off before its first command")
        self._first = first
        self.head = self._read(_head, first.body)

    @property
    def fault(self) -> str:
        """What is wrong behind the last whole entry, or nothing."""
        return self._parts.fault

    def entries(self) -> Iterator[Entry]:
        """Every whole entry; RecordingError at one that does not say what it should."""
        bodies = iter(self._parts)
        next(bodies)
        for part in bodies:
            yield self._read(_entry, part.body)

    def bodies(self) -> Iterator[bytes]:
        """The bytes of all whole parts, the head first."""
        for part in self._parts:
            yield part.body

    def begun(self, entries: int, commands: int) -> Begun:
        """The recording up to so many entries, so many of them commands; RecordingError when it does not fit these."""
        before, size, seen = deque[bytes](), 0, 0
        recent, rolling = 0, dict[str, bytes]()
        clock, end, number = -1, self._first.end, -1
        for number, part in enumerate(self._parts):
            if number:
                found = self._read(_outline, part.body)
                seen += found.verb == "do"
                clock = found.clock
                digests = self._read(_digests, self._few(found.digests, len(rolling)))
                rolling.update(digests)
            size, end = size + len(part.body), part.end
            before.append(part.body)
            recent += len(part.body)
            while recent - len(before[0]) >= WINDOW:
                recent -= len(before.popleft())
            if number == entries:
                break
        if (number, seen) != (entries, commands):
            raise RecordingError(
                f"{self.path}: the recording ends after {seen} commands of {max(number, 0)} entries, the save after"
                f" {commands} of {entries}"
            )
        return Begun(end, number + 1, size, b"".join(before), rolling, clock)

    def _few(self, digests: msgspec.Raw, known: int) -> bytes:
        """The bytes of a map, if with what is known it says that it has no more than a few thousand pairs."""
        data = bytes(digests)
        claimed = int.from_bytes(data[1:5], "big") if data[:1] == b"\xdf" else 0
        if known + claimed > _MOST_DIGESTS:
            raise RecordingError(f"{self.path}: the recording does not say what it should: too many digests")
        return data

    def _read(self, decoder: msgspec.msgpack.Decoder[T], body: bytes) -> T:
        try:
            return decoder.decode(body)
        except _UNREADABLE as error:
            told = " ".join(str(error).split())[:160] or type(error).__name__
            raise RecordingError(f"{self.path}: the recording does not say what it should: {told}") from None


def read(path: Path, linked: bool = True) -> Tape:
    """The recording in a plain file, which may be a link; RecordingError when there is none."""
    try:
        with files.opened(path, linked) as file:
            return Tape(file.read(FILE_LIMIT + 1), path)
    except OSError as error:
        raise RecordingError(f"{path}: the recording cannot be read: {error.strerror or error}") from None


def check_packs(head: Head, content: Content, path: Path) -> None:
    """RecordingError when the recording was made with other packs than these."""
    recorded = {name: (version, digest) for name, version, _, digest in head.packs}
    present = {pack.name: (pack.version, pack.digest) for pack in content.packs}
    for name, (version, digest) in recorded.items():
        if name not in present:
            raise RecordingError(f"{path}: it was made with pack {name!r} {version}, which is not in use here")
        if present[name] != (version, digest):
            raise RecordingError(
                f"{path}: it was made with pack {name!r} {version} of digest {digest[:12]}; here it is"
                f" {present[name][0]} of digest {present[name][1][:12]}"
            )
    for name in present:
        if name not in recorded:
            raise RecordingError(f"{path}: it was made without pack {name!r}, which is in use here")
    if [name for name, *_ in head.packs] != list(present):
        raise RecordingError(f"{path}: it was made with the same packs in another order")
