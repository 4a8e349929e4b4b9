"""Desk: everything the window knows between two frames; inputs go in, pictures come out. No pyglet.

Whatever is done goes through an act of the tree; whatever is shown is a page drawn from the tree.
"""

from __future__ import annotations

from typing import Any

from engine.commands import Command
from engine.game import Game
from engine.scene.node import Node
from engine.scene.seekers import seekers
from engine.scene.view import view
from engine.window import acts
from engine.window.deck import EMPTY, PAGES, SCREENS
from engine.window.focus import around, beside, named, under
from engine.window.frame import Frame, frame
from engine.window.house import House, HouseError
from engine.window.inputs import ButtonDown, ButtonUp, Input, Moved, Pressed, Resized, Ticked, Wheeled
from engine.window.keys import Bindings
from engine.window.pen import Pen
from engine.window.picture import Hit, Picture
from engine.window.settings import Settings
from engine.window.steering import Steering
from engine.window.theme import THEMES
from engine.window.view import PageView

_DRAG = 6  # points the pointer must travel before a press is a drag
_TIP_AFTER = 250  # milliseconds


class Desk:
    """One window's worth of state. `stale` says that the picture is no longer what should be seen."""

    def __init__(self, house: House, settings: Settings, width: int = 1280, height: int = 720) -> None:
        self.house, self.settings = house, settings
        self.pixels = (width, height)
        self.game: Game | None = None
        self.pages: list[str] = ["title"]
        self.view = PageView(EMPTY, house.content.words.say, self._icon, self._scene, self._key)
        self.confirm: Command | None = None
        self.leaving = False
        self.exit_code = 0
        self.stale = True
        self.events: list[str] = []
        self.pointer = (-1.0, -1.0)
        self.pressed: tuple[float, float, Hit] | None = None
        self.still = 0
        self._picture: Picture | None = None
        self.steering = Steering(self)
        self.refresh()

    # What is shown

    @property
    def frame(self) -> Frame:
        """The frame of the window as it is."""
        return frame(*self.pixels, self.settings.text_scale / 100)

    @property
    def bindings(self) -> Bindings:
        """The keys as the player has them."""
        return Bindings(self.settings.keys)

    @property
    def page(self) -> str:
        """The page on top, without what it looks at."""
        return self.pages[-1].partition(":")[0]

    def picture(self) -> Picture:
        """What should be seen now; drawn anew only when something changed."""
        if self._picture is None or self.stale:
            pen = Pen(self.frame, THEMES["contrast" if self.settings.theme == "contrast" else self.settings.theme])
            for page in self._layers():
                PAGES[page](pen, self.view)
                pen.level += 1
            self._picture, self.stale = pen.picture, False
        return self._picture

    def _layers(self) -> list[str]:
        layers = [self.page]
        if self.page == "board" and self.view.tree.find("choice") is not None:
            layers.append("choice")
        if self.confirm is not None:
            layers.append("confirm")
        if self.view.drag or self.view.tip:
            layers.append("over")
        return layers

    def refresh(self) -> None:
        """Ask the game again for the tree of the page on top."""
        self.stale = True
        self.view.tree = self._tree()
        self.view.settings, self.view.games = self.settings, tuple(self.house.games()) if self.page == "title" else ()
        self.view.playing = self.game is not None and bool(self.game.seeker)
        if self.view.chosen and self.view.tree.find(self.view.chosen) is None:
            self.view.chosen = ""
        if self.view.focus and not self.view.chosen:
            self.view.chosen = acts.default(self.view.tree, self.view.focus)

    def _tree(self) -> Node:
        game = self.game
        if game is None:
            return EMPTY
        if not game.seeker:
            return seekers(game)
        page, _, of = self.pages[-1].partition(":")
        return view(game, SCREENS.get(page, "board"), of)

    def _icon(self, art: str) -> str:
        card = self.house.content.cards.get(art)
        return card.icon if card is not None and card.icon else "plain-square"

    def _scene(self, art: str) -> str:
        card = self.house.content.cards.get(art)
        return card.scene if card is not None and card.scene else "cave"

    def _key(self, action: str) -> str:
        return self.bindings.shown(action)

    def say(self, message: str, **params: Any) -> str:
        """A message in words."""
        return self.house.content.words.say(message, **params)

    # What is done

    def handle(self, event: Input) -> None:
        """Take in one thing that the player did."""
        if isinstance(event, Pressed):
            self.steering.key(event.key)
        elif isinstance(event, Moved):
            self._moved(event.x, event.y)
        elif isinstance(event, ButtonDown):
            self._down(event)
        elif isinstance(event, ButtonUp):
            self._up(event)
        elif isinstance(event, Wheeled):
            self._wheeled(event)
        elif isinstance(event, Resized):
            self.pixels = (event.width, event.height)
            self.stale = True
        else:
            self._ticked(event)

    def _moved(self, x: float, y: float) -> None:
        self.pointer, self.still = (x, y), 0
        if self.pressed is not None and not self.view.drag:
            px, py, hit = self.pressed
            if hit.drag and abs(px - x) + abs(py - y) > _DRAG:
                self.view.drag = hit.node
        hit_now = under(self.picture().hits, x, y)
        hover = hit_now.node if hit_now is not None else ""
        if hover != self.view.hover or self.view.drag or self.view.tip:
            self.view.hover, self.view.tip = hover, ""
            self.view.pointer = (x, y)
            self.stale = True

    def _down(self, event: ButtonDown) -> None:
        hit = under(self.picture().hits, event.x, event.y)
        if hit is None:
            return
        if event.button == 3:
            self.steering.look(hit.node)
        elif event.button == 1:
            self.pressed = (event.x, event.y, hit)

    def _up(self, event: ButtonUp) -> None:
        pressed, self.pressed = self.pressed, None
        source, self.view.drag = self.view.drag, ""
        hit = under(self.picture().hits, event.x, event.y)
        self.stale = True
        if event.button != 1 or pressed is None:
            return
        if source:
            act = acts.dropped(self.view.tree, source, hit.node) if hit is not None else None
            if act is not None:
                self.steering.do(act.id)
            return
        if hit is not None and hit.node == pressed[2].node:
            self.steering.click(hit)

    def _wheeled(self, event: Wheeled) -> None:
        hit = under(self.picture().hits, event.x, event.y)
        self.steering.scroll(hit.node if hit is not None else "", -event.notches)

    def _ticked(self, event: Ticked) -> None:
        self.still += event.milliseconds
        if self.still >= _TIP_AFTER and self.view.hover and not self.view.tip and not self.view.drag:
            hit = named(self.picture().hits, self.view.hover)
            if hit is not None and hit.tip:
                self.view.tip, self.view.tip_at = hit.tip, (hit.x, hit.y, hit.w, hit.h)
                self.stale = True

    # Pages

    def show(self, page: str) -> None:
        """Put a page on top; the same page again takes it away."""
        if self.page == page.partition(":")[0] and len(self.pages) > 1:
            self.back()
            return
        self.pages = [self.pages[0], page] if page != self.pages[0] else [page]
        self._turned()

    def back(self) -> None:
        """Take the page on top away; on the board that leads to the title."""
        if len(self.pages) > 1:
            self.pages.pop()
        elif self.pages[0] != "title":
            self.pages = ["board", "title"] if self.game is not None and self.game.seeker else ["title"]
        self._turned()

    def _turned(self) -> None:
        self.view.focus = self.view.chosen = self.view.hover = self.view.tip = ""
        self.events.append("page")
        self.refresh()

    def move_focus(self, step: int) -> None:
        """Focus what comes so many places on."""
        self.focus(around(self.picture().hits, self.view.focus, step))

    def turn_focus(self, direction: str) -> None:
        """Focus what lies that way."""
        self.focus(beside(self.picture().hits, self.view.focus, direction))

    def focus(self, node: str) -> None:
        """Focus a node; the act that Enter would do for it is chosen."""
        hit = named(self.picture().hits, node)
        self.view.focus = node
        is_act = node.startswith("acts.") and self.view.tree.find(node) is not None
        self.view.chosen = node if is_act else acts.default(self.view.tree, node)
        self.view.tip = ""
        if hit is not None and hit.tip and not is_act:
            self.view.tip, self.view.tip_at = hit.tip, (hit.x, hit.y, hit.w, hit.h)
        self.stale = True

    # Games

    def enter(self, game: Game) -> None:
        """Play this game from now on."""
        self.game = game
        self.pages = ["board" if game.seeker else "pick"]
        self.view.toast = ""
        self._turned()

    def open(self, name: str) -> None:
        """Open a kept game, or say why not."""
        try:
            self.enter(self.house.open(name))
        except HouseError as error:
            self.toast(str(error))

    def crashed(self, sentence: str) -> None:
        """A fault in the middle of a turn: that game is left alone, as it was last kept, and the player is told."""
        game, self.game = self.game, None
        if game is not None:
            game.on_turn = None
            game.close()
        self.pages, self.confirm = ["crash"], None
        self.view.fault = sentence
        self._turned()

    def toast(self, words: str) -> None:
        """Say something that no act says."""
        self.view.toast = words
        self.stale = True
