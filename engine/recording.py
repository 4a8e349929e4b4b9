"""Recording: a game's seed, packs and everything asked of it, entry by entry in one file that only grows (B76, B77).

The file is a mark, then parts: four bytes of length, eight bytes of digest, MessagePack. The first part is the head.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgpack
import msgspec

from content.registry import Content
from engine.tracing import DIGEST, Entry, Tracer

MARK = b"Torchturn recording 1\n"
_LENGTH = 4
_LIMIT = 1 << 28


class RecordingError(Exception):
    """What is wrong with a recording, in one sentence."""


class Head(msgspec.Struct):
    """What a recording begins with: the seed, and each pack's name, version, data version and digest, in order."""

    seed: int
    packs: list[tuple[str, str, int, str]]


class Tape(msgspec.Struct):
    """A recording as read: `fault` is a sentence when its end is cut off or damaged, `size` its whole bytes."""

    head: Head
    entries: list[Entry]
    fault: str
    size: int
    ends: list[int]


def head_of(seed: int, content: Content) -> Head:
    """The head of a recording that begins now."""
    return Head(seed, [(pack.name, pack.version, pack.data_version, pack.digest) for pack in content.packs])


class Recording:
    """Writes a recording. A disk that refuses ends the recording, never the game: `fault` says so in a sentence."""

    def __init__(self, path: Path, size: int, rolling: dict[str, bytes], clock: int = -1) -> None:
        self.path = path
        self.fault = ""
        self._size = size
        self.tracer = Tracer(self._keep, rolling, clock)

    @classmethod
    def begin(cls, path: Path, seed: int, content: Content) -> Recording:
        """A new recording; RecordingError when there is one of this name or the disk refuses."""
        first = MARK + _part(msgspec.to_builtins(head_of(seed, content)))
        try:
            with path.open("xb") as file:
                file.write(first)
        except FileExistsError:
            raise RecordingError(f"{path}: there is a recording of this name already; choose another name") from None
        except OSError as error:
            raise RecordingError(f"{path}: the recording cannot be written: {error.strerror}") from None
        return cls(path, len(first), {})

    @classmethod
    def resume(cls, path: Path, commands: int, seed: int, content: Content) -> Recording:
        """Go on after so many commands, cutting off what came later; RecordingError when it does not reach so far."""
        tape = read(path)
        check_packs(tape.head, content, path)
        if tape.head.seed != seed:
            raise RecordingError(f"{path}: this is the recording of another seed")
        kept, seen = 0, 0
        for kept, entry in enumerate(tape.entries, 1):
            seen += entry.verb == "do"
            if seen == commands and _next_verb(tape.entries, kept) == "do":
                break
        if seen != commands:
            raise RecordingError(f"{path}: the recording ends after {seen} commands, the save after {commands}")
        rolling: dict[str, bytes] = {}
        for entry in tape.entries[:kept]:
            rolling.update(entry.digests)
        size = tape.ends[kept]
        try:
            with path.open("r+b") as file:
                file.truncate(size)
        except OSError as error:
            raise RecordingError(f"{path}: the recording cannot be written: {error.strerror}") from None
        return cls(path, size, rolling, tape.entries[kept - 1].clock if kept else -1)

    def _keep(self, entry: Entry) -> None:
        if self.fault:
            return
        part = _part(msgspec.to_builtins(entry, builtin_types=(bytes,)))
        try:
            with self.path.open("ab") as file:
                file.write(part)
            self._size += len(part)
        except OSError as error:
            self.fault = f"{self.path}: the recording ends here: {error.strerror}"
            _cut(self.path, self._size)


def _cut(path: Path, size: int) -> None:
    try:
        with path.open("r+b") as file:
            file.truncate(size)
    except OSError:
        return


def _next_verb(entries: Sequence[Entry], index: int) -> str:
    return entries[index].verb if index < len(entries) else "do"


def _part(data: Any) -> bytes:
    body = bytes(msgpack.packb(data, use_bin_type=True))
    return len(body).to_bytes(_LENGTH, "big") + blake2b(body, digest_size=DIGEST).digest() + body


def read(path: Path) -> Tape:
    """Everything of a recording that is whole; RecordingError when it is none or its head is damaged."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordingError(f"{path}: the recording cannot be read: {error.strerror}") from None
    if not data.startswith(MARK):
        raise RecordingError(f"{path}: this is not a recording of this version of Torchturn")
    parts, ends, fault = _parts(data)
    try:
        head = msgspec.convert(parts[0], Head)
        entries = [msgspec.convert(part, Entry) for part in parts[1:]]
    except IndexError:
        raise RecordingError(f"{path}: the recording is cut off before its first command") from None
    except msgspec.ValidationError as error:
        raise RecordingError(f"{path}: the recording does not say what it should: {error}") from None
    return Tape(head, entries, fault, ends[-1], ends)


def _parts(data: bytes) -> tuple[list[Any], list[int], str]:
    """The whole parts, where each ends, and what is wrong after them."""
    parts: list[Any] = []
    ends: list[int] = []
    at = len(MARK)
    while at < len(data):
        start = at + _LENGTH + DIGEST
        length = int.from_bytes(data[at : at + _LENGTH], "big")
        if start + length > len(data):
            return parts, ends, f"it is cut off in the middle of entry {len(parts)}"
        body = data[start : start + length]
        if length > _LIMIT or blake2b(body, digest_size=DIGEST).digest() != data[at + _LENGTH : start]:
            return parts, ends, f"it is damaged at entry {len(parts)}"
        parts.append(msgpack.unpackb(body, raw=False, strict_map_key=True))
        at = start + length
        ends.append(at)
    return parts, ends, ""


def check_packs(head: Head, content: Content, path: Path) -> None:
    """RecordingError when the recording was made with other packs than these (B82)."""
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
