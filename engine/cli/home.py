"""The home: the folder where games are kept, and which of them was played last."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from engine.cli.exits import UsageError
from saves import SUFFIX, Listing, default_home, list_saves


def home(asked: Path | None, needed: bool = True) -> Path:
    """The folder of games, made when it is not there; UsageError when it cannot be."""
    folder = asked if asked is not None else default_home()
    if os.path.lexists(folder) and not folder.is_dir():
        raise UsageError(f"the home {folder} is no folder; name another with --home DIR")
    if needed:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or "refused"
            raise UsageError(
                f"the home {folder} cannot be made ({why}); name another with --home DIR, or play with --no-save"
            ) from None
    return folder


def game_to_continue(folder: Path, name: str | None) -> Listing:
    """The named game, or the last one played; UsageError says what there is instead."""
    games = list_saves(folder) if folder.is_dir() else []
    if name is not None:
        return named_game(folder, name)
    if not games:
        raise UsageError(f"there is no game in {folder} to continue; `torchturn play` begins one")
    return games[0]


def whole_beside(path: Path, flags: list[str]) -> str:
    """The whole games beside a save that cannot be played, each as it is continued with these flags; or nothing."""
    told = []
    for listing in list_saves(path.parent):
        if listing.path != path and listing.fault is None and listing.header is not None:
            words = ["torchturn", "continue", listing.path.name.removesuffix(SUFFIX), *flags]
            title = listing.header.title
            told.append(f"{title.name}, {title.calling}, with `{shlex.join(words)}`")
    return f" Whole beside it: {'; '.join(told[:3])}." if told else ""


def named_game(folder: Path, name: str) -> Listing:
    """The game of this name; UsageError says what there is instead."""
    games = list_saves(folder) if folder.is_dir() else []
    wanted = name.removesuffix(SUFFIX)
    for listing in games:
        if listing.path.name.removesuffix(SUFFIX) == wanted:
            return listing
    names = ", ".join(listing.path.name.removesuffix(SUFFIX) for listing in games[:5]) or "none"
    raise UsageError(f"there is no game {wanted!r} in {folder}; there are: {names}")
