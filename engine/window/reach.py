"""Reach: how focus travels over a page and how far its panels are scrolled; what is scrolled away can be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.window.focus import around, beside, named, top_level
from engine.window.picture import Scroll

if TYPE_CHECKING:
    from engine.window.desk import Desk

_PAGE = 3  # rows that a page key scrolls
_NEAR, _FAR = -4, 8  # notches that a map can be turned
_ACT_LISTS = ("acts", "pack.deeds")


class Reach:
    """Focus and scrolling of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # Focus

    def move(self, step: int) -> None:
        """Focus what comes so many places on; off the board a list scrolls before it is left."""
        self._go(lambda focus: around(self.desk.picture().hits, focus, step), 0 if self.desk.page == "board" else step,
                 told=False)

    def turn(self, direction: str) -> None:
        """Focus what lies that way; a list scrolls before it is left."""
        step = {"north": -1, "south": 1}.get(direction, 0)
        self._go(lambda focus: beside(self.desk.picture().hits, focus, direction), step)

    def _go(self, look: Callable[[str], str], step: int, told: bool = True) -> None:
        """What is `told` alone can have the focus too, unless only that is looked for with which something can be done.

        Where the focus itself is scrolled away, it goes to what comes into sight for it.
        """
        focus = self.desk.view.focus
        found, area = look(focus), self._area(focus)
        beyond = found
        if area is None and found == focus and not told:
            area = self._main()  # nothing else in sight can be acted on
        while area is not None and step and (found == focus or not self._within(found, area)):
            if not self._roll(area, step):
                found = beyond
                break
            area = next((again for again in self.desk.picture().scrolls if again.name == area.name), None)
            if area is not None:
                found = look(focus) if self._area(focus) is not None else self._edge(area, step, told)
        self.desk.focus(found)

    def _edge(self, area: Scroll, step: int, told: bool) -> str:
        """The first that lies in an area, or the last when the way leads back; nothing when there is none."""
        hits = [hit.node for hit in top_level(self.desk.picture().hits) if hit.act or (told and hit.tip)]
        within = [node for node in hits if self._within(node, area)]
        return (within[0] if step > 0 else within[-1]) if within else ""

    # Scrolling

    def wheel(self, x: float, y: float, rows: int) -> None:
        """Scroll what lies under the pointer, else the page; a map comes nearer or goes further off."""
        areas = [area for area in self.desk.picture().scrolls if area.holds(x, y)]
        if self.desk.page == "map" and not areas:
            self._zoom(rows)
        else:
            self._scroll(areas[-1] if areas else self._main(), rows)

    def from_the_top(self) -> None:
        """Lists of acts begin anew: what they are about has changed, and its acts come first."""
        scroll = self.desk.view.scroll
        self.desk.view.scroll = {name: row for name, row in scroll.items() if name not in _ACT_LISTS}

    def page(self, direction: int) -> None:
        """Scroll what holds the focus, else the page, by several rows."""
        if self.desk.page == "map":
            self._zoom(direction)
        else:
            area = self._area(self.desk.view.focus)
            area = area if area is not None and area.last else self._main()
            # Of rows so tall that fewer fit none is passed over.
            rows = min(_PAGE, max(1, area.shown)) if area is not None else 0
            self._scroll(area, direction * rows)

    def _zoom(self, notches: int) -> None:
        scroll = self.desk.view.scroll
        self.desk.view.scroll = {**scroll, "map.zoom": min(max(scroll.get("map.zoom", 0) + notches, _NEAR), _FAR)}
        self.desk.view.tip, self.desk.stale = "", True

    def _scroll(self, area: Scroll | None, rows: int) -> None:
        if area is not None and self._roll(area, rows):
            self.desk.view.tip = ""

    def _roll(self, area: Scroll, rows: int) -> bool:
        """Scroll so many rows down; whether there were any."""
        down = -rows if area.end else rows
        first = min(max(area.first + down, 0), area.last)
        if first == area.first:
            return False
        self.desk.view.scroll = {**self.desk.view.scroll, area.name: first}
        if area.name in _ACT_LISTS:
            self.desk.view.numbers.looked()
        self.desk.stale = True
        return True

    # Areas

    def _area(self, node: str) -> Scroll | None:
        hit = named(self.desk.picture().hits, node)
        if hit is None:
            return None
        x, y = hit.x + hit.w / 2, hit.y + hit.h / 2
        return next((area for area in reversed(self.desk.picture().scrolls) if area.holds(x, y)), None)

    def _within(self, node: str, area: Scroll) -> bool:
        found = self._area(node)
        return found is not None and found.name == area.name

    def _main(self) -> Scroll | None:
        """What a page scrolls when nothing in particular is meant."""
        if self.desk.confirm is not None or not top_level(self.desk.picture().hits):
            return None
        scrolls = self.desk.picture().scrolls
        return next((area for area in scrolls if area.last), scrolls[0] if scrolls else None)
