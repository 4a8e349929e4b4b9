"""SaveFile: one chronicle's file, locked for as long as it is open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from components.registry import GROUND, Kinds
from saves import chronicle, files
from saves.backup import offering_backup
from saves.chronicle import ChronicleState, MakeWorld
from saves.errors import LockedSaveError, SaveError, naming
from saves.header import PackStamp
from saves.lock import Lock
from saves.migrations import Migrations
from saves.snapshot import Keeper
from saves.steps import MIGRATIONS


class SaveFile:
    """The save at `path`; opening it makes its folder and takes its lock.

    A file that is there already is written over only once it was loaded: nobody loses a life to a name.
    With `to_write` False it is only read: no lock is taken, and nothing is made on the disk.
    """

    def __init__(self, path: Path, migrations: Migrations = MIGRATIONS, to_write: bool = True) -> None:
        self.path = path
        self._migrations = migrations
        self._keepers: dict[int, Keeper] = {}
        self._known = False
        self._lock: Lock | None = None
        if to_write:
            files.refuse_link(path)
            files.make_home(path.parent)
            self._lock = Lock(path)

    @classmethod
    def claim(cls, home: Path, name: str, beside: Sequence[str] = ()) -> SaveFile:
        """The first save `name-1`, `name-2` … that nobody has, for this program alone; SaveError when the disk refuses.

        `beside` are endings of other files that go with a save, of which none may be there either.
        """
        number = 1
        while True:
            path = home / f"{name}-{number}{files.SUFFIX}"
            if _is_free(path, beside):
                try:
                    file = cls(path)
                except LockedSaveError:  # another program is about to take it
                    number += 1
                    continue
                if _is_free(path, beside):
                    return file
                file.close()
            number += 1

    def exists(self) -> bool:
        """Whether there is something to load."""
        return files.stands(self.path)

    def save(self, state: ChronicleState) -> None:
        """Write the chronicle; the save before becomes the backup. SaveError leaves the old save as it was."""
        if self._lock is None:
            raise SaveError("it was opened only to be read", "open it to be written", self.path)
        if not self._known and self.exists():
            raise SaveError("there is a save of this name already", "choose another name, or continue it", self.path)
        files.refuse_link(self.path)
        with naming(self.path):
            data = chronicle.pieces(state, self._keepers)
        files.write(self.path, data, self._lock)
        self._known = True

    def load(self, make_world: MakeWorld, packs: Sequence[PackStamp], known: Kinds = GROUND) -> ChronicleState:
        """The chronicle of the file; SaveError when it is damaged, newer or foreign, and the file stays as it is.

        `known` are the components of the packs in use.
        """
        with naming(self.path), offering_backup(self.path):
            state = chronicle.load(files.read(self.path), make_world, packs, self._migrations, known)
        self._keepers.clear()
        self._known = True
        return state

    def close(self) -> None:
        """Let others have the chronicle."""
        self._keepers.clear()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> SaveFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _is_free(path: Path, beside: Sequence[str]) -> bool:
    stem = path.name.removesuffix(files.SUFFIX)
    others = [path.with_name(stem + ending) for ending in beside]
    return not any(files.stands(other) for other in (path, files.backup_of(path), *others))
