"""Talk: a wire played by a generator: it yields requests, and is sent what came back for each."""

from __future__ import annotations

import io
import json
from collections.abc import Generator
from typing import Any

from engine.play.chronicle import Chronicle
from engine.play.game import Game
from engine.wire import run_wire
from tests.build import base_content

Answer = dict[str, Any]
Player = Generator[dict[str, Any], Answer, None]


class Talk(io.RawIOBase):
    """Both ends of a wire at once: what is read is what the player asks next, what is written is sent to it."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self._answers: list[Answer] = []
        self._begun = False
        self.lines: list[bytes] = []

    def readline(self, size: int | None = -1) -> bytes:
        try:
            request = self._player.send(self._answers[-1]) if self._begun else next(self._player)
        except StopIteration:
            return b""
        self._begun = True
        return json.dumps(request).encode() + b"\n"

    def write(self, line: Any) -> int:
        self.lines.append(bytes(line))
        self._answers.append(json.loads(bytes(line)))
        return len(line)


def play(seed: int, player: Player, game: Game | None = None) -> Game:
    """A game from the gate, or one given, played over the wire until the player has enough."""
    played = game or Game(Chronicle.begin(seed, base_content(), strict=True), 0)
    talk = Talk(player)
    run_wire(played, talk, talk)  # type: ignore[arg-type]
    return played


def exchange(game: Game, *lines: bytes, debug: bool = False) -> list[Answer]:
    """What a game answers to raw lines, the hello left out."""
    out = io.BytesIO()
    assert run_wire(game, io.BytesIO(b"\n".join(lines) + b"\n"), out, debug) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()[1:]]


def at_the_gate(seed: int = 7) -> Game:
    """A game into which nobody has gone yet."""
    return Game(Chronicle.begin(seed, base_content(), strict=True), 0)
