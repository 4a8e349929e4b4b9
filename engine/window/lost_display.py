"""Lost display: when its server goes, Xlib ends the program; the game is kept first, in mid-turn too (F5)."""

from __future__ import annotations

import os
import sys
from typing import Any

import pyglet

from engine.window.guard import CRASHED
from engine.window.house import House

_handlers: list[Any] = []  # Xlib holds no reference to them


def keep_when_lost(house: House) -> None:
    """From now on the end of the X server keeps the game that is played, says so, and ends the program."""
    if pyglet.compat_platform != "linux" or pyglet.options.headless:
        return
    from pyglet.libs.x11 import xlib

    handler = xlib.XIOErrorHandler(lambda _display: _end(house))
    _handlers.append(handler)
    xlib.XSetIOErrorHandler(handler)


def _end(house: House) -> int:
    """Never returns: Xlib would go through the exit of a C program, in which the card's driver asks for the display."""
    try:
        fault = house.keep()
        came = f"the game could not be kept: {fault}" if fault else "the game is kept as it was"
        print(f"torchturn: the display is gone; {came}", file=sys.stderr, flush=True)
    finally:
        os._exit(CRASHED)
