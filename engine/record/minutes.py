"""Minutes: what was asked of a game and nothing else, in memory: enough to ask it all again after a crash."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.command import Command
from engine.kernel.world import World
from engine.play.commands import as_dict
from engine.record.tracing import Asked


class Minute(msgspec.Struct, array_like=True):
    """One thing that was asked: `verb` as in a recording's entry, its arguments, what was said, and the clock after."""

    verb: str
    asked: Asked
    said: str
    clock: int


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Minute)


class Minutes:
    """An observer of a chronicle that traces nothing; a few dozen bytes a command, from its beginning or last save."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []

    def entries(self) -> list[Minute]:
        """Everything asked so far, in order."""
        return [_decoder.decode(packed) for packed in self._packed]

    def forget(self) -> None:
        """What was asked up to now stands in a save."""
        self._packed.clear()

    def watch(self, world: World) -> None:
        """Worlds are not followed."""

    def note(self, world: World, process: str) -> None:
        """Nor is what is written in them."""

    def done(self, command: Command, said: str, clock: int) -> None:
        """A command is over."""
        self.close("do", as_dict(command), said, clock)

    def close(self, verb: str, asked: dict[str, Any], said: str, clock: int) -> None:
        """Something else that was asked is over."""
        self._packed.append(_encoder.encode(Minute(verb, asked, said, clock)))
