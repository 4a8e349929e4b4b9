"""Hinting: first words of advice over the board, each told once in all games of a home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.scene.hints import Hints

if TYPE_CHECKING:
    from engine.window.desk import Desk


class Hinting:
    """Watches what one desk shows, and how often in a row its seeker runs against ways that are shut."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._hints = Hints()

    def look(self) -> None:
        """A first meeting with something on the board is told of; a hint whose cause is gone goes away."""
        view = self.desk.view
        if view.hint and self.desk.page == "board" and not self._hints.fits(view.hint, view.tree):
            view.hint = ""
        if self._silent:
            return
        self._hints.told = self.desk.settings.hints_seen
        self._tell(self._hints.next(self.desk.view.tree))

    def barred(self, by: str) -> None:
        """A move was refused by this message id; an empty one says that something went well again."""
        self._hints.barred(by)
        if self.desk.view.hint and not self._hints.fits(self.desk.view.hint, self.desk.view.tree):
            self.desk.view.hint = ""
            self.desk.stale = True
        if self._silent:
            return
        self._hints.told = self.desk.settings.hints_seen
        self._tell(self._hints.when_barred())

    @property
    def _silent(self) -> bool:
        desk = self.desk
        return desk.page != "board" or not desk.settings.hints or bool(desk.view.hint) or not desk.view.playing

    def _tell(self, hint: str) -> None:
        self.desk.view.hint = hint
        if hint:
            self.desk.settings.hints_seen = self._hints.told
            self.desk.events.append("settings")
