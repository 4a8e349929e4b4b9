"""House: where the window's games come from and are kept; whoever opens the window brings one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from content.registry import Content
from engine.play.game import Game


class HouseError(Exception):
    """A game could not be opened or kept: one sentence that says why and what to do."""


class MissingPacksError(HouseError):
    """The game was played with packs that are not here: it is opened only if the player wants their cards sealed."""


class DamagedError(HouseError):
    """The game is damaged and its backup is whole: with `restore` that one takes over."""


class Kept(msgspec.Struct, frozen=True):
    """One game of the list: its name, who is played and where, or the fault that keeps it from being opened.

    `over`: who was played is dead. `restores`: its backup can take over. `needs`: the packs it has to do without.
    """

    name: str
    title: str = ""
    place: str = ""
    level: int = 0
    turn: int = 0
    fault: str = ""
    over: bool = False
    restores: bool = False
    needs: str = ""


class House(Protocol):
    """Games of one home."""

    @property
    def content(self) -> Content:
        """The packs games are played with."""

    def begin(self) -> Game:
        """A new game at the gate."""

    def open(self, name: str, sealed: bool = False) -> Game:
        """A kept game; HouseError when it cannot be opened, DamagedError when its backup can.

        `sealed` does without the packs that are missing, of which MissingPacksError tells.
        """

    def restore(self, name: str) -> None:
        """The backup of a game takes over, and what was there is set aside; HouseError when it cannot."""

    def games(self) -> Sequence[Kept]:
        """All kept games, the last played first."""

    def keeps(self) -> bool:
        """Whether the game that was begun or opened last lies on the disk, as of whatever turn."""

    def keep(self) -> str:
        """Keep the game that is played as it is now; what kept it from being kept, or nothing."""

    def log(self, error: BaseException) -> str:
        """Keep the trace of a fault; a sentence that says what happened and where the log is."""
