"""Steering: what keys, clicks and tokens of pages mean, and the one place where the window submits commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine import commands as ask
from engine.commands import Command
from engine.outcome import Outcome
from engine.window import acts
from engine.window.keys import FIXED
from engine.window.picture import Hit
from engine.window.settings import step

if TYPE_CHECKING:
    from engine.window.desk import Desk

_PAGES = ("map", "pack", "seeker", "chronicle", "help", "settings")
_CARDS = ("card", "creature", "slot", "location")
_HEADINGS = ("north", "east", "south", "west")


class Steering:
    """Turns what a player did into acts, pages and settings of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.binding = ""  # the action that waits for its new key

    # Keys

    def key(self, key: str) -> None:
        """A key went down."""
        if self.binding:
            self._bind(key)
            return
        desk = self.desk
        action = desk.bindings.action(key)
        if desk.confirm is not None and action in ("do", "menu"):
            self.token("confirm.yes" if action == "do" else "confirm.no")
        elif action == "menu":
            self.token("back")
        elif action in ("next", "previous"):
            desk.move_focus(1 if action == "next" else -1)
        elif action in _PAGES:
            desk.show(action)
        elif action in ("larger", "smaller"):
            self.token(f"set.text_scale.{'+' if action == 'larger' else '-'}")
        elif action in ("list_up", "list_down"):
            self.scroll(desk.view.focus, -3 if action == "list_up" else 3)
        elif action == "look":
            self.look(desk.view.focus or "here")
        elif action:
            self._on_page(action)

    def _on_page(self, action: str) -> None:
        desk = self.desk
        on_board = desk.page == "board" and desk.confirm is None
        if action in _HEADINGS:
            if on_board and desk.view.tree.find("choice") is None:
                self._step(action)
            else:
                desk.turn_focus(action)
        elif action == "do":
            self._enter()
        elif action.startswith("act"):
            self._numbered(int(action[3:]) - 1)
        elif on_board and action == "wait":
            self.do("acts.wait")
        elif on_board and action == "wait_long":
            self.submit(ask.WaitTurns(turns=10))
        elif on_board and action == "explore":
            self.explore()

    def _enter(self) -> None:
        desk = self.desk
        hit = next((hit for hit in desk.picture().hits if hit.node == desk.view.focus), None)
        if desk.page == "board" and desk.confirm is None and desk.view.chosen:
            self.do(desk.view.chosen)
        elif hit is not None:
            self.token(hit.act)

    def _numbered(self, index: int) -> None:
        """The act, answer or candidate with this key cap."""
        tokens = [hit.act for hit in self.desk.picture().hits if hit.act.startswith(("acts.", "pick."))]
        listed = list(dict.fromkeys(token for token in tokens if token != self._button()))
        if index < len(listed):
            self.token(listed[index])

    def _button(self) -> str:
        hit = next((hit for hit in self.desk.picture().hits if hit.node == "button"), None)
        shown = [hit.act for hit in self.desk.picture().hits if hit.node.startswith("acts.")]
        return "" if hit is None or hit.act in shown else hit.act

    def _bind(self, key: str) -> None:
        desk, action = self.desk, self.binding
        self.binding = desk.view.binding = ""
        if key != "ESCAPE":
            bindings = desk.bindings
            if bindings.bind(action, key):
                desk.settings = msgspec.structs.replace(desk.settings, keys=bindings.changed)
            else:
                desk.toast(desk.say("window.key_stays", keys=", ".join(sorted(FIXED))))
        desk.refresh()

    # Clicks and tokens

    def click(self, hit: Hit) -> None:
        """A hit was clicked: cards are focused first and acted on by the second click, all else acts at once."""
        card = self.desk.view.tree.find(hit.node)
        if self.desk.page in ("board", "pack") and card is not None and card.role in _CARDS:
            if self.desk.view.focus == hit.node and self.desk.view.chosen:
                self.do(self.desk.view.chosen)
            else:
                self.desk.focus(hit.node)
            return
        self.token(hit.act)

    def token(self, token: str) -> None:
        """Do what a token of a page says."""
        head, _, rest = token.partition(".")
        desk = self.desk
        if head == "acts" or head == "choice":
            self.do(token)
        elif head == "go":
            self._step(rest)
        elif head == "page":
            page, _, of = rest.partition(".")
            desk.show(f"{page}:{of}" if of else page)
        elif token == "back":
            desk.back()
        elif head == "set":
            self._set(rest)
        elif head == "game":
            self._game(rest)
        elif head == "pick" and desk.game is not None:
            desk.game.join(pick=int(rest) - 1)
            self._keep()
            desk.enter(desk.game)
        elif head == "confirm":
            self._confirmed(rest == "yes")
        elif head == "travel":
            desk.show("board")
            self.submit(ask.Travel(to=rest))
        elif head == "filter":
            desk.view.filter = "" if desk.view.filter == rest else rest
            desk.refresh()
        elif head == "bind":
            self.binding = desk.view.binding = rest
            desk.stale = True

    def _set(self, rest: str) -> None:
        name, _, value = rest.partition(".")
        desk = self.desk
        if name not in type(desk.settings).__struct_fields__:
            return
        if value in ("+", "-", ""):
            desk.settings = step(desk.settings, name, value != "-")
        else:
            desk.settings = msgspec.structs.replace(desk.settings, **{name: value}).sound()
        desk.events.append("settings")
        desk.refresh()

    def _game(self, what: str) -> None:
        desk = self.desk
        verb, _, name = what.partition(".")
        if verb == "new":
            desk.enter(desk.house.begin())
        elif verb == "continue" and desk.game is not None and desk.game.seeker:
            desk.pages = ["board"]
            desk.refresh()
        elif verb == "continue":
            playable = [kept.name for kept in desk.house.games() if not kept.fault]
            if playable:
                desk.open(playable[0])
        elif verb == "load":
            desk.open(name)
        elif verb == "join" and desk.game is not None:
            desk.game.join(pick=0)
            desk.enter(desk.game)
        elif verb == "quit":
            desk.leaving = True

    def look(self, node: str) -> None:
        """Open the page of a card."""
        if self.desk.game is not None and self.desk.game.seeker and node and not node.startswith(("acts", "page")):
            self.desk.show(f"card:{node}")

    def scroll(self, node: str, rows: int) -> None:
        """Scroll what lies under the pointer or holds the focus."""
        panel = next((name for name in ("acts", "chronicle", "map") if node.startswith(name)), self.desk.page)
        scrolled = dict(self.desk.view.scroll)
        key = "map.zoom" if panel == "map" or self.desk.page == "map" else panel
        scrolled[key] = max(0, scrolled.get(key, 0) + rows)
        self.desk.view.scroll = scrolled
        self.desk.stale = True

    # Commands

    def _step(self, heading: str) -> None:
        act = acts.heading(self.desk.view.tree, heading)
        self.do(act.id) if act is not None else self.submit(ask.Step(heading=heading))  # type: ignore[arg-type]

    def do(self, act_id: str) -> None:
        """Do an act of the tree: a refused one says why, one that cannot be undone asks first."""
        act = self.desk.view.tree.find(act_id)
        if act is None or act.command is None:
            return
        if not act.enabled:
            self.desk.toast(act.reason)
            self.desk.events.append("refused")
            return
        self.submit(act.command)

    def submit(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        desk = self.desk
        if desk.game is None or not desk.game.seeker:
            return
        outcome = desk.game.submit(command)
        if outcome.asks:
            desk.confirm = command
            desk.view.question = desk.say(outcome.asks)
            desk.stale = True
            return
        self._after(outcome)

    def _confirmed(self, yes: bool) -> None:
        command, self.desk.confirm = self.desk.confirm, None
        self.desk.view.question = ""
        self.desk.stale = True
        if yes and command is not None:
            self.submit(msgspec.structs.replace(command, sure=True))

    def _after(self, outcome: Outcome) -> None:
        desk = self.desk
        words = desk.view.tree
        if outcome.refusal is not None:
            desk.toast(self._reason(outcome))
            desk.events.append("refused")
        else:
            desk.view.toast = desk.say(outcome.stopped) if outcome.stopped else ""
            desk.events.extend(line.message for line in outcome.perceived)
        desk.view.chosen = "" if words.find(desk.view.chosen) is None else desk.view.chosen
        if desk.page != "board" and outcome.ok and desk.page != "pack":
            desk.pages = ["board"]
        if outcome.ended:
            desk.pages = ["dead"]
        desk.refresh()
        desk.view.chosen = acts.default(desk.view.tree, desk.view.focus)

    def _reason(self, outcome: Outcome) -> str:
        from engine.scene.eye import Eye

        assert outcome.refusal is not None and self.desk.game is not None
        return Eye(self.desk.game).reason(outcome.refusal)

    def explore(self) -> None:
        """Walk to the nearest way that was never taken, and say why it stops."""
        self.submit(ask.Explore())

    def _keep(self) -> None:
        game = self.desk.game
        if game is not None and game.on_turn is not None:
            game.on_turn(game)
