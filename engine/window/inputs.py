"""Inputs: what a player does with mouse and keys, as plain data in table points; tests make them without a window."""

from __future__ import annotations

import msgspec


class Pressed(msgspec.Struct, frozen=True):
    """A key went down: its name, with `SHIFT+`, `CTRL+`, `ALT+` before it."""

    key: str


class Moved(msgspec.Struct, frozen=True):
    """The pointer is here."""

    x: float
    y: float


class ButtonDown(msgspec.Struct, frozen=True):
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1


class ButtonUp(msgspec.Struct, frozen=True):
    """A mouse button came up."""

    x: float
    y: float
    button: int = 1


class Wheeled(msgspec.Struct, frozen=True):
    """The wheel turned by so many notches; up is positive."""

    x: float
    y: float
    notches: int


class Resized(msgspec.Struct, frozen=True):
    """The window has this many pixels now."""

    width: int
    height: int


class Ticked(msgspec.Struct, frozen=True):
    """So many milliseconds passed."""

    milliseconds: int


Input = Pressed | Moved | ButtonDown | ButtonUp | Wheeled | Resized | Ticked
