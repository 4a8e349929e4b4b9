"""Errand: waits, rests and walks, played as single commands until they are done or something comes (CLOCK-1)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from components.events import Event
from content.registry import Content
from engine import commands as ask
from engine.explore import frontier
from engine.kernel.world import World
from engine.outcome import Line, Outcome
from engine.sweep import sweeping
from engine.travel import PERIL, Watch, approach, endangered, next_step, route
from engine.way_price import prices_on
from systems.core.rooms import room_of, spot_of
from systems.core.verdict import Refusal
from systems.travel.moves import step_ap

TOO_DEAR = "refused.ap"
Composite = ask.WaitTurns | ask.Camp | ask.Sleep | ask.Travel | ask.Explore | ask.Approach | ask.Sweep
# The next single command from where the seeker is now, or None when the errand is done; given how many were played.
Course = Callable[[int], "ask.Command | None"]


def course_of(world: World, seeker: int, command: Composite) -> Course | Refusal:
    """How an errand goes on from wherever the seeker is, or why it cannot begin."""
    if isinstance(command, ask.WaitTurns):
        turns, wait = command.turns, ask.Wait(sure=command.sure)
        return lambda played: wait if played < turns else None
    if isinstance(command, ask.Camp | ask.Sleep):
        return _rest(world, command)
    if isinstance(command, ask.Travel):
        return endangered(world, seeker) or _travel(world, seeker, command)
    if isinstance(command, ask.Sweep):
        return endangered(world, seeker) or _sweep(world, seeker)
    if isinstance(command, ask.Explore):
        return endangered(world, seeker) or _follow(world, seeker, frontier(world, seeker))
    return _approach(world, seeker, command)


def passing(world: World, command: Composite) -> int:
    """World turns that a wait or a rest lets pass if nothing comes (SURV-4); 0 for an errand of steps."""
    if isinstance(command, ask.WaitTurns):
        return command.turns
    figures = world.resource(Content).figures.rest
    if isinstance(command, ask.Camp):
        return figures.camp_turns
    return figures.sleep_turns if isinstance(command, ask.Sleep) else 0


def prices_of(world: World, seeker: int, command: Composite) -> tuple[int, ...]:
    """AP of each step of an errand that can begin, as far as its way is known; nothing for a wait or a rest."""
    if isinstance(command, ask.Approach):
        steps = approach(world, seeker, command.target)
        own = step_ap(world, seeker, room_of(world, seeker))
        return () if isinstance(steps, Refusal) else (own,) * len(steps)
    if not isinstance(command, ask.Travel | ask.Explore):
        return ()
    ways = route(world, seeker, command.to) if isinstance(command, ask.Travel) else frontier(world, seeker)
    return () if isinstance(ways, Refusal) else prices_on(world, seeker, ways)


def _rest(world: World, command: ask.Camp | ask.Sleep) -> Course:
    """As many turns as a camp or a sleep has (SURV-4)."""
    turns, deep = passing(world, command), isinstance(command, ask.Sleep)
    return lambda played: ask.Rest(deep=deep) if played < turns else None


def _travel(world: World, seeker: int, command: ask.Travel) -> Course | Refusal:
    return _follow(world, seeker, route(world, seeker, command.to))


def _sweep(world: World, seeker: int) -> Course | Refusal:
    """As long as there is something to turn up or to take in the room in which it began."""
    first, room = sweeping(world, seeker), room_of(world, seeker)
    if isinstance(first, Refusal):
        return first

    def course(played: int) -> ask.Command | None:
        step = sweeping(world, seeker) if room_of(world, seeker) == room else None
        return None if isinstance(step, Refusal) else step

    return course


def _follow(world: World, seeker: int, ways: dict[int, int] | Refusal) -> Course | Refusal:
    """The heading out of each room, until one is reached that has none."""
    if isinstance(ways, Refusal):
        return ways

    def course(played: int) -> ask.Command | None:
        heading = ways.get(room_of(world, seeker))
        return None if heading is None else _step(next_step(spot_of(world, seeker), heading))

    return course


def _approach(world: World, seeker: int, command: ask.Approach) -> Course | Refusal:
    steps = approach(world, seeker, command.target)
    if isinstance(steps, Refusal):
        return steps
    return lambda played: _step(steps[played]) if played < len(steps) else None


def _step(heading: int) -> ask.Step:
    return ask.Step(ask.HEADINGS[heading])


class Errand:
    """One errand of a seeker. `events` is the world's list of what happened, emptied before each single command."""

    def __init__(
        self, world: World, seeker: int, course: Course, single: Callable[[ask.Command], Outcome], wary: bool = True,
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

    def _play(self, step: ask.Command) -> Outcome:
        before = self._where()
        outcome = self._single(self._meant(step))
        if outcome.refusal is not None and outcome.refusal.message == TOO_DEAR and not self._waited:
            # Too few AP are left in this world turn: the rest of it is waited out, and the step comes next.
            outcome = self._single(self._meant(ask.Wait()))
            self._waited = True
        elif outcome.ok:
            self._waited = False
            self._played += 1
            self._stuck = isinstance(step, ask.Step) and not outcome.ended and before == self._where()
        self._perceived.extend(outcome.perceived)
        self._turns += outcome.turns
        return outcome

    def _meant(self, step: ask.Command) -> ask.Command:
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
