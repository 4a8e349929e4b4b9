"""Acting: the one place where the window submits commands, and shows what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.command import Command
from engine.play.outcome import Outcome
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from engine.window import acts
from engine.window.focus import named, settled
from engine.window.onward import offered, onward, same_deed, stays
from systems.core.rooms import room_of
from systems.things.verbs import Take
from systems.travel.verbs import Step

if TYPE_CHECKING:
    from engine.window.desk import Desk

# Pages that stay on top when something was done on them.
_STAY = ("board", "pack", "seeker")
_CARDS = (Role.CARD, Role.CREATURE, Role.SLOT, Role.LOCATION, Role.ACT)


class Acting:
    """Carries out acts of one desk's tree."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.done: Command | None = None  # what the seeker did last
        self._focus = ""  # what was focused before a question stood over it

    def step(self, heading: str) -> None:
        """Step that way, or be told why not."""
        act = acts.heading(self.desk.view.tree, heading)
        self.do(act.id) if act is not None else self.submit(Step(heading=heading))  # type: ignore[arg-type]

    def do(self, act_id: str) -> None:
        """Do an act of the tree: a refused one says why, one that cannot be undone asks first."""
        act = self.desk.view.tree.find(act_id)
        if act is None or act.command is None:
            return
        # A step is tried even where it cannot be made: walking into a wall is how one feels what it is like (WALL-13).
        if not act.enabled and not self.desk.view.verbs.of(act.command).felt:
            self.desk.toast(act.reason)
            self.desk.events.append("refused")
            return
        self.submit(act.command)

    def submit(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        desk = self.desk
        if desk.game is None or not desk.game.seeker or desk.game.ended:
            return
        room, asked = room_of(desk.game.world, desk.game.seeker), desk.choosing
        outcome = desk.game.submit(command)
        self._count(command, outcome)
        if outcome.asks:
            desk.confirm, self._focus = command, desk.view.focus
            desk.view.question, desk.view.tip = desk.say(outcome.asks), ""
            desk.stale = True
        else:
            if outcome.ok:
                self.done = command
            self._after(outcome, room, asked)

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
        barred = outcome.barred or (outcome.refusal if desk.view.verbs.of(command).felt else None)
        desk.hinting.barred(barred.message if barred is not None else "")

    def _after(self, outcome: Outcome, room: int, asked: bool) -> None:
        desk = self.desk
        assert desk.game is not None
        desk.view.tip = desk.view.caption = ""
        if outcome.refusal is not None:
            desk.toast(Eye(desk.game).reason(outcome.refusal))
            desk.events.append("refused")
        else:
            desk.toast(Eye(desk.game).stopped(outcome))
            desk.events.extend(line.message for line in outcome.perceived)
            desk.reach.from_the_top()
            self._caption(outcome)
        if outcome.ended:
            desk.pages = ["dead"]
            desk.turned()
            return
        elsewhere = room_of(desk.game.world, desk.game.seeker) != room
        focus, before = desk.view.focus, desk.view.node(desk.view.focus)
        if desk.page not in _STAY and outcome.ok:
            desk.pages = ["board"]
            focus, before = "", None
            desk.turned()
        desk.refresh()
        if outcome.ok:
            desk.view.numbers.acted(elsewhere or asked or desk.choosing)
        if outcome.ok and self.done is not None:
            self._go_on(self.done, focus, before, elsewhere)
        desk.stale = True

    def _go_on(self, done: Command, focus: str, before: Node | None, elsewhere: bool) -> None:
        """The focus stays upon what more can be done to; from what is gone, or left behind, it goes to what is next.

        On the page of the pack, and in a pile that is taken piece by piece, it goes to the neighbour. Upon what is no
        card, a button or a way, it stays.
        """
        desk, view = self.desk, self.desk.view
        if desk.page == "pack":
            view.focus = settled(desk.picture().hits, focus, carried=True)
            view.chosen = offered(view.tree, view.focus, done, view.verbs, looked=False)
            return
        if desk.page == "seeker" or (focus and (before is None or before.role not in _CARDS)):
            view.focus, view.chosen = (focus, "") if named(desk.picture().hits, focus) is not None else ("", "")
            return
        # Whoever waits with nothing focused goes on waiting.
        if not focus and view.verbs.of(done).group == "turn":
            return
        if isinstance(done, Take) and focus.rpartition(".")[2].isdecimal():
            focus = settled(desk.picture().hits, focus)
            before = view.node(focus) if focus.rpartition(".")[2].isdecimal() else None
        chosen = focus if focus.startswith("acts.") else ""
        if not chosen or view.node(focus) is None or not same_deed(before, view.node(focus)):
            here = not elsewhere and stays(before, view.node(focus), focus, done, view.verbs)
            chosen = offered(view.tree, focus, done, view.verbs, looked=False) if here and focus else ""
            if not chosen:
                focus, chosen = onward(view.tree, done, view.verbs)
        view.focus, view.chosen = focus, chosen

    def _caption(self, outcome: Outcome) -> None:
        heard = [line for line in outcome.perceived if line.channel == "heard"]
        if heard:
            self.desk.heard(self.desk.say(heard[-1].message, **heard[-1].params))
