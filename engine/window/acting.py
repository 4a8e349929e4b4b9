"""Acting: the one place where the window submits commands, and shows what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine import commands as ask
from engine.commands import Command
from engine.outcome import Outcome
from engine.scene.eye import Eye
from engine.window import acts
from engine.window.focus import settled

if TYPE_CHECKING:
    from engine.window.desk import Desk

# Pages that stay on top when something was done on them.
_STAY = ("board", "pack")


class Acting:
    """Carries out acts of one desk's tree."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._focus = ""  # what was focused before a question stood over it

    def step(self, heading: str) -> None:
        """Step that way, or be told why not."""
        act = acts.heading(self.desk.view.tree, heading)
        self.do(act.id) if act is not None else self.submit(ask.Step(heading=heading))  # type: ignore[arg-type]

    def do(self, act_id: str) -> None:
        """Do an act of the tree: a refused one says why, one that cannot be undone asks first."""
        act = self.desk.view.tree.find(act_id)
        if act is None or act.command is None:
            return
        # A step is tried even where it cannot be made: walking into a wall is how one feels what it is like (WALL-13).
        if not act.enabled and not isinstance(act.command, ask.Step):
            self.desk.toast(act.reason)
            self.desk.events.append("refused")
            return
        self.submit(act.command)

    def submit(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        desk = self.desk
        if desk.game is None or not desk.game.seeker or desk.game.ended:
            return
        outcome = desk.game.submit(command)
        self._count(command, outcome)
        if outcome.asks:
            desk.confirm, self._focus = command, desk.view.focus
            desk.view.question, desk.view.tip = desk.say(outcome.asks), ""
            desk.stale = True
        else:
            self._after(outcome)

    def answer(self, yes: bool) -> None:
        """The answer to what cannot be undone; without one nothing has happened."""
        desk = self.desk
        command, desk.confirm = desk.confirm, None
        desk.view.question, desk.view.focus = "", self._focus
        desk.stale = True
        if yes and command is not None:
            self.submit(msgspec.structs.replace(command, sure=True))

    def _count(self, command: Command, outcome: Outcome) -> None:
        """Whoever runs against shut ways again and again is given a hint; only the window keeps count."""
        desk = self.desk
        barred = outcome.barred or (outcome.refusal if isinstance(command, ask.Step) else None)
        desk.hinting.barred(barred.message if barred is not None else "")

    def _after(self, outcome: Outcome) -> None:
        desk = self.desk
        desk.view.tip = desk.view.caption = ""
        if outcome.refusal is not None:
            assert desk.game is not None
            desk.toast(Eye(desk.game).reason(outcome.refusal))
            desk.events.append("refused")
        else:
            assert desk.game is not None
            desk.toast(Eye(desk.game).stopped(outcome))
            desk.events.extend(line.message for line in outcome.perceived)
            desk.reach.from_the_top()
            self._caption(outcome)
        if outcome.ended:
            desk.pages = ["dead"]
            desk.turned()
            return
        if desk.page not in _STAY and outcome.ok:
            desk.pages = ["board"]
            desk.turned()
        desk.refresh()
        desk.view.focus = settled(desk.picture().hits, desk.view.focus, carried=desk.page == "pack")
        desk.view.chosen = acts.default(desk.view.tree, desk.view.focus)
        desk.stale = True

    def _caption(self, outcome: Outcome) -> None:
        heard = [line for line in outcome.perceived if line.channel == "heard"]
        if heard:
            self.desk.heard(self.desk.say(heard[-1].message, **heard[-1].params))
