"""Keeper: calls the game's save hook so that a disk that fails stops nobody from playing on, and is told of."""

from __future__ import annotations

from engine.play.game import Game
from saves import SaveError


class Keeper:
    """Stands in for a game's `on_turn` while a face plays it. `fault` says why the last try to keep it failed."""

    def __init__(self, game: Game) -> None:
        self.fault = ""
        self._game = game
        self._hook = game.on_turn
        if self._hook is not None:
            game.on_turn = self._try

    @property
    def keeps(self) -> bool:
        """Whether the game is kept at all."""
        return self._hook is not None

    def last(self) -> None:
        """One last try, on leaving; nothing is kept while nobody has gone in."""
        if self._hook is not None and self._game.seeker:
            self._try(self._game)

    def release(self) -> None:
        """Give the game its own hook back."""
        self._game.on_turn = self._hook

    def _try(self, game: Game) -> None:
        if self._hook is None:
            return
        try:
            self._hook(game)
            self.fault = ""
        except SaveError as error:
            self.fault = str(error)
