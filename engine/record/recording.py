"""Recording: a game's seed, packs and everything asked of it, entry by entry in one file that only grows.

The file is a mark, then parts of MessagePack. The first part is the head.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from content.registry import Content
from engine.record.recording_parts import FILE_LIMIT, FullError, Packer
from engine.record.tape import MARK, Head, RecordingError, check_packs, read
from engine.record.tracing import Entry, Tracer
from saves import files, growing


def head_of(seed: int, content: Content) -> Head:
    """The head of a recording that begins now."""
    stamps = [(pack.name, pack.version, pack.data_version, pack.digest) for pack in content.packs]
    return Head(seed, stamps, {pack.name: pack.replaces for pack in content.packs if pack.replaces})


class Recording:
    """Writes a recording: into memory until it has a place, then into its file.

    A disk that refuses ends the recording, never the game: `fault` says so in a sentence.
    """

    def __init__(self, seed: int, content: Content) -> None:
        self.path: Path | None = None
        self.fault = ""
        self._packer = Packer()
        self._waiting = bytearray(MARK + self._packer.pack(msgspec.to_builtins(head_of(seed, content))))
        self._size = 0
        self.tracer = Tracer(self._keep)

    @classmethod
    def begin(cls, path: Path, seed: int, content: Content) -> Recording:
        """A new recording in its place; RecordingError when there is one of this name or the disk refuses."""
        recording = cls(seed, content)
        recording.place(path)
        return recording

    @classmethod
    def resume(cls, path: Path, entries: int, commands: int, seed: int, content: Content) -> Recording:
        """Go on after so many entries, commands among them, cutting off what came later.

        RecordingError when it does not reach so far, or is of another game.
        """
        tape = read(path, linked=False)
        check_packs(tape.head, content, path)
        if tape.head.seed != seed:
            raise RecordingError(f"{path}: this is the recording of another seed")
        begun = tape.begun(entries, commands)
        try:
            growing.cut(path, begun.size)
        except OSError as error:
            raise _unwritten(path, error) from None
        recording = cls(seed, content)
        recording.path, recording._size, recording._waiting = path, begun.size, bytearray()
        recording._packer = Packer(begun.before, begun.parts, begun.packed)
        recording.tracer = Tracer(recording._keep, begun.rolling, begun.clock)
        return recording

    def place(self, path: Path) -> None:
        """What was recorded so far lies in this new file, and what comes will; RecordingError when it cannot."""
        try:
            growing.create(path, bytes(self._waiting))
        except FileExistsError:
            raise RecordingError(f"{path}: there is a recording of this name already; choose another name") from None
        except OSError as error:
            raise _unwritten(path, error) from None
        self.path, self._size, self._waiting = path, len(self._waiting), bytearray()

    def data(self) -> bytes:
        """All that was recorded; OSError when its file cannot be read."""
        if self.path is None:
            return bytes(self._waiting)
        with files.opened(self.path, linked=False) as file:
            return file.read()

    def _keep(self, entry: Entry) -> None:
        if self.fault:
            return
        try:
            part = self._packer.pack(msgspec.to_builtins(entry, builtin_types=(bytes,)))
            if self._size + len(self._waiting) + len(part) > FILE_LIMIT:
                raise FullError("it is as large as a recording may be")
            if self.path is None:
                self._waiting += part
                return
            growing.append(self.path, part)
            self._size += len(part)
        except FullError as error:
            self.fault = f"{self.path}: the recording ends here: {error}"
        except OSError as error:
            self.fault = f"{self.path}: the recording ends here: {error.strerror or error}"
            assert self.path is not None
            with contextlib.suppress(OSError):
                growing.cut(self.path, self._size)


def _unwritten(path: Path, error: OSError) -> RecordingError:
    return RecordingError(f"{path}: the recording cannot be written: {error.strerror or error}")
