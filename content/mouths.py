"""Mouths: whether each sub-dungeon has a card that leads in and one that leads out, and no exit besides (SUB-1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from components.registry import Component
from components.room import Mouth
from content.collect import Collected
from content.faults import meant
from content.kinds import Kind, ThemeDefinition

_FIELD = "room.mouth"


class Mouths(NamedTuple):
    """The cards that lead into a sub-dungeon and out of it again."""

    into: str
    out: str


def mouths_of(prototypes: Mapping[str, Iterable[Component]], theme: str) -> Mouths:
    """The mouths of a theme of sub-dungeons; StopIteration when content has none, which its check refuses."""
    found = {mouth.out: card for card, mouth in _mouths(prototypes) if mouth.theme == theme}
    return Mouths(found[False], found[True])


def check_mouths(
    collected: Collected, themes: Mapping[str, ThemeDefinition], prototypes: Mapping[str, tuple[Component, ...]]
) -> None:
    """Report mouths that lead nowhere, sub-dungeons that lack a mouth or have two alike, and those with an exit."""
    subs = [name for name, theme in themes.items() if theme.sub]
    ends: dict[tuple[str, bool], list[str]] = {}
    for card, mouth in _mouths(prototypes):
        entry = collected.entries["card"][card]
        keys = ("components", f"base:{_FIELD}", "theme")
        if mouth.theme not in subs:
            text = f'expected a theme of a sub-dungeon, got "{mouth.theme}"{meant(mouth.theme, subs)}'
            collected.faults.add(entry.where(keys), entry.subject, f"components.{_FIELD}.theme", text)
        kind = entry.values.get("kind")
        if kind != Kind.MOUTH:
            collected.faults.add(entry.where(("kind",)), entry.subject, "kind", f'expected "mouth", got "{kind}"')
        ends.setdefault((mouth.theme, mouth.out), []).append(card)
    for name in subs:
        entry = collected.entries["theme"][name]
        if themes[name].exit:
            text = "expected false, for a sub-dungeon is left by its mouth alone"
            collected.faults.add(entry.where(("exit",)), entry.subject, "exit", text)
        for out in (False, True):
            cards = ends.get((name, out), [])
            if len(cards) != 1:
                text = f"expected one card with {_FIELD} that leads {'out' if out else 'in'}, got {_counted(cards)}"
                collected.faults.add(entry.where(("sub",)), entry.subject, "sub", text)


def _counted(cards: list[str]) -> str:
    return " and ".join(f'"{card}"' for card in sorted(cards)) or "none"


def _mouths(prototypes: Mapping[str, Iterable[Component]]) -> Iterator[tuple[str, Mouth]]:
    for card, parts in prototypes.items():
        for part in parts:
            if isinstance(part, Mouth):
                yield card, part
