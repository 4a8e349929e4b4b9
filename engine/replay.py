"""Replay: a recording played again without a face; the first difference is named to the field (B76, S9)."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from components.registry import kind_named
from content.loader import load
from content.registry import Content
from engine.commands import parse
from engine.game import Game
from engine.recording import check_packs, read
from engine.tracing import Entry, Frame, Tracer


class Difference(msgspec.Struct, frozen=True):
    """Where a replay first differs from its recording; what does not apply is empty or 0."""

    entry: int
    turn: int
    system: str = ""
    component: str = ""
    entity: int = 0
    field: str = ""
    recorded: str = ""
    replayed: str = ""

    def __str__(self) -> str:
        where = f"entry {self.entry}, turn {self.turn}"
        if self.system:
            where += f", system {self.system}"
        if self.entity:
            where += f", entity {self.entity}"
        if self.component:
            where += f", component {self.component}"
        if self.field:
            where += f", field {self.field}"
        return f"{where}: recorded {self.recorded}, replayed {self.replayed}"


class Report(msgspec.Struct, frozen=True):
    """What a replay found: how far it came, the first difference, and what is wrong with the file's end."""

    path: str
    commands: int
    turns: int
    difference: Difference | None = None
    fault: str = ""

    @property
    def ok(self) -> bool:
        """Whether the whole recording played alike."""
        return self.difference is None and not self.fault

    def __str__(self) -> str:
        played = f"{self.path}: {self.commands} commands, {self.turns} turns"
        if self.difference is not None:
            return f"{played}, then it differs: {self.difference}"
        return f"{played} played alike, but {self.fault}" if self.fault else f"{played}, played alike"


class _DiffersError(Exception):
    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


def verify(path: Path, content: Content | None = None) -> Report:
    """Play a recording again and compare everything; RecordingError when it is none or was made with other packs."""
    content = content if content is not None else load()
    tape = read(path)
    check_packs(tape.head, content, path)
    checker = _Checker(tape.entries)
    difference: Difference | None = None
    turns, commands = 0, 0
    try:
        game = Game.bare(tape.head.seed, content, Tracer(checker.compare))
        for number, entry in enumerate(tape.entries):
            checker.begin(number)
            _ask(game, entry)
            checker.finish()
            turns, commands = game.clock, game.commands
    except _DiffersError as error:
        difference = error.difference
    except Exception as error:
        entry = tape.entries[checker.number]
        replayed = f"{type(error).__name__}: {error}"
        difference = Difference(checker.number, entry.clock, recorded="an end", replayed=replayed)
    return Report(str(path), commands, turns, difference, tape.fault)


def _ask(game: Game, entry: Entry) -> None:
    if entry.verb == "join":
        game.join(entry.asked["calling"], entry.asked["pick"])
    elif entry.verb == "play":
        game.play(entry.asked["seeker"])
    else:
        game.submit(parse(entry.asked), perceive=False)


class _Checker:
    """Holds each entry that the replay makes against the recorded one."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries
        self._seen = False
        self.number = 0

    def begin(self, number: int) -> None:
        """The next entry is this one."""
        self.number = number
        self._seen = False

    def finish(self) -> None:
        """The entry must have come."""
        if not self._seen:
            raise _DiffersError(Difference(self.number, self._entries[self.number].clock, recorded="an entry"))

    def compare(self, replayed: Entry) -> None:
        """Raise at the first difference."""
        recorded = self._entries[self.number]
        self._seen = True
        for then, now in zip_longest(recorded.frames, replayed.frames):
            found = _frames_differ(self.number, then, now)
            if found is not None:
                raise _DiffersError(found)
        for name in ("verb", "asked", "said", "clock", "digests", "state"):
            then, now = getattr(recorded, name), getattr(replayed, name)
            if then != now:
                turn = recorded.clock
                raise _DiffersError(Difference(self.number, turn, field=name, recorded=str(then), replayed=str(now)))


def _frames_differ(number: int, then: Frame | None, now: Frame | None) -> Difference | None:
    if then is None or now is None or (then.world, then.turn, then.process) != (now.world, now.turn, now.process):
        frame = then or now
        assert frame is not None
        return _first_row(number, then, now, frame)
    before = {(row[1], row[0]): row[2] for row in then.rows}
    after = {(row[1], row[0]): row[2] for row in now.rows}
    for key in sorted(before.keys() | after.keys()):
        if key not in before or key not in after or before[key] != after[key]:
            return _row_differs(number, then, key, before.get(key, _ABSENT), after.get(key, _ABSENT))
    return None


_ABSENT = "untouched"


def _first_row(number: int, then: Frame | None, now: Frame | None, frame: Frame) -> Difference:
    component, entity, _ = frame.rows[0]
    return Difference(
        number, frame.turn, frame.process, component, entity, recorded=_wrote(then), replayed=_wrote(now)
    )


def _wrote(frame: Frame | None) -> str:
    return f"{frame.process} wrote on turn {frame.turn}" if frame is not None else "nothing was written"


def _row_differs(number: int, frame: Frame, key: tuple[int, str], then: Any, now: Any) -> Difference:
    entity, component = key
    field = ""
    if isinstance(then, list) and isinstance(now, list):
        kind = kind_named(component)
        names = kind.__struct_fields__ if kind is not None else tuple(str(n) for n in range(len(then)))
        for name, one, other in zip_longest(names, then, now):
            if one != other:
                field, then, now = str(name), one, other
                break
    return Difference(number, frame.turn, frame.process, component, entity, field, _shown(then), _shown(now))


def _shown(value: Any) -> str:
    return "gone" if value is None else str(value)
