"""Game: one chronicle and the seeker that is played in it; commands go in, what was perceived comes out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from components.acting import Acting
from components.body import Dead
from components.question import Busy
from components.seekers import Seeker
from content.registry import Content
from engine.errands.account import Account
from engine.errands.errand import Errand, course_of, record_of
from engine.kernel.command import Command
from engine.kernel.kept import Kept
from engine.kernel.witness import Witness
from engine.kernel.world import World
from engine.play.chronicle import FIRST_SITE, Chronicle, Observer, entrance
from engine.play.filed import Filed
from engine.play.foresight import foresee
from engine.play.gate import Candidate, born, offered
from engine.play.intents import intend
from engine.play.options import candidates
from engine.play.outcome import REMEMBERED, Line, Log, Outcome
from engine.play.perception import Perception
from engine.play.threats import asked_first
from engine.record.digest import state_digest
from systems.core.legal import ruling
from systems.core.verdict import Refusal, Verdict
from systems.travel.legal_move import felt


class Recorder(Observer, Protocol):
    """Keeps every command with what it changed."""

    def done(self, command: Command, said: str, clock: int) -> None:
        """The command is over; `said` is the message id of why nothing came of it, or empty."""

    def close(self, verb: str, asked: dict[str, Any], said: str, clock: int) -> None:
        """Something else that was asked of the game is over."""


class Game(Filed):
    """A chronicle in play. Everything a face needs: `submit`, `probe`, `legal_commands`, `seeker`, `world`.

    `on_turn` is called after a join and every world turn: the autosave. `interrupted` is asked between the single
    commands of an errand whether to stop. `recorder` keeps every command; `asked` is what is being carried out, if any.
    """

    def __init__(self, chronicle: Chronicle, seeker: int, log: Log | None = None) -> None:
        super().__init__(chronicle, seeker, log or {})
        self.on_turn: Callable[[Game], None] | None = None
        self.interrupted: Callable[[], bool] | None = None
        self.recorder: Recorder | None = None
        self.asked: Command | dict[str, Any] | None = None
        self._fresh: dict[int, list[Line]] = {}
        self._perception = Perception(chronicle.content.words, self._hear)
        self._world = chronicle.world_of(seeker) if seeker else chronicle.region
        self._perceiving, self._unsaid = True, ""
        self._kept: Kept | None = None
        chronicle.on_world = self._listen
        for world in chronicle.worlds.values():
            self._listen(world)

    @classmethod
    def new(cls, seed: int, content: Content, calling: str | None = None, pick: int = 0, strict: bool = False,
            recorder: Recorder | None = None, theme: str = "") -> Game:
        """A new chronicle. `calling` picks the class, `pick` one of the candidates; `strict` forbids double draws."""
        game = cls.bare(seed, content, recorder, strict, theme)
        game.join(calling, pick)
        return game

    @classmethod
    def bare(cls, seed: int, content: Content, recorder: Recorder | None = None, strict: bool = False,
             theme: str = "") -> Game:
        """A new chronicle without anybody in it: only `candidates`, `join` and `record` make sense yet."""
        game = cls(Chronicle.begin(seed, content, strict, theme), 0)
        if recorder is not None:
            game.record(recorder)
        return game

    def record(self, recorder: Recorder) -> None:
        """Let a recorder follow everything from now on."""
        self.recorder = self.chronicle.observer = recorder
        for world in self.worlds.values():
            recorder.watch(world)

    @classmethod
    def load(cls, path: Path, content: Content, strict: bool = False, keep: bool = True) -> Game:
        """The chronicle in a save, which stays open for this game; SaveError says what is wrong with it.

        With `keep` False the save is read and let go: others may have it, and the disk may be read-only.
        """
        from engine.keep import keeping
        from engine.keep.steps import migrations_of
        from saves.savefile import SaveFile

        file = SaveFile(path, migrations_of(content), keep)
        try:
            chronicle, state = keeping.restored(file, content, strict)
        except BaseException:
            file.close()
            raise
        game = cls(chronicle, state.current, keeping.remembered(state, content))
        game.tally = keeping.tally_of(state)
        game._packs = state.packs
        game._file = file if keep else None
        return game

    @property
    def seed(self) -> int:
        """The chronicle's seed."""
        return self.chronicle.seed

    @property
    def content(self) -> Content:
        """The packs it is played with."""
        return self.chronicle.content

    @property
    def clock(self) -> int:
        """World turns since the chronicle began."""
        return self.chronicle.clock

    @property
    def worlds(self) -> dict[int, World]:
        """All worlds in memory by birth number; 0 is the region."""
        return self.chronicle.worlds

    @property
    def world(self) -> World:
        """The world in which the played seeker is."""
        return self._world

    @property
    def witness(self) -> Witness:
        """That world for a view of it: what the view derives is kept for the next one, as long as it holds."""
        if self._kept is None or not self._kept.suits(self._world, self.seeker):
            self._kept = Kept(self._world, self.seeker)
        return self._kept.refreshed()

    @property
    def ended(self) -> bool:
        """Whether the played seeker is dead."""
        return self._world.has(self.seeker, Dead)

    @property
    def candidates(self) -> list[Candidate]:
        """Who stands at the gate now (CHAR-1)."""
        return offered(self.content, self.seed, self._joined())

    def digest(self) -> str:
        """Digest of the whole state, in hex."""
        return state_digest(self.worlds)

    def submit(self, command: Command, perceive: bool = True) -> Outcome:
        """Carry out one command of the played seeker (P3: a refusal changes no byte)."""
        if perceive != self._perceiving:
            self._perceiving = perceive
            for world in self.worlds.values():
                self._listen(world)
        return self._single(command) if record_of(self._world, command) is None else self._run(command)

    def probe(self, command: Command) -> Verdict:
        """Price (of all of an errand), odds or refusal, as far as the seeker can know; changes nothing (P9)."""
        return foresee(self._world, self.seeker, command)

    def legal_commands(self) -> list[tuple[Command, Verdict]]:
        """Every command that would not be refused now, with price and odds; from what the seeker knows (P9)."""
        world = self.witness
        judged = ((command, foresee(world, self.seeker, command)) for command in candidates(world, self.seeker))
        return [(command, found) for command, found in judged if found.legal]

    def join(self, calling: str | None = None, pick: int = 0) -> int:
        """A new seeker enters the same chronicle at its entrance, and is played from now on.

        ValueError when there is no such class or candidate.
        """
        self.asked = {"calling": calling, "pick": pick, "theme": self.chronicle.theme}
        seeker = born(self.chronicle.region, self.content, self.seed, self._joined(), calling, pick)
        target = self.chronicle.level(FIRST_SITE, 1, self.chronicle.theme)
        self.chronicle.enter(seeker, self.chronicle.region, target, entrance(target))
        target.events.clear()
        # What was perceived on coming in stands in the log; the first outcome tells of the first command alone.
        self._fresh.pop(seeker, None)
        self._world, self.seeker = target, seeker
        self.tally.entries += 1
        if self.recorder is not None:
            self.recorder.close("join", self.asked, "", self.clock)
        self.asked = None
        if self.on_turn is not None:
            self.on_turn(self)
        return seeker

    def play(self, seeker: int) -> None:
        """Commands are for this seeker from now on; KeyError when nobody of this id is in the chronicle."""
        self._world = self.chronicle.world_of(seeker)
        self.seeker = seeker
        self.tally.entries += 1
        if self.recorder is not None:
            self.recorder.close("play", {"seeker": seeker}, "", self.clock)

    def _run(self, command: Command) -> Outcome:
        course = course_of(self._world, self.seeker, command)
        if isinstance(course, Refusal):
            return self._refused(command, Outcome(ok=False, refusal=course))
        if not command.sure and (asks := asked_first(self._world, self.seeker, command)):
            return self._refused(command, Outcome(ok=False, asks=asks))
        account = Account(self._world, self.seeker, command)
        self._unsaid = account.unsaid
        record = record_of(self._world, command)
        sweeps = record is not None and record.sweeps
        errand = Errand(self._world, self.seeker, course, self._single, wary=not command.sure, sweeps=sweeps)
        outcome = errand.run(self._world.events, self.interrupted)
        self._unsaid = ""
        return account.closed(outcome, self.log) if self._perceiving else outcome

    def _single(self, command: Command) -> Outcome:
        self.asked = command
        intent = intend(self._world, self.seeker, command)
        if isinstance(intent, Refusal):
            return self._refused(command, Outcome(ok=False, refusal=intent))
        judged = ruling(self._world, self.seeker, intent)
        if judged.refusal is not None:
            bumped = felt(self._world, self.seeker, intent, judged.refusal)
            return self._refused(command, Outcome(ok=False, refusal=bumped))
        if not command.sure and (asks := judged.asks or asked_first(self._world, self.seeker, command)):
            return self._refused(command, Outcome(ok=False, asks=asks))
        for world in self.worlds.values():
            world.events.clear()
        self._world.add(self.seeker, intent)
        self._world.add(self.seeker, Acting())
        if self.recorder is not None:
            self.recorder.note(self._world, "Command")
        self.chronicle.act(self._world, self.seeker)
        if self.chronicle.depart(self.seeker, self._world):
            self._world = self.chronicle.world_of(self.seeker)
        turns = 0
        # One turn; and as many more as an answer takes that keeps the seeker busy.
        while self.chronicle.rested() and (not turns or self._world.has(self.seeker, Busy)):
            self.chronicle.turn()
            turns += 1
        self._done(command, "")
        if turns and self.on_turn is not None:
            self.on_turn(self)
        lines = tuple(self._fresh.pop(self.seeker, ()))
        return Outcome(ok=True, perceived=lines, ended=self.ended, turns=turns)

    def _refused(self, command: Command, outcome: Outcome) -> Outcome:
        self._done(command, outcome.refusal.message if outcome.refusal is not None else outcome.asks)
        return outcome

    def _done(self, command: Command, said: str) -> None:
        self.tally.commands += 1
        self.tally.entries += 1
        self.asked = None
        if self.recorder is not None:
            self.recorder.done(command, said, self.clock)

    def _joined(self) -> int:
        return sum(1 for world in self.worlds.values() for _ in world.each(Seeker))

    def _listen(self, world: World) -> None:
        if self._perceiving:
            self._perception.listen(world)
        else:
            world.listener = None

    def _hear(self, seeker: int, line: Line) -> None:
        if line.message == self._unsaid:
            return
        self._fresh.setdefault(seeker, []).append(line)
        self.log.setdefault(seeker, deque(maxlen=REMEMBERED)).append(line)
