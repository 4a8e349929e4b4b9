"""Drowning: who is spared by a flood, and as what the others get up (AGE-5)."""

from __future__ import annotations

from functools import lru_cache

from components.card import Card
from components.creatures import Creature, Incorporeal, Risen, Swimmer
from content.kinds import ThemeDefinition
from content.naming import by_name
from content.registry import Content
from engine.kernel.world import World
from systems.core.sites import level_info
from systems.fire.breath import BREATHLESS

SPARED = BREATHLESS | {"warden", "named", "mimic"}


@lru_cache(maxsize=512)
def rises_as(content: Content, card: str, decks: tuple[str, ...] = ()) -> str:
    """The id of the undead card of these decks, of all if none is named, as which one rises; empty for who is spared.

    Spared is what lives in water or does not breathe, wardens and named beasts. Of the drowned that fit one of the
    creature's tags, or of all when none does, it is the one nearest in level, the first by id among equals.
    """
    body = content.component(card, Creature)
    tags = set(content.card(card).tags)
    if body is None or tags & SPARED or content.bears(card, Swimmer) or content.bears(card, Incorporeal):
        return ""
    fitting: list[tuple[bool, int, str]] = []
    for name in sorted(content.cards, key=by_name):
        risen, its = content.component(name, Risen), content.component(name, Creature)
        dealt = not decks or set(decks).intersection(content.card(name).decks)
        if risen is not None and its is not None and dealt:
            fitting.append((not tags.intersection(risen.tags), abs(its.level - body.level), name))
    return min(fitting)[2] if fitting else ""


def drowned_decks(theme: ThemeDefinition | None) -> tuple[str, ...]:
    """The decks whose drowned get up in a theme, its own among them; none is named where no theme is known (DECK-1)."""
    return (theme.deck, theme.drowned) if theme is not None else ()


def rises(world: World, creature: int) -> str:
    """As what a creature of a level would get up from its water; empty for who is spared."""
    content, info = world.resource(Content), level_info(world)
    decks = drowned_decks(content.themes.get(info.theme) if info is not None else None)
    return rises_as(content, world.get(creature, Card).prototype, decks)
