"""Tracing: what each command changed, system by system, as plain rows, with a rolling digest by system and component.

A row is `[component, entity, values]`: the permanent name, the id, and the fields in declared order; None for values
when the component is gone, and an empty name when the entity is.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from components.registry import Component, name_of
from engine.kernel.command import Command
from engine.kernel.marks import Mark
from engine.kernel.world import World
from engine.play.commands import as_dict
from engine.record.digest import state_digest

DIGEST = 8
STATE_EVERY = 20
_encoder = msgspec.msgpack.Encoder(order="deterministic")


Asked = dict[str, str | int | bool | None]


class Frame(msgspec.Struct):
    """What one system (or the game itself) wrote in one world in one go."""

    world: int
    turn: int
    process: str
    rows: list[list[Any]]


class Entry(msgspec.Struct):
    """One thing asked of the game and all that came of it.

    `verb` is `join`, `play` or `do`; `asked` its arguments. `digests` are the rolling ones that this entry moved on, by
    `system/component`; `state` the digest of the whole state, on some turns only.
    """

    verb: str
    asked: Asked
    said: str
    clock: int
    frames: list[Frame]
    digests: dict[str, bytes]
    state: str = ""


class Tracer:
    """An observer of a chronicle that hands each entry to `keep`.

    To go on with a recording: `rolling` are its digests so far, and `clock` that of its last entry.
    """

    def __init__(
        self, keep: Callable[[Entry], None], rolling: dict[str, bytes] | None = None, clock: int = -1
    ) -> None:
        self._keep = keep
        self._rolling = rolling if rolling is not None else {}
        self._worlds: dict[int, World] = {}
        self._frames: list[Frame] = []
        self._clock = clock

    def watch(self, world: World) -> None:
        """Follow a world from now on."""
        self._worlds[world.number] = world
        world.trace = {}
        world.watcher = lambda process: self.note(world, process)

    def leave(self) -> None:
        """Follow nothing any more."""
        for world in self._worlds.values():
            world.trace = world.watcher = None
        self._worlds.clear()

    def note(self, world: World, process: str) -> None:
        """What was written in this world since the last note is this process's doing."""
        world.settle()
        if world.trace:
            marks, world.trace = list(world.trace), {}
            self._frames.append(Frame(world.number, world.turn, process, _rows(world, marks)))

    def done(self, command: Command, said: str, clock: int) -> None:
        """A command is over."""
        self.close("do", as_dict(command), said, clock)

    def close(self, verb: str, asked: dict[str, Any], said: str, clock: int) -> None:
        """Something asked of the game is over: its entry is complete."""
        for world in self._worlds.values():
            self.note(world, "Game")
        frames, self._frames = self._frames, []
        state = state_digest(self._worlds) if clock // STATE_EVERY > self._clock // STATE_EVERY else ""
        self._clock = clock
        self._keep(Entry(verb, asked, said, clock, frames, self._digests(frames), state))

    def _digests(self, frames: list[Frame]) -> dict[str, bytes]:
        moved: dict[str, bytes] = {}
        for frame in frames:
            groups: dict[str, list[Any]] = {}
            for row in frame.rows:
                groups.setdefault(f"{frame.process}/{row[0]}", []).append(row)
            for key in sorted(groups):
                packed = _encoder.encode([frame.world, frame.turn, groups[key]])
                before = self._rolling.get(key, b"")
                self._rolling[key] = moved[key] = blake2b(before + packed, digest_size=DIGEST).digest()
        return dict(sorted(moved.items()))


def _rows(world: World, marks: list[Mark]) -> list[list[Any]]:
    whole = sorted(entity for entity, kind in marks if kind is Component)
    rows: list[list[Any]] = []
    for entity in whole:
        if world.alive(entity):
            rows += [_row(entity, type(part), part) for part in world.components(entity)]
        else:
            rows.append(["", entity, None])
    seen = set(whole)
    rows += [_row(entity, kind, world.find(entity, kind)) for entity, kind in marks if entity not in seen]
    return sorted(rows, key=lambda row: (row[1], row[0]))


def _row(entity: int, kind: type[Component], part: Component | None) -> list[Any]:
    return [name_of(kind), entity, msgspec.to_builtins(part) if part is not None else None]
