"""Drowning: who is spared by a flood, and as what the others get up (AGE-5)."""

from __future__ import annotations

from functools import lru_cache

from components.actor import Creature, Incorporeal, Risen, Swimmer
from content.registry import Content
from systems.reckoning.breath import BREATHLESS

SPARED = BREATHLESS | {"warden", "named", "mimic"}


@lru_cache(maxsize=512)
def rises_as(content: Content, card: str) -> str:
    """The id of the undead card as which a drowned creature rises; empty for who is spared.

    Spared is what lives in water or does not breathe, wardens and named beasts. Of the drowned that fit one of the
    creature's tags, or of all when none does, it is the one nearest in level, the first by id among equals.
    """
    body = content.component(card, Creature)
    tags = set(content.card(card).tags)
    if body is None or tags & SPARED or content.bears(card, Swimmer) or content.bears(card, Incorporeal):
        return ""
    fitting: list[tuple[bool, int, str]] = []
    for name in sorted(content.cards):
        risen, its = content.component(name, Risen), content.component(name, Creature)
        if risen is not None and its is not None:
            fitting.append((not tags.intersection(risen.tags), abs(its.level - body.level), name))
    return min(fitting)[2] if fitting else ""
