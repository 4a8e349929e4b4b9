"""Replay: a recording played again without a face; the first difference is named to the field (S9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from components.registry import Kinds
from content.loader import load
from content.registry import Content
from engine.play.game import Game
from engine.play.interrupts import unbroken
from engine.record.again import ask_again
from engine.record.bundle import told
from engine.record.tape import RecordingError, check_packs, read
from engine.record.tracing import Entry, Frame, Tracer


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
    """What a replay found: how far it came, the first difference, and what is wrong with the file's end; `replaces` are
    the systems of others that packs replaced in it.
    """

    path: str
    commands: int
    turns: int
    difference: Difference | None = None
    fault: str = ""
    replaces: Mapping[str, Sequence[str]] = MappingProxyType({})

    @property
    def ok(self) -> bool:
        """Whether the whole recording played alike."""
        return self.difference is None and not self.fault

    def __str__(self) -> str:
        replaced = "".join(f", where pack {pack} replaces {', '.join(own)}" for pack, own in self.replaces.items())
        played = f"{self.path}: {self.commands} commands, {self.turns} turns{replaced}"
        if self.difference is not None:
            return f"{played}, then it differs: {self.difference}"
        return f"{played} played alike, but {self.fault}" if self.fault else f"{played}, played alike"


Key = tuple[int, str]
_LONGEST = 300  # of a value that is told


class _DiffersError(Exception):
    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


def verify(path: Path, content: Content | None = None) -> Report:
    """Play a recording again and compare everything; RecordingError when it is none or was made with other packs."""
    content = content if content is not None else load()
    tape = read(path)
    check_packs(tape.head, content, path)
    checker = _Checker(content.kinds)
    difference: Difference | None = None
    turns, commands = 0, 0
    try:
        game = Game.bare(tape.head.seed, content, Tracer(checker.compare))
        for number, entry in enumerate(tape.entries()):
            checker.begin(number, entry)
            with unbroken():
                ask_again(game, entry.verb, entry.asked, perceive=False)
            checker.finish()
            turns, commands = game.clock, game.commands
    except _DiffersError as error:
        difference = error.difference
    except RecordingError:
        raise
    except Exception as error:
        difference = Difference(checker.number, checker.turn, recorded="an end", replayed=told(error))
    return Report(str(path), commands, turns, difference, tape.fault, tape.head.replaces)


class _Checker:
    """Holds each entry that the replay makes against the recorded one.

    What was recorded so far tells the value of every field, so that even a write too many is named to the field.
    """

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._entry: Entry | None = None
        self._values: dict[Key, Any] = {}
        self._seen = False
        self.number = self.turn = 0

    def begin(self, number: int, entry: Entry) -> None:
        """The next entry is this one."""
        self.number, self.turn, self._entry = number, entry.clock, entry
        self._seen = False

    def finish(self) -> None:
        """The entry must have come."""
        if not self._seen:
            raise _DiffersError(Difference(self.number, self.turn, recorded="an entry"))

    def compare(self, replayed: Entry) -> None:
        """Raise at the first difference."""
        assert self._entry is not None
        recorded = self._entry
        self._seen = True
        for index, (then, now) in enumerate(zip_longest(recorded.frames, replayed.frames)):
            if then is not None and now is not None and _where(then) == _where(now):
                self._rows(then, _table(then), _table(now))
            elif now is not None and (then is None or _where(then) in map(_where, replayed.frames[index:])):
                self._rows(now, {}, _table(now))
            elif then is not None:
                self._rows(then, _table(then), {})
        for name in ("verb", "asked", "said", "clock", "digests", "state"):
            one, other = getattr(recorded, name), getattr(replayed, name)
            if one != other:
                found = Difference(self.number, self.turn, field=name, recorded=_shown(one), replayed=_shown(other))
                raise _DiffersError(found)

    def _rows(self, frame: Frame, then: dict[Key, Any], now: dict[Key, Any]) -> None:
        for key in sorted(then.keys() | now.keys()):
            before = self._values.get(key)
            one, other = then.get(key, before), now.get(key, before)
            if one != other or (key in then) != (key in now):
                raise _DiffersError(self._difference(frame, key, one, other))
        self._values.update(then)

    def _difference(self, frame: Frame, key: Key, then: Any, now: Any) -> Difference:
        entity, component = key
        field = ""
        if isinstance(then, list) and isinstance(now, list):
            kind = self._kinds.named(component)
            names = kind.__struct_fields__ if kind is not None else [str(n) for n in range(len(then))]
            for name, one, other in zip_longest(names, then, now):
                if one != other:
                    field, then, now = str(name), one, other
                    break
            else:
                then, now = "not written", "written alike"
        return Difference(
            self.number, frame.turn, frame.process, component, entity, field, _shown(then), _shown(now)
        )


def _where(frame: Frame) -> tuple[int, int, str]:
    return frame.world, frame.turn, frame.process


def _table(frame: Frame) -> dict[Key, Any]:
    return {(row[1], row[0]): row[2] for row in frame.rows}


def _shown(value: Any) -> str:
    told = "gone" if value is None else str(value)
    return told if len(told) <= _LONGEST else f"{told[:_LONGEST]}…"
