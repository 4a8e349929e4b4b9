"""Requests: what a typed line turned out to mean."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.command import Command
from engine.scene.node import Node


class Do(NamedTuple):
    """Submit a command."""

    command: Command


class Refused(NamedTuple):
    """An act that cannot be done now, and why."""

    reason: str


class Show(NamedTuple):
    """Look at a screen; `of` is an address, `most` how many lines."""

    screen: str
    of: str = ""
    most: int = 0


class Why(NamedTuple):
    """Tell everything about an act."""

    act: Node


class Which(NamedTuple):
    """Several acts are meant: say which."""

    acts: tuple[tuple[int, Node], ...]


class Lost(NamedTuple):
    """Not understood: a message id with its parameters."""

    message: str
    params: dict[str, int | str] = {}


class Leave(NamedTuple):
    """Stop playing, with the game kept."""


class Confirm(NamedTuple):
    """Yes or no to what was asked last."""

    sure: bool


Request = Do | Refused | Show | Why | Which | Lost | Leave | Confirm
