"""Errand: waits, rests and walks, played as single commands until they are done or something comes (CLOCK-1)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from components.event import Event
from content.registry import Content
from content.verb import Errand as Record
from engine.errands.travel import PERIL, Watch
from engine.kernel.command import Command
from engine.kernel.world import World
from engine.play.outcome import Line, Outcome
from systems.core.rooms import room_of, spot_of
from systems.core.verdict import Refusal
from systems.rest.verbs import Wait

TOO_DEAR = "refused.ap"
# The next single command from where the seeker is now, or None when the errand is done; given how many were played.
Course = Callable[[int], "Command | None"]


def record_of(world: World, command: Command) -> Record | None:
    """How a command is played as many, or None where it is a single one."""
    return world.resource(Content).verbs.of(command).errand


def course_of(world: World, seeker: int, command: Command) -> Course | Refusal:
    """How an errand goes on from wherever the seeker is, or why it cannot begin."""
    record = record_of(world, command)
    assert record is not None
    course: Course | Refusal = record.course(world, seeker, command)
    return course


def passing(world: World, command: Command) -> int:
    """World turns that a wait or a rest lets pass if nothing comes (SURV-4); 0 for all else."""
    record = record_of(world, command)
    return record.turns(world, command) if record is not None and record.turns is not None else 0


def prices_of(world: World, seeker: int, command: Command) -> tuple[int, ...]:
    """AP of each step of an errand that can begin, as far as its way is known; nothing for a wait or a rest."""
    record = record_of(world, command)
    return record.prices(world, seeker, command) if record is not None and record.prices is not None else ()


class Errand:
    """One errand of a seeker. `events` is the world's list of what happened, emptied before each single command."""

    def __init__(
        self, world: World, seeker: int, course: Course, single: Callable[[Command], Outcome], wary: bool = True,
        sweeps: bool = False,
    ) -> None:
        self._world = world
        self._seeker = seeker
        self._course = course
        self._single = single
        self._watch = Watch(world, seeker, wary, sweeps)
        self._wary = wary
        self._perceived: list[Line] = []
        self._turns = 0
        self._played = 0
        self._stuck = False
        self._waited = False

    def run(self, events: list[Event], interrupted: Callable[[], bool] | None) -> Outcome:
        """Play it to its end. The first single command refused is the whole errand refused."""
        stopped = ""
        while not stopped:
            step = self._course(self._played)
            if step is None:
                break
            if self._played and interrupted is not None and interrupted():
                stopped = "stopped.key"
                break
            outcome = self._play(step)
            if outcome.ended or not outcome.ok:
                return self._closed(outcome)
            stopped = self._alarm(events)
        return Outcome(ok=True, perceived=tuple(self._perceived), stopped=stopped, turns=self._turns)

    def _play(self, step: Command) -> Outcome:
        before = self._where()
        outcome = self._single(self._meant(step))
        if outcome.refusal is not None and outcome.refusal.message == TOO_DEAR and not self._waited:
            # Too few AP are left in this world turn: the rest of it is waited out, and the step comes next.
            outcome = self._single(self._meant(Wait()))
            self._waited = True
        elif outcome.ok:
            self._waited = False
            self._played += 1
            self._stuck = self._moves(step) and not outcome.ended and before == self._where()
        self._perceived.extend(outcome.perceived)
        self._turns += outcome.turns
        return outcome

    def _moves(self, step: Command) -> bool:
        return self._world.resource(Content).verbs.of(step).goes

    def _meant(self, step: Command) -> Command:
        """Whoever was asked about an errand has answered for its first turn; what comes later is asked anew."""
        return step if self._wary or self._turns else replace(step, sure=True)

    def _where(self) -> tuple[int, int]:
        return room_of(self._world, self._seeker), spot_of(self._world, self._seeker)

    def _alarm(self, events: list[Event]) -> str:
        alarm = self._watch.alarm(self._world, events)
        if not alarm and self._stuck:
            alarm = "stopped.blocked"
        # Where one ends without meaning to stay: that the place is dangerous is said even so.
        return alarm if alarm == PERIL or self._course(self._played) is not None else ""

    def _closed(self, last: Outcome) -> Outcome:
        if not self._played and not last.ok and not self._turns:
            return last
        return Outcome(
            ok=True,
            perceived=tuple(self._perceived),
            ended=last.ended,
            stopped=last.refusal.message if last.refusal is not None else last.asks,
            turns=self._turns,
            barred=last.refusal,
        )
