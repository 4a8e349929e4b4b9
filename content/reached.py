"""Reached: which themes a player can come to: main ones from the gate, those of sub-dungeons by mouths (SUB-1)."""

from __future__ import annotations

from collections.abc import Mapping

from content.collect import Collected
from content.kinds import ThemeDefinition
from content.naming import by_name


def main_themes(themes: Mapping[str, ThemeDefinition]) -> list[str]:
    """The ids of themes of main dungeons, by name."""
    return sorted((name for name, theme in themes.items() if not theme.sub), key=by_name)


def reached(themes: Mapping[str, ThemeDefinition]) -> list[str]:
    """The ids of themes to which a way leads: the main ones, and what opens from these or from what they open."""
    found = main_themes(themes)
    for name in found:
        ways = themes[name].mouths
        found.extend(sorted((to for to in ways if ways[to] and to in themes and to not in found), key=by_name))
    return found


def note_unreached(collected: Collected, themes: Mapping[str, ThemeDefinition]) -> None:
    """Note every theme of a sub-dungeon that no mouth opens: it loads, and nobody would see it without another pack."""
    found = set(reached(themes))
    for name in sorted(themes.keys() - found):
        entry = collected.entries["theme"][name]
        text = f'no way leads to it, for no theme that can be reached has a chance for "{name}" among its mouths'
        collected.faults.note(entry.where(("sub",)), entry.subject, text)
