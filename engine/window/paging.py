"""Paging: which pages lie on one another, and what was focused on each before another was laid on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.window.deck import NEEDS_SEEKER, PAGES
from engine.window.focus import settled

if TYPE_CHECKING:
    from engine.window.desk import Desk

# Pages on which others lie, and what may lie on them; all others make room for the next.
_BELOW = {"title": PAGES, "settings": PAGES, "pause": ("settings", "keys", "help", "title")}


class Paging:
    """Turns the pages of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._left: dict[str, str] = {}

    def show(self, page: str) -> None:
        """Put a page on top; the same page again takes it away.

        What title, settings and the pause lead to lies on them; all other pages take the place of the one on top. Over
        the title no page of the game behind it is shown.
        """
        desk = self.desk
        name = page.partition(":")[0]
        if name not in PAGES or (name in NEEDS_SEEKER and ("title" in desk.pages or not desk.view.playing)):
            return
        if desk.pages[-1] == page and len(desk.pages) > 1:
            self.back()
            return
        self._left[desk.pages[-1]] = desk.view.focus
        open_now = [kept.partition(":")[0] for kept in desk.pages]
        if name in open_now[:-1]:
            desk.pages = desk.pages[: open_now.index(name) + 1]
            self.turned(self._left.get(desk.pages[-1], ""))
            return
        if name in _BELOW.get(desk.page, ()):
            desk.pages = [*desk.pages, page]
        elif len(desk.pages) > 1 or page != desk.pages[0]:
            desk.pages = [desk.pages[0], page]
        self.turned()

    def back(self) -> None:
        """Take the page on top away; from the lowest one it leads to the title."""
        desk = self.desk
        if len(desk.pages) > 1:
            desk.pages.pop()
        elif desk.pages[0] != "title":
            desk.pages = [desk.home, "title"] if desk.view.playing else ["title"]
        self.turned(self._left.get(desk.pages[-1], ""))

    def home(self) -> None:
        """Back to what the game is at."""
        self.desk.pages = [self.desk.home]
        self.turned(self._left.get(self.desk.home, ""))

    def turned(self, focus: str = "") -> None:
        """Another page lies on top. What was focused on it before is focused again, if it is still there; what was said
        was said over the page before.
        """
        desk, view = self.desk, self.desk.view
        view.focus = view.chosen = view.hover = view.tip = view.drag = view.toast = ""
        view.numbers.looked()
        view.targets = ()
        view.binding = ""
        desk.confirm = None
        desk.events.append("page")
        unkept = desk.house.keep() if desk.page in ("title", "pause") and desk.game is not None else ""
        view.keeps, view.unkept_for = desk.house.keeps(), unkept
        desk.toast(unkept if desk.page == "title" else "")
        desk.refresh()
        if focus:
            view.focus = settled(desk.picture().hits, focus)
            desk.refresh()
