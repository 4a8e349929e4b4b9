"""Desk: everything the window knows between two frames; inputs go in, pictures come out. No pyglet.

Whatever is done goes through an act of the tree; whatever is shown is a page drawn from the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.kernel.command import Command
from engine.play.game import Game
from engine.scene.help import topics
from engine.scene.node import Node
from engine.scene.themes import gate
from engine.scene.view import view
from engine.window.acting import Acting
from engine.window.deck import BARE, EMPTY, PAGES, SCREENS
from engine.window.focus import named
from engine.window.frame import Frame, frame
from engine.window.hinting import Hinting
from engine.window.house import DamagedError, House, HouseError, MissingPacksError
from engine.window.inputs import ButtonDown, ButtonUp, Input, Moved, Pressed, Resized, Wheeled
from engine.window.keys import Bindings
from engine.window.looks import Looks
from engine.window.onward import offered
from engine.window.paging import Paging
from engine.window.pen import Pen
from engine.window.picture import Hit, Picture
from engine.window.pointing import Pointing
from engine.window.reach import Reach
from engine.window.settings import Settings
from engine.window.steering import Steering
from engine.window.theme import Theme, theme_of
from engine.window.view import PageView

_TOLD_FOR = 7000  # milliseconds that a sentence over the page stands


class Desk:
    """One window's worth of state. `stale` says that the picture is no longer what should be seen.

    `pages` are the open pages, the uppermost last; `home` is what the game is at. `events` are what the window may
    sound or keep: message ids, `page`, `refused`, `settings`. `called` tells whether somebody wants the window gone.
    """

    def __init__(self, house: House, settings: Settings, width: int = 1280, height: int = 720) -> None:
        self.house, self.settings = house, settings
        self.pixels = (width, height)
        self.game: Game | None = None
        self.pages: list[str] = ["title"]
        looks = Looks(house.content)
        say = house.content.words.say
        self.view = PageView(EMPTY, say, looks.icon, looks.condition, looks.scene, self._key, looks.prose,
                             house.content.verbs)
        self.view.skill_icons = {skill.name: skill.icon for skill in house.content.learning.proficiencies}
        self.confirm: Command | None = None
        self.leaving = False
        self.called: Callable[[], bool] = lambda: False
        self.exit_code = 0
        self.stale = True
        self.events: list[str] = []
        self._told = 0
        self._picture: Picture | None = None
        self.acting, self.reach, self.hinting = Acting(self), Reach(self), Hinting(self)
        self.pointing, self.steering, self.paging = Pointing(self), Steering(self), Paging(self)
        self.refresh()

    # What is shown

    @property
    def frame(self) -> Frame:
        """The frame of the window as it is."""
        return frame(*self.pixels, self.settings.text_scale / 100)

    @property
    def theme(self) -> Theme:
        """The look that the player chose."""
        return theme_of(self.settings.theme, self.settings.readable)

    @property
    def bindings(self) -> Bindings:
        """The keys as the player has them."""
        return Bindings(self.settings.keys)

    @property
    def page(self) -> str:
        """The page on top, without what it looks at."""
        return self.pages[-1].partition(":")[0]

    @property
    def home(self) -> str:
        """The page below all others."""
        if self.game is None:
            return "title"
        if not self.game.seeker:
            return "pick"
        return "dead" if self.game.ended else "board"

    def picture(self) -> Picture:
        """What should be seen now; drawn anew only when something changed."""
        if self._picture is None or self.stale:
            pen, shown = Pen(self.frame, self.theme, self.house.content.signs), self.view
            if shown.hint and (self.choosing or self.confirm is not None):
                shown = msgspec.structs.replace(shown, hint="")  # a question is asked alone
            for page in self._layers():
                PAGES[page](pen, shown)
                pen.level += 1
            self._picture, self.stale = pen.picture, False
        return self._picture

    def _layers(self) -> list[str]:
        layers = [self.page]
        if self.choosing:
            layers.append("choice")
        if self.confirm is not None:
            layers.append("confirm")
        if self.view.drag or self.view.tip or self.view.toast or self.view.caption or self.view.hover:
            layers.append("over")
        return layers

    @property
    def choosing(self) -> bool:
        """Whether a choice stands over the board."""
        return self.page == "board" and self.view.tree.find("choice") is not None

    def refresh(self) -> None:
        """Ask the game again for the tree of the page on top."""
        self.stale = True
        self.view.tree = self._tree()
        self.view.settings, self.view.games = self.settings, tuple(self.house.games()) if self.page == "title" else ()
        self.view.playing = self.game is not None and bool(self.game.seeker)
        if self.view.chosen and self.view.tree.find(self.view.chosen) is None:
            self.view.chosen = ""
        if self.view.focus and not self.view.chosen:
            self.view.chosen = offered(self.view.tree, self.view.focus, self.acting.done, self.view.verbs)
        self.hinting.look()

    def _tree(self) -> Node:
        page, _, of = self.pages[-1].partition(":")
        if page == "help":
            return topics(self.house.content)
        if self.game is None or page in BARE:
            return EMPTY
        if page == "pick":
            return gate(self.game)
        return view(self.game, SCREENS.get(page, "board"), of)

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
            self.pointing.moved(event.x, event.y)
        elif isinstance(event, ButtonDown):
            self.pointing.down(event)
        elif isinstance(event, ButtonUp):
            self.pointing.up(event)
        elif isinstance(event, Wheeled):
            self.pointing.wheeled(event)
        elif isinstance(event, Resized):
            self.pixels = (event.width, event.height)
            self.view.tip, self.stale = "", True
        else:
            self.leaving = self.leaving or self.called()
            self.pointing.ticked(event.milliseconds)
            self._age(event.milliseconds)

    def _age(self, milliseconds: int) -> None:
        """What was said over the page goes after a while."""
        if not self.view.toast and not self.view.caption:
            return
        self._told += milliseconds
        if self._told >= _TOLD_FOR:
            self.view.toast = self.view.caption = ""
            self.stale = True

    # Pages

    def show(self, page: str) -> None:
        """Put a page on top; the same page again takes it away."""
        self.paging.show(page)

    def back(self) -> None:
        """Take the page on top away."""
        self.paging.back()

    def turned(self) -> None:
        """Another page lies on top."""
        self.paging.turned()

    def focus(self, node: str) -> None:
        """Focus a node; the act that Enter would do for it is chosen."""
        hit = named(self.picture().hits, node)
        if node != self.view.focus and not node.startswith("acts."):
            self.view.numbers.looked()
        self.view.focus = node
        if not node.startswith("acts."):
            self.reach.from_the_top()
        if self.confirm is None:
            is_act = node.startswith("acts.") and self.view.tree.find(node) is not None
            self.view.chosen = node if is_act else offered(self.view.tree, node, self.acting.done, self.view.verbs)
        self.pointing.rest(hit if not node.startswith("acts.") else None)
        if hit is not None and hit.act.startswith("topic."):
            self.steering.token(hit.act)
        self.stale = True

    def tip(self, hit: Hit | None) -> None:
        """Show what a place tells of itself, or nothing."""
        if hit is None or not hit.tip:
            self.view.tip = ""
        else:
            self.view.tip, self.view.tip_at = hit.tip, (hit.x, hit.y, hit.w, hit.h)
        self.stale = True

    # Games

    def enter(self, game: Game) -> None:
        """Play this game from now on."""
        self.game, game.interrupted = game, self.called
        self.pages = [self.home]
        self.view.toast = self.view.caption = self.view.hint = ""
        self.view.scroll = {}
        self.acting.done = None
        self.turned()

    def open(self, name: str, sealed: bool = False) -> None:
        """Open a kept game, or say why not; with missing packs it is asked first whether to play without them."""
        try:
            self.enter(self.house.open(name, sealed))
        except MissingPacksError as error:
            self.view.fault = str(error)
            self.show(f"sealed:{name}")
        except DamagedError as error:
            self.view.fault = str(error)
            self.show(f"damaged:{name}")
        except HouseError as error:
            self.refresh()  # the list tells of it from now on
            others = self._playable_but(name)
            self.toast(f"{str(error).rstrip('.')}. {others}" if others else str(error))

    def _playable_but(self, name: str) -> str:
        """A sentence that names the other games that can be played, or nothing."""
        others = [kept.title for kept in self.house.games() if kept.name != name and not kept.fault]
        return self.say("window.others", names="; ".join(others[:3])) if others else ""

    def crashed(self, sentence: str) -> None:
        """A fault in the middle of a turn: that game is left alone, as it was last kept, and the player is told."""
        game, self.game = self.game, None
        self.view.unkept = game is not None and not self.house.keeps()
        if game is not None:
            game.on_turn = None
            game.close()
        self.pages = ["crash"]
        self.view.toast = self.view.caption = self.view.hint = ""
        self.view.fault = sentence
        self.turned()

    def toast(self, words: str) -> None:
        """Say something that no act says."""
        self.view.toast, self._told = words, 0
        self.stale = True

    def heard(self, words: str) -> None:
        """Say what a sound was."""
        self.view.caption, self._told = words, 0
        self.stale = True
