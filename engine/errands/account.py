"""Account: the one line in which a wait or a rest is told when it is over, and what it gave back (SURV-4)."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from components.body import Health, Mana, Stamina
from content.registry import Content
from engine.errands.errand import record_of
from engine.kernel.command import Command
from engine.kernel.world import World
from engine.play.outcome import REMEMBERED, Line, Log, Outcome

_POOLS: tuple[tuple[str, type[Health] | type[Mana] | type[Stamina]], ...] = (
    ("health", Health), ("mana", Mana), ("stamina", Stamina),
)


class Account:
    """Begun before an errand, closed after it. `unsaid` is the message id of what its single commands need not say."""

    def __init__(self, world: World, seeker: int, command: Command) -> None:
        self._world = world
        self._seeker = seeker
        record = record_of(world, command)
        self._told = record.told if record is not None else ""
        self._before = self._pools()
        self.unsaid = "event.waited.by_you" if self._told else ""

    def closed(self, outcome: Outcome, log: Log) -> Outcome:
        """The outcome with the line that tells of it, if turns passed and its seeker lives; the log has it too.

        Why it broke off stands in the log after it; whoever gets the outcome finds that in `stopped`.
        """
        if not self._told or not outcome.turns or outcome.ended:
            return outcome
        line = self._line(outcome.turns)
        lines = log.setdefault(self._seeker, deque(maxlen=REMEMBERED))
        lines.append(line)
        words = self._world.resource(Content).words
        if outcome.stopped and outcome.barred is None and words.has(outcome.stopped):
            lines.append(Line(outcome.stopped, {}, self._world.turn, "you"))
        return replace(outcome, perceived=(*outcome.perceived, line))

    def _line(self, turns: int) -> Line:
        if self._told == "errand.waited":
            return Line(self._told, {"turns": turns}, self._world.turn, "you")
        say = self._world.resource(Content).words.say
        back = ", ".join(
            say("fact.pool.part", amount=now - before, pool=say(f"pool.{pool}"))
            for (pool, _), before, now in zip(_POOLS, self._before, self._pools(), strict=True)
            if now > before
        )
        if not back:
            return Line(f"{self._told}.nothing", {"turns": turns}, self._world.turn, "you")
        return Line(self._told, {"turns": turns, "back": back}, self._world.turn, "you")

    def _pools(self) -> tuple[int, ...]:
        found = [self._world.find(self._seeker, kind) for _, kind in _POOLS]
        return tuple(part.left if part is not None else 0 for part in found)
