"""Commands that play: begin a game, continue one, in the face that was asked for."""

from __future__ import annotations

import contextlib
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from content.registry import Content
from engine.cli import crash
from engine.cli.exits import UsageError, complain, print_safely
from engine.cli.facts import loaded
from engine.cli.home import game_to_continue, home, whole_beside
from engine.cli.open_window import open_window
from engine.cli.sitting import MissingPacksError, SaveRefusedError, Sitting, begun, calling_id, continued
from engine.cli.streams import standing_apart
from engine.cli.themes import theme_asked
from engine.cli.window_house import HomeHouse
from engine.text import run_text
from engine.wire import run_wire, say_crashed
from saves import SUFFIX, SaveError


def open_door(options: Namespace) -> int:
    """`torchturn` alone: the window with its title, from which the last game goes on or a new one begins."""
    return open_window(HomeHouse(loaded([]), home(None)), None)


def begin(options: Namespace) -> int:
    """`torchturn play`."""
    with standing_apart(options.wire) as stdout:
        return _begin(options, stdout)


def _begin(options: Namespace, stdout: BinaryIO) -> int:
    content = loaded(options.pack)
    theme, seed = theme_asked(content, options.seed, options.theme), options.seed.number if options.seed else None
    folder = None if options.no_save else home(options.home)
    if options.text or options.wire:
        with _last_line(options, stdout):
            return _sit(begun(content, seed, options.calling, folder, theme), options, stdout)
    calling = calling_id(content, options.calling) if options.calling is not None else None
    return open_window(HomeHouse(content, folder, seed, calling, theme=theme), options.home, new=True)


def go_on(options: Namespace) -> int:
    """`torchturn continue`."""
    with standing_apart(options.wire) as stdout:
        return _go_on(options, stdout)


def _go_on(options: Namespace, stdout: BinaryIO) -> int:
    content = loaded(options.pack)
    listing = game_to_continue(home(options.home, needed=False), options.name)
    if options.text or options.wire:
        with _last_line(options, stdout):
            try:
                sitting = _continued(content, listing.path, options)
            except (SaveRefusedError, MissingPacksError) as error:
                if options.name is not None:
                    raise
                flags = ["--wire" if options.wire else "--text"]
                flags += ["--home", str(options.home)] if options.home is not None else []
                raise UsageError(f"{str(error).rstrip('.')}.{whole_beside(listing.path, flags)}") from None
            return _sit(sitting, options, stdout)
    name = listing.path.name.removesuffix(SUFFIX)
    house = HomeHouse(content, listing.path.parent, keep=not options.no_save)
    return open_window(house, options.home, name=name, sealed=options.sealed)


def _continued(content: Content, path: Path, options: Namespace) -> Sitting:
    """The game in a save; somebody at a terminal is asked what to do about missing packs."""
    keep = not options.no_save
    try:
        return continued(content, path, keep, options.sealed)
    except MissingPacksError as error:
        if not (options.text and sys.stdin.isatty()):
            raise
        print_safely(f"{error}.\nPlay with their cards sealed? Type yes to go on; anything else leaves.")
        if _line().strip().lower() not in ("y", "yes"):
            raise UsageError(f"{path.name} was left as it is") from None
        return continued(content, path, keep, sealed=True)


def _line() -> str:
    """What somebody types; not by way of sys.stdin, of which the text face has yet to choose the encoding."""
    try:
        return input()
    except EOFError:
        return ""


@contextlib.contextmanager
def _last_line(options: Namespace, stdout: BinaryIO) -> Iterator[None]:
    """Whoever reads the wire is told of a crash there too, in the last line."""
    try:
        yield
    except (UsageError, OSError):
        raise  # bad input, or the terminal or the pipe: not the game
    except Exception as error:
        remains = crash.keep(error)
        if options.wire:
            with contextlib.suppress(OSError):
                say_crashed(stdout, remains.sentence, remains.fault, remains.log, remains.bundle)
        raise crash.CrashError(remains) from error


def _sit(sitting: Sitting, options: Namespace, stdout: BinaryIO) -> int:
    _tell(sitting)
    try:
        if options.wire:
            return run_wire(sitting.game, sys.stdin.buffer, stdout, options.debug)
        return run_text(sitting.game, sys.stdin, sys.stdout)
    except SaveError as error:
        raise UsageError(str(error)) from None
    except OSError:
        raise  # the terminal or the pipe, not the game
    except Exception as error:  # a rule or a face broke: the turn before stays as it was saved
        raise crash.CrashError(crash.keep(error, sitting)) from error
    finally:
        _tell(sitting)
        sitting.close()


def _tell(sitting: Sitting) -> None:
    """What is not as it should be and does not keep the game from being played."""
    if sitting.notice:
        complain(sitting.notice)
        sitting.notice = ""
