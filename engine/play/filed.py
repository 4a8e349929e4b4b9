"""Filed: the side of a game that lies on a disk: its save, locked for as long as the game goes on, and what it counts.

Saves are imported where they are asked for: a game that is never kept begins without them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from engine.play.chronicle import Chronicle
from engine.play.outcome import Log

if TYPE_CHECKING:
    from saves.header import PackStamp
    from saves.savefile import SaveFile


class Tally(msgspec.Struct):
    """What a save counts beside its worlds.

    `commands` were asked so far; `entries` are all that a recording has of it, joins too. `sitting` is 1 more than that
    of any game which lay in the same home when this one was begun or taken up: the clock that tells which was last.
    """

    commands: int = 0
    entries: int = 0
    sitting: int = 0


class Filed:
    """What a game is asked of its file; `seeker` is who is played, `log` what each seeker remembers."""

    def __init__(self, chronicle: Chronicle, seeker: int, log: Log) -> None:
        self.chronicle = chronicle
        self.seeker = seeker
        self.log = log
        self.tally = Tally()
        self._packs: list[PackStamp] | None = None
        self._file: SaveFile | None = None

    @property
    def commands(self) -> int:
        """How many commands were asked so far."""
        return self.tally.commands

    @property
    def packs(self) -> list[PackStamp]:
        """The packs it is played with, as saves remember them, and those of which it keeps sealed cards."""
        from engine.keep.keeping import stamps

        return self._packs or stamps(self.chronicle.content)

    def take(self, file: SaveFile) -> None:
        """This is the game's file from now on, and the game closes it."""
        self.close()
        self._file = file

    def save(self, path: Path) -> None:
        """Write the chronicle, only what changed anew; SaveError leaves the save before as it was.

        The file stays locked for this game until `close`.
        """
        from engine.keep.keeping import state_of
        from saves.savefile import SaveFile

        if self._file is None or self._file.path != path:
            self.take(SaveFile(path))
        assert self._file is not None
        self._file.save(state_of(self.chronicle, self.packs, self.seeker, self.log, self.tally))

    def close(self) -> None:
        """Let others have the save."""
        if self._file is not None:
            self._file.close()
            self._file = None
