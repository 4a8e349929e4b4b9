"""The house behind the window: games of one home, each a sitting with its save and recording."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from content.registry import Content
from engine.cli.crash import keep
from engine.cli.exits import UsageError
from engine.cli.sitting import MissingPacksError as Missing
from engine.cli.sitting import SaveRefusedError, Sitting, begun, continued, named
from engine.keep.keeping import stamps
from engine.kernel.told import printable
from engine.play.game import Game
from engine.window.house import DamagedError, HouseError, Kept, MissingPacksError
from saves import (
    SUFFIX,
    DamagedSaveError,
    Listing,
    NewerSaveError,
    SaveError,
    list_saves,
    missing_packs,
    modified,
    refuse_newer,
    restore_backup,
)


class HomeHouse:
    """Games of a folder, or of nowhere. With `keep` False those of the folder are played and not written."""

    def __init__(
        self, content: Content, folder: Path | None, seed: int | None = None, calling: str | None = None,
        keep: bool = True, theme: str | None = None,
    ) -> None:
        self.content = content
        self.folder = folder
        self._keep = keep
        self._seed, self._calling, self._theme = seed, calling, theme
        self._sitting: Sitting | None = None
        self._refused: dict[Path, tuple[int, SaveError]] = {}

    def begin(self) -> Game:
        """A new game; the seed, class and theme of the command line are for the first."""
        seed, calling, theme = self._seed, self._calling, self._theme
        self._seed = self._calling = self._theme = None
        return self._sit(begun(self.content, seed, calling, self.folder if self._keep else None, theme))

    def open(self, name: str, sealed: bool = False) -> Game:
        """A kept game; HouseError when it cannot be opened, MissingPacksError when it can with `sealed` alone.

        DamagedError when its backup can take over. What is wrong with a save is remembered for the list, until the
        save is another.
        """
        if self.folder is None:
            raise HouseError("no game is kept: torchturn was started with --no-save")
        self.close()
        path = self.folder / f"{name}{SUFFIX}"
        try:
            return self._sit(continued(self.content, path, self._keep, sealed))
        except Missing as error:
            raise MissingPacksError(printable(str(error))) from None
        except SaveRefusedError as error:
            if isinstance(error.fault, DamagedSaveError | NewerSaveError):
                self._refused[path] = (modified(path), error.fault)
            kind = DamagedError if self._keep and error.fault.restore else HouseError
            raise kind(str(error)) from None
        except UsageError as error:
            raise HouseError(printable(str(error))) from None

    def restore(self, name: str) -> None:
        """The backup of a game takes over, and what was there is set aside; HouseError when it cannot."""
        if self.folder is None or not self._keep:
            raise HouseError("nothing is written: torchturn was started with --no-save")
        try:
            restore_backup(self.folder / f"{name}{SUFFIX}")
        except SaveError as error:
            raise HouseError(str(error)) from None

    def games(self) -> Sequence[Kept]:
        """All kept games, the last played first; a damaged one with its fault."""
        if self.folder is None:
            return ()
        return [self._kept(listing) for listing in list_saves(self.folder)]

    def _kept(self, listing: Listing) -> Kept:
        name = listing.path.name.removesuffix(SUFFIX)
        fault = self._fault(listing)
        if fault is not None or listing.header is None:
            return Kept(name, fault=_short(fault), restores=self._keep and fault is not None and bool(fault.restore))
        title = listing.header.title
        who = printable(f"{title.name}, {title.calling}")
        needs = printable(named(missing_packs(listing.header, stamps(self.content))))
        place, turn = printable(title.place), listing.header.clock
        return Kept(name, who, place, title.level, turn, over=title.over, needs=needs)

    def _fault(self, listing: Listing) -> SaveError | None:
        """What keeps a save from being played, as far as it is known without making its worlds."""
        if listing.fault is not None or listing.header is None:
            return listing.fault
        when, refused = self._refused.get(listing.path, (0, None))
        if refused is not None and when == listing.modified:
            return refused
        try:
            refuse_newer(listing.header, stamps(self.content))
        except NewerSaveError as error:
            error.file = listing.path
            return error
        return None

    def keeps(self) -> bool:
        """Whether the game that was begun or opened last lies on the disk."""
        path = self._sitting.path if self._sitting is not None else None
        return path is not None and path.exists()

    def keep(self) -> str:
        """Keep the game in play as it is now, in the middle of a turn too; why that failed, or nothing."""
        game = self._sitting.game if self._sitting is not None else None
        if game is not None and game.on_turn is not None and game.seeker:
            try:
                game.on_turn(game)
            except SaveError as error:
                return str(error)
        return ""

    def log(self, error: BaseException) -> str:
        """Keep the trace of a fault; a sentence that says what happened and where the log is."""
        return keep(error, self._sitting).sentence

    def _sit(self, sitting: Sitting) -> Game:
        self.close()
        self._sitting = sitting
        return sitting.game

    def close(self) -> None:
        """Keep the game once more, and let others have it."""
        if self._sitting is not None:
            sitting, self._sitting = self._sitting, None
            game = sitting.game
            if game.on_turn is not None and game.seeker:
                game.on_turn(game)
            sitting.close()


def _short(fault: SaveError | None) -> str:
    """A fault for a list, which has the name already."""
    return printable(f"{fault.reason[0].upper()}{fault.reason[1:]}; {fault.advice}.") if fault is not None else ""
