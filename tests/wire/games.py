"""Games: whole lives played by the real command line, theme by theme, and what was met of each theme's cards (P11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from components.locks import Lock
from components.room import Mouth, Room
from content.reached import main_themes
from engine.play.chronicle import FIRST_SITE, Chronicle
from tests.base.dealing import dealt
from tests.build import base_content
from tests.wire.command_line import converse
from tests.wire.gamer import Gamer

GOAL = 3
LOOKED_AT = 400  # seeds, in search of a level with a mouth


class Game(NamedTuple):
    """One life: where it began, how it ended after how many acts, what it met by theme and level, what went wrong."""

    origin: str
    end: str
    acts: int
    met: dict[tuple[str, int], set[str]]
    faults: list[str]


def played(seed: int, theme: str, mouth: str = "", seeker: int = 1) -> Game:
    """A game of `torchturn play --wire --seed N:THEME` to level 3 or death; with a mouth, down that and about in it."""
    flags = ("--no-save", "--seed", f"{seed}:{theme.removeprefix('base:')}")
    gamer = Gamer(GOAL, mouth, into(mouth) if mouth else "", seeker)
    hello, code, said = converse(gamer.play(), *flags)
    faults = list(gamer.faults)
    faults += [f"exit code {code}: {said}"] if code or said else []
    faults += [f"began as {hello.get('seed')}"] if hello.get("seed") != flags[2] else []
    return Game(flags[2], gamer.end, gamer.acts, gamer.met, faults)


def into(mouth: str) -> str:
    """The card by which one goes into a sub-dungeon."""
    content = base_content()
    return next(card for card in content.cards
                if (part := content.component(card, Mouth)) is not None and part.theme == mouth and not part.out)


def outer(mouth: str) -> str:
    """The main theme in which the mouth of a sub-dungeon is likeliest."""
    themes = base_content().themes
    return max(main_themes(themes), key=lambda name: themes[name].mouths.get(mouth, 0))


def seeds_with(mouth: str, count: int) -> Iterator[int]:
    """Seeds whose first level has the mouth, of each so many those first where it lies nearest to the entrance."""
    theme, found = outer(mouth), list[tuple[bool, int, int]]()
    for seed in range(1, 1 + LOOKED_AT):
        world = Chronicle.begin(seed, base_content(), theme=theme).level(FIRST_SITE, 1, theme)
        for card, part in world.each(Mouth):
            if part.theme == mouth and not part.out:
                room = world.root(card)
                found.append((world.has(room, Lock), world.get(room, Room).distance, seed))
        if len(found) >= 2 * count:
            yield from (each[-1] for each in sorted(found))
            found.clear()


def went_down(mouth: str, count: int) -> list[Game]:
    """So many games that came into the sub-dungeon, and beside them those that died on the way there."""
    games: list[Game] = []
    for seed in seeds_with(mouth, count):
        for seeker in (1, 2, 3):
            game = played(seed, outer(mouth), mouth, seeker)
            games.append(game)
            if any(theme == mouth for theme, _ in game.met):
                break
        if sum(any(theme == mouth for theme, _ in game.met) for game in games) >= count:
            break
    return games


def row(theme: str, games: list[Game]) -> str:
    """One line of the table: how these games ended, and which share of the theme's cards they met."""
    levels = sorted({level for game in games for name, level in game.met if name == theme})
    there = dealt(base_content(), theme, levels)
    met = {card for game in games for (name, _), cards in game.met.items() if name == theme for card in cards} & there
    came = sum(any(name == theme for name, _ in game.met) for game in games)
    ends = ", ".join(f"{end} {count}" for end, count in sorted(Counter(game.end for game in games).items()))
    acts = sum(game.acts for game in games) // max(1, len(games))
    return (f"{theme.removeprefix('base:'):<11} {len(games):>5} {came:>5} {acts:>5}  {len(met):>3} of {len(there):>3}"
            f" {100 * len(met) // max(1, len(there)):>4} %  {ends}")


HEAD = f"{'theme':<11} {'games':>5} {'there':>5} {'acts':>5}  {'cards met':>10} {'share':>5}   how they ended"
