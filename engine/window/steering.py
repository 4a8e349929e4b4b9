"""Steering: what keys, clicks and the tokens of pages mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.errands.verbs import Explore, Sweep, Travel
from engine.scene.node import Role
from engine.window.focus import named, top_level
from engine.window.gate import turn
from engine.window.house import HouseError
from engine.window.keys import FIXED, shown
from engine.window.picture import Hit
from engine.window.settings import Settings, step
from systems.rest.verbs import SEVERAL, WaitTurns

if TYPE_CHECKING:
    from engine.window.desk import Desk

_PAGES = ("map", "pack", "seeker", "chronicle", "help", "settings")
_CARDS = (Role.CARD, Role.CREATURE, Role.SLOT, Role.LOCATION)
_LOOKED_AT = (*_CARDS, Role.WAY)
_HEADINGS = ("north", "east", "south", "west")
# Pages on which Enter without a focus does the one thing that stands out.
_LEADING = ("title", "pick", "dead", "crash", "damaged", "sealed", "pause")


class Steering:
    """Turns what a player did into acts, pages and settings of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # Keys

    def key(self, key: str) -> None:
        """A key went down."""
        desk = self.desk
        action = desk.bindings.action(key)
        if not (action.startswith("act") and desk.view.numbers.barred(int(action.removeprefix("act")))):
            desk.stale = desk.view.numbers.let_go() or desk.stale
        if desk.view.binding:
            self._bind(key)
        elif desk.pointing.let_go():
            return
        elif action in ("larger", "smaller"):
            self.token(f"set.text_scale.{'+' if action == 'larger' else '-'}")
        elif action == "fullscreen":
            self.token("set.fullscreen")
        elif action in ("next", "previous"):
            desk.reach.move(1 if action == "next" else -1)
        elif action in ("list_up", "list_down"):
            desk.reach.page(-1 if action == "list_up" else 1)
        elif action == "menu":
            self._close()
        elif action in ("east", "west") and self._slid(up=action == "east"):
            return
        elif action == "do":
            self._enter()
        elif action.startswith("act"):
            self._numbered(action.removeprefix("act"))
        elif action.startswith("focus_"):
            desk.reach.turn(action.removeprefix("focus_"))
        elif action in _HEADINGS and not (desk.page == "board" and desk.confirm is None and not desk.choosing):
            desk.reach.turn(action)
        elif desk.confirm is None:
            self._on_page(action)

    def _on_page(self, action: str) -> None:
        desk = self.desk
        if action in _PAGES:
            desk.show(action)
        elif action == "look":
            desk.back() if desk.page == "card" else self.look(desk.view.focus or "centre")
        elif action == "theme":
            self.token("theme.next")
        elif desk.page != "board" or desk.choosing:
            return
        elif action in _HEADINGS:
            desk.acting.step(action)
        elif action == "wait":
            desk.acting.do("acts.wait")
        elif action == "wait_long":
            desk.acting.submit(WaitTurns(turns=SEVERAL))
        elif action == "explore":
            desk.acting.submit(Explore())
        elif action == "sweep":
            desk.acting.submit(Sweep())

    def _close(self) -> None:
        """One rung of the ladder: a question, what is told of itself, the focus, a hint, the page, the pause."""
        desk, view = self.desk, self.desk.view
        if desk.confirm is not None:
            desk.acting.answer(False)
        elif view.tip:
            desk.pointing.dismiss()
        elif view.focus:
            view.focus = view.chosen = ""
            desk.stale = True
        elif named(desk.picture().hits, "hint") is not None and desk.page == "board":
            self.token("hint.close")
        elif desk.pages == ["board"]:
            desk.show("pause")
        else:
            desk.back()

    def _slid(self, up: bool) -> bool:
        """Move the setting that is focused one step up or down; False where none is."""
        head, _, name = self.desk.view.focus.rpartition("set.")
        name = name.removesuffix(".+").removesuffix(".-")
        if self.desk.page != "settings" or head or not name:
            return False
        if not isinstance(getattr(self.desk.settings, name, None), bool):
            self.token(f"set.{name}.{'+' if up else '-'}")
        elif getattr(self.desk.settings, name) is not up:
            self.token(f"set.{name}")
        return True

    def _enter(self) -> None:
        desk, view = self.desk, self.desk.view
        hits = top_level(desk.picture().hits)
        hit = named(hits, view.focus)
        if desk.confirm is not None:
            self.token(hit.act if hit is not None and hit.act else "confirm.yes")
        elif hit is not None and hit.act and (desk.page not in ("board", "pack") or desk.choosing):
            self.token(hit.act)
        elif view.chosen:
            desk.acting.do(view.chosen)
        elif hit is not None and hit.act:
            self.token(hit.act)
        elif desk.page in _LEADING or desk.choosing:
            self.token(next((other.act for other in hits if other.act and other.act != "back"), ""))

    def _numbered(self, number: str) -> None:
        """What has this number on its key cap."""
        view = self.desk.view
        hit = next((hit for hit in top_level(self.desk.picture().hits) if hit.key == number), None)
        if hit is not None:
            node = view.node(hit.act)
            view.numbers.press(int(number), hit.act, node.name if node is not None else "")
            self.token(hit.act)

    def _bind(self, key: str) -> None:
        desk, action = self.desk, self.desk.view.binding
        desk.view.binding = ""
        if key != "ESCAPE":
            bindings = desk.bindings
            if bindings.bind(action, key):
                self._keep(msgspec.structs.replace(desk.settings, keys=bindings.changed))
            else:
                stay = ", ".join(shown(fixed) for fixed in sorted(FIXED))
                desk.toast(desk.say("window.key_stays", keys=stay))
        desk.refresh()

    def _unbind(self, action: str) -> None:
        """Give an action its first keys back."""
        bindings = self.desk.bindings
        bindings.restore(action)
        self._keep(msgspec.structs.replace(self.desk.settings, keys=bindings.changed))
        self.desk.refresh()

    # Clicks and tokens

    def click(self, hit: Hit) -> None:
        """A hit was clicked: cards are focused first and acted on by the second click, all else acts at once."""
        desk = self.desk
        node = desk.view.tree.find(hit.node)
        if desk.confirm is None and desk.page in ("board", "pack") and node is not None and node.role in _CARDS:
            if desk.view.focus == hit.node and desk.view.chosen:
                desk.acting.do(desk.view.chosen)
            else:
                desk.focus(hit.node)
            return
        if node is not None and not node.enabled and node.reason:
            desk.toast(node.reason)
        self.token(hit.act)

    def token(self, token: str) -> None:
        """Do what a token of a page says; one that means nothing does nothing."""
        head, _, rest = token.partition(".")
        desk, view = self.desk, self.desk.view
        if view.binding and head != "bind":
            view.binding, desk.stale = "", True
        if head in ("acts", "choice"):
            desk.acting.do(token)
        elif head == "go":
            desk.acting.step(rest)
        elif head == "page":
            page, _, of = rest.partition(".")
            desk.show(f"{page}:{of}" if of else page)
        elif token == "back":
            desk.back()
        elif head == "set":
            self._set(rest)
        elif head == "game":
            self._game(rest)
        elif head == "pick":
            self._pick(rest)
        elif head == "theme":
            turn(desk, rest)
        elif head == "confirm":
            desk.acting.answer(rest == "yes")
        elif head == "travel":
            desk.show("board")
            desk.acting.submit(Travel(to=rest))
        else:
            self._turn_to(head, rest)

    def _turn_to(self, head: str, rest: str) -> None:
        """What changes only how a page is seen."""
        view = self.desk.view
        if head == "filter":
            view.filter = "" if view.filter == rest else rest
            view.scroll = {name: row for name, row in view.scroll.items() if name != "chronicle"}
        elif head == "topic":
            view.topic = rest
            view.scroll = {name: row for name, row in view.scroll.items() if name != "help"}
        elif head == "bind":
            view.binding = rest
        elif head == "unbind":
            self._unbind(rest)
        elif head == "hint":
            view.hint = ""
        self.desk.stale = True

    def _set(self, rest: str) -> None:
        name, _, value = rest.partition(".")
        settings = self.desk.settings
        if name not in Settings.__struct_fields__:
            return
        if value in ("+", "-", ""):
            self._keep(step(settings, name, value != "-"))
        elif isinstance(getattr(settings, name), str):
            self._keep(msgspec.structs.replace(settings, **{name: value}).sound())
        self.desk.refresh()

    def _keep(self, settings: Settings) -> None:
        self.desk.settings = settings
        self.desk.events.append("settings")

    # Games

    def _game(self, what: str) -> None:
        desk = self.desk
        verb, _, name = what.partition(".")
        if verb == "new":
            desk.enter(desk.house.begin())
        elif verb == "continue" and desk.game is not None and desk.game.seeker:
            desk.paging.home()
        elif verb == "continue":
            games = desk.house.games()
            playable = [kept.name for kept in games if not kept.fault]
            if playable and not (desk.page == "crash" and desk.view.unkept):
                desk.open(playable[0])
                if games[0].fault and desk.game is not None:
                    desk.toast(desk.say("window.passed_over", name=games[0].name, fault=games[0].fault))
            else:
                desk.pages = ["title"]
                desk.turned()
        elif verb == "load":
            desk.open(name)
        elif verb == "sealed":
            desk.open(desk.pages[-1].partition(":")[2], sealed=True)
        elif verb == "restore":
            self._restore(desk.pages[-1].partition(":")[2])
        elif verb == "join" and desk.home == "dead":
            desk.pages = ["dead", "pick"]
            desk.turned()
        elif verb == "quit":
            desk.leaving = True

    def _restore(self, name: str) -> None:
        """The backup of a damaged game takes over and is played, or it is told why that cannot be."""
        desk = self.desk
        desk.back()
        try:
            desk.house.restore(name)
        except HouseError as error:
            desk.toast(str(error))
        else:
            desk.open(name)

    def _pick(self, number: str) -> None:
        desk = self.desk
        if desk.game is None or desk.page != "pick":
            return
        desk.game.join(pick=int(number) - 1)
        desk.enter(desk.game)

    def look(self, node: str) -> None:
        """Open the page of a card, a creature, a place or a way."""
        if node.startswith("go."):  # the lintel of a way
            node = node.replace("go.", "rosette.", 1)
        found = self.desk.view.tree.find(node)
        if found is None or found.role not in _LOOKED_AT or not self.desk.view.playing:
            return
        address = node.replace("rosette.", "beyond.", 1) if found.role is Role.WAY else node
        self.desk.show(f"card:{address}")
