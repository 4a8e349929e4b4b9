"""Origin: what a chronicle begins from, a seed and the theme of its first site; together one text, such as `7:fen`."""

from __future__ import annotations

from collections.abc import Iterable

from content.naming import by_name
from content.reached import main_themes
from content.registry import Content
from engine.kernel.dice import keyed

# What is asked for who wants the theme that the seed has.
AS_THE_SEED = "seed"
# Before themes were drawn every chronicle began here: saves and recordings of then do not say so.
BEFORE_THEMES = "base:caverns"
_BASE = "base:"


class ThemeError(ValueError):
    """A theme that cannot be chosen: a sentence without its subject, which says why and what can be.

    `inner` ones there are, but as sub-dungeons.
    """

    def __init__(self, why: str, inner: bool = False) -> None:
        super().__init__(why)
        self.inner = inner


def theme_of_seed(content: Content, seed: int) -> str:
    """The id of the main theme that a seed has (THEME-1).

    Each throws a die of its own, keyed by seed and id, and the highest wins: equal shares, and a pack's theme takes its
    share of seeds without changing what any other seed has.
    """
    return _highest(seed, main_themes(content.themes))


def gentle_theme(content: Content, seed: int) -> str:
    """The same among the themes that go before others in a first life; of all where content marks none."""
    gentle = [name for name in main_themes(content.themes) if content.themes[name].gentle]
    return _highest(seed, gentle) if gentle else theme_of_seed(content, seed)


def _highest(seed: int, themes: Iterable[str]) -> str:
    return max(themes, key=lambda theme: (keyed(seed, "chronicle", f"begin/{theme}", 0, 0), theme))


def theme_named(content: Content, asked: str) -> str:
    """The id of a theme by its id, its name or its code of three letters; ThemeError names those there are."""
    found = _found(content, asked)
    if found:
        return found
    packs = ", ".join(pack.name for pack in content.packs)
    raise ThemeError(f"is not known in the packs {packs}; {_instead(content, asked, _in_order(content))}")


def main_theme_named(content: Content, asked: str) -> str:
    """A theme with which a chronicle can begin, empty for as the seed has it; ThemeError says why not."""
    found, choices = _found(content, asked), main_themes(content.themes)
    if found in choices:
        return found
    if not found and asked.strip().lower() == AS_THE_SEED:
        return ""
    packs = ", ".join(pack.name for pack in content.packs)
    why = "is a sub-dungeon, entered by a mouth from inside another theme" if found else (
        f"is not known in the packs {packs}"
    )
    raise ThemeError(f"{why}; {_instead(content, '' if found else asked, choices)}, or"
                     f" {AS_THE_SEED} for the one that the seed has", bool(found))


def _found(content: Content, asked: str) -> str:
    wanted = asked.strip().lower()
    for name in _in_order(content):
        told = (name, name.removeprefix(_BASE), content.themes[name].code, content.words.theme_name(name))
        if wanted in (each.lower() for each in told):
            return name
    return ""


def _in_order(content: Content) -> list[str]:
    return sorted(content.themes, key=by_name)


def _instead(content: Content, asked: str, themes: Iterable[str]) -> str:
    """What was perhaps meant, and what there is."""
    codes = {name.removeprefix(_BASE): content.themes[name].code for name in themes}
    from difflib import get_close_matches  # only for who mistyped

    near = get_close_matches(asked.strip().lower(), codes, 1)
    hint = f"did you mean {near[0]!r}? " if near else ""
    return f"{hint}there are: {', '.join(f'{name} ({code})' for name, code in codes.items())}"
