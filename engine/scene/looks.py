"""Looks: one id for all cards that look alike, so that a picture never tells a trapped chest from a plain one (P9)."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from content.naming import by_name
from content.registry import Content
from content.words import Words

# Content is one with its words, which can be referred to weakly.
_looks: WeakKeyDictionary[Words, dict[str, str]] = WeakKeyDictionary()


def look(content: Content, card: str) -> str:
    """The id of the first card, by name, with the same kind, name and text; the card's own when no pack has it."""
    table = _looks.get(content.words)
    if table is None:
        table = _looks[content.words] = _built(content)
    return table.get(card, card)


def _built(content: Content) -> dict[str, str]:
    first: dict[tuple[str, str, str, str], str] = {}
    table = {}
    for card in sorted(content.cards, key=by_name):
        found = content.cards[card]
        table[card] = first.setdefault((found.kind, found.name, found.short, found.text), card)
    return table
