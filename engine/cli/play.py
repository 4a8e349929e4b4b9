"""Commands that play: begin a game, continue one, in the face that was asked for."""

from __future__ import annotations

import sys
from argparse import Namespace

from engine.cli.exits import UsageError
from engine.cli.facts import loaded
from engine.cli.home import game_to_continue, home
from engine.cli.sitting import Sitting, begun, continued
from engine.text import run_text
from engine.wire import run_wire
from saves import SaveError, list_saves


def open_door(options: Namespace) -> int:
    """`torchturn` alone: the last game goes on; when there is none, a new one begins."""
    options.home = options.name = options.seed = options.calling = None
    options.text, options.wire, options.debug, options.no_save, options.pack = False, False, False, False, []
    folder = home(None)
    playable = [listing for listing in list_saves(folder) if listing.fault is None]
    return go_on(options) if playable else begin(options)


def begin(options: Namespace) -> int:
    """`torchturn play`."""
    content = loaded(options.pack)
    folder = None if options.no_save else home(options.home)
    return _sit(begun(content, options.seed, options.calling, folder), options)


def go_on(options: Namespace) -> int:
    """`torchturn continue`."""
    content = loaded(options.pack)
    listing = game_to_continue(home(options.home, needed=False), options.name)
    return _sit(continued(content, listing.path), options)


def _sit(sitting: Sitting, options: Namespace) -> int:
    try:
        if options.wire:
            return run_wire(sitting.game, sys.stdin.buffer, sys.stdout.buffer, options.debug)
        return run_text(sitting.game, sys.stdin, sys.stdout)
    except SaveError as error:
        raise UsageError(str(error)) from None
    finally:
        sitting.close()
