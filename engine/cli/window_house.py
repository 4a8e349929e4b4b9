"""The house behind the window: games of one home, each a sitting with its save and recording."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from content.registry import Content
from engine.cli.crash import keep
from engine.cli.exits import UsageError
from engine.cli.sitting import MissingPacksError as Missing
from engine.cli.sitting import Sitting, begun, continued
from engine.game import Game
from engine.window.house import HouseError, Kept, MissingPacksError
from saves import SUFFIX, Listing, list_saves


class HomeHouse:
    """Games of a folder, or of nowhere. With `keep` False those of the folder are played and not written."""

    def __init__(
        self, content: Content, folder: Path | None, seed: int | None = None, calling: str | None = None,
        keep: bool = True,
    ) -> None:
        self.content = content
        self.folder = folder
        self._keep = keep
        self._seed, self._calling = seed, calling
        self._sitting: Sitting | None = None

    def begin(self) -> Game:
        """A new game; the seed and class of the command line are for the first."""
        seed, self._seed = self._seed, None
        calling, self._calling = self._calling, None
        return self._sit(begun(self.content, seed, calling, self.folder if self._keep else None))

    def open(self, name: str, sealed: bool = False) -> Game:
        """A kept game; HouseError when it cannot be opened, MissingPacksError when it can with `sealed` alone."""
        if self.folder is None:
            raise HouseError("no game is kept: torchturn was started with --no-save")
        self.close()
        try:
            return self._sit(continued(self.content, self.folder / f"{name}{SUFFIX}", self._keep, sealed))
        except Missing as error:
            raise MissingPacksError(str(error)) from None
        except UsageError as error:
            raise HouseError(str(error)) from None

    def games(self) -> Sequence[Kept]:
        """All kept games, the last played first; a damaged one with its fault."""
        if self.folder is None:
            return ()
        return [self._kept(listing) for listing in list_saves(self.folder)]

    def _kept(self, listing: Listing) -> Kept:
        name = listing.path.name.removesuffix(SUFFIX)
        if listing.header is None:
            return Kept(name, fault=str(listing.fault))
        title = listing.header.title
        who = f"{title.name}, {title.calling}"
        return Kept(name, who, title.place, title.level, listing.header.clock, over=title.over)

    def keeps(self) -> bool:
        """Whether the game that was begun or opened last lies on the disk."""
        path = self._sitting.path if self._sitting is not None else None
        return path is not None and path.exists()

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
