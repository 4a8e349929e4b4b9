"""Themes on the command line: what `--seed 7:fen` and `--theme fen` ask for together."""

from __future__ import annotations

from collections.abc import Callable

from content.registry import Content
from engine.cli.exits import UsageError
from engine.cli.parser import Seed
from engine.play.origin import ThemeError, main_theme_named

Named = Callable[[Content, str], str]


def theme_asked(
    content: Content, seed: Seed | None, theme: str | None, named: Named = main_theme_named
) -> str | None:
    """The id of the theme that was asked for, empty for as the seed has it, None when none was.

    `named` reads one name. UsageError when there is no such theme, or flag and seed ask for two.
    """
    of_seed = _named(content, f"--seed {seed.text}: ", seed.theme, named) if seed is not None and seed.theme else None
    of_flag = _named(content, "--theme ", theme, named) if theme is not None else None
    if seed is not None and None not in (of_seed, of_flag) and of_seed != of_flag:
        raise UsageError(f"--theme {theme} contradicts --seed {seed.text}; leave one of the two themes out")
    return of_flag if of_flag is not None else of_seed


def _named(content: Content, flag: str, asked: str, named: Named) -> str:
    try:
        return named(content, asked)
    except ThemeError as error:
        raise UsageError(f"{flag}{asked!r} {error}") from None
