"""Outcome: what came of a command, and the lines that a seeker perceived of it."""

from __future__ import annotations

from collections import deque
from typing import Literal

import msgspec

from systems.core.verdict import Refusal

REMEMBERED = 60
Channel = Literal["you", "seen", "heard"]


class Line(msgspec.Struct, frozen=True):
    """One perceived event: a message id, its parameters in words (numbers stay numbers), the world turn, how."""

    message: str
    params: dict[str, int | str] = {}
    turn: int = 0
    channel: Channel = "seen"


class Outcome(msgspec.Struct, frozen=True):
    """What came of one submitted command.

    `ok`: it was carried out, wholly or in part. `refusal`: why not; nothing changed then. `asks`: the message id of a
    question to be answered with `sure`; nothing changed then either. `perceived`: lines in order. `ended`: the seeker
    is dead. `stopped`: the message id of why waiting, travel or approach broke off; when its next step
    was refused, that is the refusal's, and `barred` the refusal itself. `turns`: world turns that passed.
    """

    ok: bool
    refusal: Refusal | None = None
    asks: str = ""
    perceived: tuple[Line, ...] = ()
    ended: bool = False
    stopped: str = ""
    turns: int = 0
    barred: Refusal | None = None


Log = dict[int, deque[Line]]
