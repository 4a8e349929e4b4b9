"""Game: one chronicle and the seeker that is played in it; commands go in, what was perceived comes out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from content.registry import Content
from engine.commands import Command
from engine.kernel.world import World
from engine.outcome import Outcome
from systems.reckoning.verdict import Verdict


class Game:
    """A chronicle in play. Everything a face needs: `submit`, `probe`, `legal_commands`, `seeker`, `world`."""

    @classmethod
    def new(cls, seed: int, content: Content, calling: str | None = None, pick: int = 0, strict: bool = False) -> Game:
        """A new chronicle. `calling` picks the class, `pick` one of the candidates; `strict` forbids double draws."""
        raise NotImplementedError

    @classmethod
    def load(cls, path: Path, content: Content) -> Game:
        """The chronicle in a save; the saves' own errors say what is wrong with it."""
        raise NotImplementedError

    def save(self, path: Path) -> None:
        """Write the chronicle; changes nothing in it."""
        raise NotImplementedError

    seed: int
    content: Content
    clock: int
    seeker: int
    worlds: dict[int, World]
    ended: bool
    interrupted: Callable[[], bool] | None
    on_turn: Callable[[Game], None] | None

    @property
    def world(self) -> World:
        """The world in which the played seeker stands."""
        raise NotImplementedError

    def submit(self, command: Command, perceive: bool = True) -> Outcome:
        """Carry out one command of the played seeker (P3: a refusal changes no byte)."""
        raise NotImplementedError

    def probe(self, command: Command) -> Verdict:
        """Price, odds or refusal of a command, as far as the seeker can know; changes nothing (P9)."""
        raise NotImplementedError

    def legal_commands(self) -> list[tuple[Command, Verdict]]:
        """Every single command that would not be refused now, with price and odds; from what the seeker knows (P9)."""
        raise NotImplementedError

    def join(self, calling: str | None = None, pick: int = 0) -> int:
        """A new seeker enters the same chronicle at its entrance, and is played from now on."""
        raise NotImplementedError

    def digest(self) -> str:
        """Digest of the whole state, in hex."""
        raise NotImplementedError
