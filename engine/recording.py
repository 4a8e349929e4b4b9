"""Recording: a game's seed, packs and everything asked of it, entry by entry in one file that only grows.

The file is a mark, then parts of MessagePack. The first part is the head.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from content.registry import Content
from engine.recording_parts import Packer, unpacked
from engine.tracing import Entry, Tracer

MARK = b"Torchturn recording 2\n"
_decoder = msgspec.msgpack.Decoder(Entry)


class RecordingError(Exception):
    """What is wrong with a recording, in one sentence."""


class Head(msgspec.Struct):
    """What a recording begins with: the seed, and each pack's name, version, data version and digest, in order."""

    seed: int
    packs: list[tuple[str, str, int, str]]


class Tape(msgspec.Struct):
    """A recording as read: `fault` is a sentence when its end is cut off or damaged.

    `bodies` are the bytes of its parts, the head first, and `ends` where in the file each ends.
    """

    head: Head
    entries: list[Entry]
    fault: str
    bodies: list[bytes]
    ends: list[int]


def head_of(seed: int, content: Content) -> Head:
    """The head of a recording that begins now."""
    return Head(seed, [(pack.name, pack.version, pack.data_version, pack.digest) for pack in content.packs])


class Recording:
    """Writes a recording. A disk that refuses ends the recording, never the game: `fault` says so in a sentence."""

    def __init__(self, path: Path, packer: Packer, size: int, rolling: dict[str, bytes], clock: int = -1) -> None:
        self.path = path
        self.fault = ""
        self._packer = packer
        self._size = size
        self.tracer = Tracer(self._keep, rolling, clock)

    @classmethod
    def begin(cls, path: Path, seed: int, content: Content) -> Recording:
        """A new recording; RecordingError when there is one of this name or the disk refuses."""
        packer = Packer()
        first = MARK + packer.pack(msgspec.to_builtins(head_of(seed, content)))
        try:
            with path.open("xb") as file:
                file.write(first)
        except FileExistsError:
            raise RecordingError(f"{path}: there is a recording of this name already; choose another name") from None
        except OSError as error:
            raise RecordingError(f"{path}: the recording cannot be written: {error.strerror}") from None
        return cls(path, packer, len(first), {})

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
        return cls(path, Packer(tape.bodies[: kept + 1]), size, rolling, tape.entries[kept - 1].clock if kept else -1)

    def _keep(self, entry: Entry) -> None:
        if self.fault:
            return
        part = self._packer.pack(msgspec.to_builtins(entry, builtin_types=(bytes,)))
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


def read(path: Path) -> Tape:
    """Everything of a recording that is whole; RecordingError when it is none or its head is damaged."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordingError(f"{path}: the recording cannot be read: {error.strerror}") from None
    if not data.startswith(MARK):
        raise RecordingError(f"{path}: this is not a recording of this version of Torchturn")
    bodies, ends, fault = unpacked(data, len(MARK))
    try:
        head = msgspec.msgpack.decode(bodies[0], type=Head)
        entries = [_decoder.decode(body) for body in bodies[1:]]
    except IndexError:
        raise RecordingError(f"{path}: the recording is cut off before its first command") from None
    except msgspec.DecodeError as error:
        raise RecordingError(f"{path}: the recording does not say what it should: {error}") from None
    return Tape(head, entries, fault, bodies, ends)


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
