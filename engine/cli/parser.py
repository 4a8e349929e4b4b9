"""The grammar of the command line: commands, flags, examples."""

from __future__ import annotations

import argparse
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple, NoReturn

from engine.cli.exits import UsageError

EXAMPLES = """\
examples:
  torchturn                                  open the window: begin a game, or go on with one
  torchturn play --text                      play in the terminal
  torchturn play --seed 7 --class delver     a new game of this seed, as a delver
  torchturn play --seed 7:fen                the same seed in another theme; so does --theme fen
  torchturn play --wire --no-save            the game as JSON lines, for bots
  torchturn continue                         go on where the last game was left
  torchturn continue seed-7-1 --sealed       the same without the packs it was played with: their cards are sealed
  torchturn saves list                       the games that are kept: who, where, how far
  torchturn saves verify                     is every byte of them whole?
  torchturn saves restore seed-7-1           put a game's backup in its place; what was there is set aside
  torchturn dungeon --seed 7 --level 3       a level as a map, all cards face up
  torchturn dungeon --seed 7:fen --level 3   the level that a game of 7:fen has there
  torchturn dungeon --seed 7 --json          the same as JSON
  torchturn dungeon --seed 7 --png map.png   the same as a picture; --svg map.svg for one that can be scaled
  torchturn dungeon --seed 7 --explain       where each key lies, and why its lock stands where it does
  torchturn check my_pack                    all faults of a pack at once
  torchturn content stats                    how much world there is
  torchturn docs terms                       what adds to odds, warmth, prices and senses, and who adds it
  torchturn docs verbs                       every command of the wire, those of packs among them
  torchturn replay game.recording --verify   does the recording still play alike?
  torchturn replay game.crash.zip            repeat, without a face, what led to a crash

exit codes: 0 fine, 1 the game crashed (the save is kept), 2 bad input, 3 a check found faults or a difference
"""
MOST_ROOMS = 10_000


class Seed(NamedTuple):
    """A seed as it was typed, `7` or `7:fen`: the number, and a theme or nothing."""

    number: int
    theme: str
    text: str


class Parser(argparse.ArgumentParser):
    """argparse, but bad flags end in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing usage."""
        raise UsageError(f"{message}; `{self.prog} --help` lists what there is")


def seed(text: str) -> Seed:
    """A seed: a whole number that 64 bits hold; behind a colon, the theme in which it begins."""
    number, colon, theme = text.partition(":")
    if colon and not theme.strip():
        raise argparse.ArgumentTypeError(f"{text!r} ends in a colon; name a theme behind it, as in {number}:fen")
    return Seed(_between(number, 0, (1 << 63) - 1), theme, text)


def level_number(text: str) -> int:
    """A level of a dungeon; how deep they go is said by content (`deepest_level`), which is loaded later."""
    return _whole(text)


def rooms_number(text: str) -> int:
    """How many rooms grow."""
    return _between(text, 1, MOST_ROOMS)


def _between(text: str, least: int, most: int) -> int:
    number = _whole(text)
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
    return number


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None


def game_version() -> str:
    """The installed version, or `unknown` when run from a bare folder."""
    try:
        return version("torchturn")
    except PackageNotFoundError:
        return "unknown"


def build() -> argparse.ArgumentParser:
    """The whole grammar."""
    parser = Parser(
        prog="torchturn", description="A turn-based dungeon crawler of cards.", epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"torchturn {game_version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _play(commands.add_parser("play", help="begin a new game"))
    _continue(commands.add_parser("continue", help="go on where a game was left"))
    _dungeon(commands.add_parser("dungeon", help="look at a level that a seed gives birth to"))
    check = commands.add_parser("check", help="check packs of content, or the base game")
    check.add_argument("pack", nargs="*", type=_folder, help="the packs' folders; the base game when left out")
    check.add_argument("--run", action="store_true", help="also run the code of the packs, in a process of its own")
    content = commands.add_parser("content", help="facts about the content")
    content.add_argument("what", choices=["stats"], help="stats: how many cards of each kind differ in play")
    _packs(content)
    docs = commands.add_parser("docs", help="how the rules are put together")
    docs.add_argument("topic", choices=["terms", "verbs"], help="terms: what adds to the odds to hit, to warmth, to the"
                      " price of a step and their like, and who adds it; verbs: every command. The code of packs"
                      " is run")
    _packs(docs)
    replay = commands.add_parser("replay", help="play a recording again, headless")
    replay.add_argument("file", type=_file)
    replay.add_argument("--verify", action="store_true", help="compare every turn and name the first difference")
    _packs(replay)
    _saves(commands.add_parser("saves", help="look after the games that are kept"))
    return parser


def _saves(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["list", "show", "verify", "restore"],
                        help="list: all of them; show: one; verify: check every byte; restore: the backup takes over")
    parser.add_argument("name", nargs="?", help="which game; for verify, all when left out")
    parser.add_argument("--home", type=_folder, metavar="DIR", help="where games are kept")
    _packs(parser)


def _packs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=_folder, action="append", default=[], metavar="DIR", help="also load this pack")


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=seed, metavar="N[:THEME]", help="the world's seed; drawn when left out")
    parser.add_argument("--theme", metavar="T", help="where it begins, by name or code: fen, FEN; or seed, for the one"
                        " that the seed has, which it is too when left out")
    parser.add_argument("--class", dest="calling", metavar="C", help="the class to play; asked when left out")
    _faces(parser)
    _packs(parser)


def _continue(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", help="which game; the last one played when left out")
    parser.add_argument("--sealed", action="store_true",
                        help="play without the packs that are missing: their cards wait, sealed, until these are back")
    _faces(parser)
    _packs(parser)


def _faces(parser: argparse.ArgumentParser) -> None:
    faces = parser.add_mutually_exclusive_group()
    faces.add_argument("--text", action="store_true", help="play in the terminal")
    faces.add_argument("--wire", action="store_true", help="play by JSON lines on standard input and output")
    parser.add_argument("--home", type=_folder, metavar="DIR", help="where games are kept")
    parser.add_argument("--no-save", action="store_true", help="keep nothing on disk")
    parser.add_argument("--debug", action="store_true", help="let the wire tell the digest of the whole state")


def _folder(text: str) -> Path:
    """A folder that was named; an empty name is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("expected the name of a folder, got nothing")
    return Path(text)


def _file(text: str) -> Path:
    """A file that was named; an empty name is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("expected the name of a file, got nothing")
    return Path(text)


def _dungeon(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=seed, required=True, metavar="N[:THEME]")
    parser.add_argument("--theme", metavar="T", help="by name or code: fen, FEN; as the seed has it when left out")
    parser.add_argument("--level", type=level_number, default=1, metavar="L")
    parser.add_argument("--rooms", type=rooms_number, metavar="N", help="grow so many rooms, not as many as usual")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="as JSON; systems/genesis/describe.py says what it holds")
    shown.add_argument("--explain", action="store_true", help="the chain of keys in words, and why each lock is there")
    shown.add_argument("--png", type=_file, metavar="FILE", help="as a picture")
    shown.add_argument("--svg", type=_file, metavar="FILE", help="as a picture that can be scaled")
    parser.add_argument("--why", action="store_true", help="also how often each stage was rolled back, and why")
    _packs(parser)
