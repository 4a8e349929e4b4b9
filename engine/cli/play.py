"""Commands that play: begin a game, continue one, in the face that was asked for."""

from __future__ import annotations

import sys
from argparse import Namespace

from engine.cli.exits import UsageError
from engine.cli.facts import loaded
from engine.cli.home import game_to_continue, home
from engine.cli.open_window import open_window
from engine.cli.sitting import Sitting, begun, calling_id, continued
from engine.cli.window_house import HomeHouse
from engine.text import run_text
from engine.wire import run_wire
from saves import SUFFIX, SaveError


def open_door(options: Namespace) -> int:
    """`torchturn` alone: the window with its title, from which the last game goes on or a new one begins."""
    return open_window(HomeHouse(loaded([]), home(None)), None)


def begin(options: Namespace) -> int:
    """`torchturn play`."""
    content = loaded(options.pack)
    folder = None if options.no_save else home(options.home)
    if options.text or options.wire:
        return _sit(begun(content, options.seed, options.calling, folder), options)
    calling = calling_id(content, options.calling) if options.calling is not None else None
    return open_window(HomeHouse(content, folder, options.seed, calling), options.home, new=True)


def go_on(options: Namespace) -> int:
    """`torchturn continue`."""
    content = loaded(options.pack)
    listing = game_to_continue(home(options.home, needed=False), options.name)
    if options.text or options.wire:
        return _sit(continued(content, listing.path, keep=not options.no_save), options)
    name = listing.path.name.removesuffix(SUFFIX)
    house = HomeHouse(content, listing.path.parent, keep=not options.no_save)
    return open_window(house, options.home, name=name)


def _sit(sitting: Sitting, options: Namespace) -> int:
    try:
        if options.wire:
            return run_wire(sitting.game, sys.stdin.buffer, sys.stdout.buffer, options.debug)
        return run_text(sitting.game, sys.stdin, sys.stdout)
    except SaveError as error:
        raise UsageError(str(error)) from None
    finally:
        sitting.close()
