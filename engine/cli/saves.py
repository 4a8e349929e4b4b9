"""Commands that look after kept games: list, show, verify, restore (S4, S10)."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from content.registry import Content
from engine.cli.exits import DIFFERENCE, FINE, UsageError, print_safely
from engine.cli.facts import loaded
from engine.cli.home import home, named_game
from engine.cli.sitting import named
from engine.keep.keeping import stamps
from engine.play.game import Game
from saves import (
    SUFFIX,
    Header,
    Listing,
    NewerSaveError,
    SaveError,
    list_saves,
    missing_packs,
    refuse_newer,
    restore_backup,
    verify,
)


def saves(options: Namespace) -> int:
    """Carry out `torchturn saves …`."""
    content = loaded(options.pack)
    deeds: dict[str, Callable[[Path, str | None, Content], int]] = {
        "list": _list, "show": _show, "verify": _verify, "restore": _restore,
    }
    if options.name is None and options.what in ("show", "restore"):
        raise UsageError(f"`torchturn saves {options.what}` needs the name of a game; `torchturn saves list` has all")
    try:
        return deeds[options.what](home(options.home, needed=False), options.name, content)
    except SaveError as error:
        raise UsageError(str(error)) from None

# Letters of a cell in a list of saves.
WIDEST = 40


def _list(folder: Path, _: str | None, content: Content) -> int:
    games = list_saves(folder)
    if not games:
        print_safely(f"no game is kept in {folder}; `torchturn play` begins one")
        return FINE
    rows = [("game", "who", "class", "place", "level", "turn", "state"), *(_row(game, content) for game in games)]
    wide = [max(len(row[at]) for row in rows if len(row) > 2) for at in range(len(rows[0]) - 1)]
    for row in rows:
        if len(row) == 2:
            print_safely(f"{row[0]:<{wide[0]}}  {row[1]}")
            continue
        print_safely("  ".join(f"{cell:<{width}}" for cell, width in zip(row[:-1], wide, strict=True)) + f"  {row[-1]}")
    return FINE


def _row(game: Listing, content: Content) -> Sequence[str]:
    """The cells of one game; a damaged one has its name and the reason, which says what to do with it."""
    name = name_of(game)
    if game.header is None or game.fault is not None:
        return name, f"DAMAGED  {game.fault}"
    title = game.header.title
    level, turn = str(title.level), str(game.header.clock)
    lacking = _lacking(game, content)
    state = f"{state_of(game.header)}; {lacking}" if lacking else state_of(game.header)
    return name, _cell(title.name), _cell(title.calling), _cell(title.place), level, turn, state


def _cell(told: str) -> str:
    """A text of a save in one line, and no wider than a list can be read."""
    line = " ".join(told.split())
    return line if len(line) <= WIDEST else f"{line[:WIDEST - 3]}..."


def _lacking(game: Listing, content: Content) -> str:
    """What a whole save needs that is not here: packs, or later versions of them; or nothing."""
    if game.header is None:
        return ""
    try:
        refuse_newer(game.header, stamps(content))
    except NewerSaveError as error:
        return f"{error.reason}; {error.advice}"
    missing = missing_packs(game.header, stamps(content))
    if not missing:
        return ""
    are = "pack {}, which is" if len(missing) == 1 else "packs {}, which are"
    return f"needs {are.format(named(missing))} not installed: give --pack DIR, or play it with --sealed"


def _show(folder: Path, name: str | None, content: Content) -> int:
    game = named_game(folder, str(name))
    found = _found(game, content)
    if game.header is None or not isinstance(found, Game):
        print_safely(f"{name_of(game)} is damaged: {found}")
        return DIFFERENCE
    header, title = game.header, game.header.title
    rows = [
        ("game", name_of(game)),
        ("file", str(game.path)),
        ("who", f"{_cell(title.name)}, {_cell(title.calling)}"),
        ("place", f"{_cell(title.place)}, level {title.level}"),
        ("turn", str(header.clock)),
        ("health", f"{title.health} of {title.full_health}"),
        ("state", state_of(header)),
        ("seed", found.chronicle.origin),
        ("seekers", str(len(header.seekers))),
        ("packs", " ".join(named(header.packs).split())),
        ("backup", game.backup.name if game.backup is not None else "none"),
    ]
    lacking = _lacking(game, content)
    rows += [("lacking", lacking)] if lacking else []
    print_safely("\n".join(f"{what:<9}{told}" for what, told in rows))
    return FINE


def _verify(folder: Path, name: str | None, content: Content) -> int:
    games = list_saves(folder) if name is None else [named_game(folder, name)]
    faults = 0
    for game in games:
        fault = _fault(game, content) or _backup_fault(game)
        lacking = "" if fault is not None else _lacking(game, content)
        faults += fault is not None or bool(lacking)
        whole = "whole" if not lacking else f"every byte is whole, but it {lacking}"
        print_safely(f"{name_of(game)}: {fault or whole}")
    if not games:
        print_safely(f"no game is kept in {folder}")
    return DIFFERENCE if faults else FINE


def _found(game: Listing, content: Content) -> Game | SaveError:
    """The game in a save, or what keeps that from being whole: a digest, or what it says."""
    try:
        return game.fault or Game.load(game.path, content, keep=False)
    except SaveError as error:
        return error


def _fault(game: Listing, content: Content) -> SaveError | None:
    """What keeps a save from being whole."""
    found = _found(game, content)
    return found if isinstance(found, SaveError) else None


def _backup_fault(game: Listing) -> SaveError | None:
    """What keeps a backup from being whole."""
    try:
        if game.backup is not None:
            verify(game.backup)
    except SaveError as error:
        return error
    return None


def _restore(folder: Path, name: str | None, _: Content) -> int:
    game = named_game(folder, str(name))
    if game.backup is None:
        raise UsageError(f"{game.path}: it has no backup, so nothing can take its place; nothing was changed")
    aside = restore_backup(game.path)
    there = f"; what was there before is kept as {aside.name}" if aside is not None else ""
    print_safely(f"{name_of(game)} is its backup now{there}")
    return FINE


def name_of(game: Listing) -> str:
    """The name by which a game is asked for."""
    return game.path.name.removesuffix(SUFFIX)


def state_of(header: Header) -> str:
    """Whether the played seeker lives."""
    return "ended" if header.title.over else "in play"
