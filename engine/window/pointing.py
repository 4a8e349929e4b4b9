"""Pointing: what the mouse means: hovering and its tooltip, clicks, drags and where they may end, the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.window import acts
from engine.window.focus import named, top_level, under
from engine.window.inputs import ButtonDown, ButtonUp, Wheeled
from engine.window.picture import Hit

if TYPE_CHECKING:
    from engine.window.desk import Desk

_DRAG = 6  # points the pointer must travel before a press is a drag
_TIP_AFTER = 250  # milliseconds


class Pointing:
    """The pointer of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pressed: tuple[float, float, Hit] | None = None
        self._still = 0
        self._waits: Hit | None = None
        self._dismissed = ""  # what the pointer rests upon, which was told enough of

    def moved(self, x: float, y: float) -> None:
        """The pointer is here."""
        view, self._still = self.desk.view, 0
        if self.pressed is not None and not view.drag:
            px, py, hit = self.pressed
            if hit.drag and abs(px - x) + abs(py - y) > _DRAG:
                self._drag(hit.node)
        hit_now = under(self.desk.picture().hits, x, y)
        hover = hit_now.node if hit_now is not None else ""
        view.pointer = (x, y)
        if hover != self._dismissed:
            self._dismissed = ""
        if hover != view.hover or view.drag:
            view.hover, view.tip = hover, ""
            self.desk.stale = True
            if self._at_once and hit_now is not None and not view.drag:
                self.desk.tip(hit_now)

    def _drag(self, node: str) -> None:
        view = self.desk.view
        found: dict[str, None] = {}
        for hit in top_level(self.desk.picture().hits):
            act = acts.dropped(view.tree, node, hit.node, view.verbs) if hit.drop else None
            if act is not None and act.enabled:
                found[hit.node] = None
        view.drag, view.targets = node, tuple(found)
        self.desk.stale = True

    def let_go(self) -> bool:
        """Put what is dragged back where it was; whether there was something."""
        view, self.pressed = self.desk.view, None
        if not view.drag:
            return False
        view.drag, view.targets = "", ()
        self.desk.stale = True
        return True

    def down(self, event: ButtonDown) -> None:
        """A button went down."""
        self.desk.stale = self.desk.view.numbers.let_go() or self.desk.stale
        hit = under(self.desk.picture().hits, event.x, event.y)
        if hit is None:
            return
        if event.button == 3:
            self.desk.steering.look(hit.node)
        elif event.button == 1:
            self.pressed = (event.x, event.y, hit)

    def up(self, event: ButtonUp) -> None:
        """A button came up: the end of a click or of a drag."""
        pressed, source = self.pressed, self.desk.view.drag
        self.let_go()
        if event.button != 1 or pressed is None:
            return
        hit = under(self.desk.picture().hits, event.x, event.y)
        if source:
            view = self.desk.view
            act = acts.dropped(view.tree, source, hit.node, view.verbs) if hit is not None else None
            if act is not None:
                self.desk.acting.do(act.id)
        elif hit is not None and hit.node == pressed[2].node:
            self.desk.steering.click(hit)

    def wheeled(self, event: Wheeled) -> None:
        """The wheel turned over something that scrolls, or over the page."""
        self.desk.reach.wheel(event.x, event.y, -event.notches)

    def rest(self, hit: Hit | None) -> None:
        """This is focused now: what it tells of itself comes as soon as what the pointer rests upon would."""
        self._still, self._waits = 0, None if self._at_once else hit
        self.desk.tip(hit if self._at_once else None)

    def dismiss(self) -> None:
        """Away with what is told; the same place tells it again only once the pointer has left it."""
        self._waits, self._dismissed = None, self.desk.view.hover
        self.desk.tip(None)

    @property
    def _at_once(self) -> bool:
        """Whether nothing is waited for, since nothing moves."""
        return self.desk.settings.reduced_motion or not self.desk.settings.speed

    def ticked(self, milliseconds: int) -> None:
        """Time passed: the tooltip of what the pointer rests upon, or what is focused, comes."""
        view = self.desk.view
        self._still += milliseconds
        waits = self._waits
        if waits is not None and self._still >= _TIP_AFTER:
            self._waits = None
            if view.focus == waits.node and not view.drag:
                self.desk.tip(named(self.desk.picture().hits, waits.node))
        if self._still >= _TIP_AFTER and view.hover not in ("", self._dismissed) and not view.tip and not view.drag:
            hit = named(self.desk.picture().hits, view.hover)
            if hit is not None and hit.tip:
                self.desk.tip(hit)
