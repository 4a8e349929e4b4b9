"""Kept: the sixty games as text, a file a theme: its bot's commands, every event, and a digest of every view.

`python -m tests.games.kept` plays them anew and writes them; only after a change that is meant to change games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from content.reached import main_themes
from tests.build import base_content
from tests.games.telling import Teller, played
from tests.wire.gamer import Gamer
from tests.wire.games import into, outer, seeds_with

FOLDER = Path(__file__).with_name("kept")
GAMES = 5
FIRST = 700  # the seed of a main theme's first game
ACTS, ACTS_BELOW = 100, 220
LEVEL = 3


class Kept(NamedTuple):
    """One game: where it begins, what is told line by line, and the state after every tenth."""

    origin: str
    lines: list[str]
    states: list[str]


def themes() -> list[str]:
    """All twelve, by id."""
    return sorted(base_content().themes)


def path_of(theme: str) -> Path:
    """Where the games of a theme are kept."""
    return FOLDER / f"{theme.partition(':')[2]}.jsonl"


def read(theme: str) -> list[Kept]:
    """The games of a theme, as they were kept."""
    games: list[Kept] = []
    for line in path_of(theme).read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        if "origin" in said:
            games.append(Kept(said["origin"], [], said["states"]))
        else:
            games[-1].lines.append(line)
    return games


def write(theme: str) -> None:
    """Play the games of a theme, and keep them."""
    lines = []
    for game in _games(theme):
        lines += [json.dumps({"origin": game.origin, "states": game.states}), *game.lines]
    path_of(theme).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _games(theme: str) -> Iterator[Kept]:
    """Five of a main theme; of a theme below five that came into it by its mouth."""
    if theme in main_themes(base_content().themes):
        for number in range(GAMES):
            yield _game(f"{FIRST + number}:{theme.partition(':')[2]}", Gamer(LEVEL, seeker=1 + number % 3), ACTS)
        return
    outside = outer(theme).partition(":")[2]
    yield from islice(filter(None, (_below(theme, f"{seed}:{outside}") for seed in seeds_with(theme, GAMES))), GAMES)


def _below(theme: str, origin: str) -> Kept | None:
    """The game of the first seeker who comes into it, if any does."""
    for seeker in (1, 2, 3):
        gamer = Gamer(LEVEL, theme, into(theme), seeker)
        game = _game(origin, gamer, ACTS_BELOW)
        if any(name == theme for name, _ in gamer.met):
            return game
    return None


def _game(origin: str, gamer: Gamer, most: int) -> Kept:
    teller = Teller()
    played(origin, teller.along(gamer.play(), most))
    return Kept(origin, teller.lines, teller.states)


if __name__ == "__main__":
    for asked in sys.argv[1:] or themes():
        write(asked)
