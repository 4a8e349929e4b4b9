"""Upgrades: what a room can be made into, what that wants, and what lies ready for it (UPGR-1, UPGR-2)."""

from __future__ import annotations

from functools import lru_cache

from components.building import Recipe
from components.card import Card
from components.light import Spent
from components.place import POSITIONS
from components.room import Location
from components.things import Broken
from content.naming import by_name
from content.registry import Content
from engine.kernel.world import World


def upgrades_for(world: World, room: int) -> list[str]:
    """Ids of the locations that this room could become, sorted; it never becomes what it is."""
    terrain, own = world.get(room, Location).terrain, world.get(room, Card).prototype
    known = recipes(world.resource(Content))
    return [name for name, recipe in known.items() if terrain in recipe.terrains and name != own]


@lru_cache(maxsize=8)
def recipes(content: Content) -> dict[str, Recipe]:
    """Every recipe by the location that it makes, sorted; nobody changes it."""
    found = {name: content.component(name, Recipe) for name in sorted(content.cards, key=by_name)}
    return {name: recipe for name, recipe in found.items() if recipe is not None}


def set_at(world: World, room: int, heading: int) -> int:
    """The card in a position of the room, or 0."""
    return next(iter(world.held(room, POSITIONS[heading])), 0)


def serves(world: World, card: int, wanted: str) -> bool:
    """Whether a card is the one that is wanted, and neither broken nor spent (UPGR-2)."""
    named = bool(wanted) and world.get(card, Card).prototype == wanted
    return named and not (world.has(card, Broken) or world.has(card, Spent))


def wanting(world: World, room: int, upgrade: str) -> list[int]:
    """The headings whose position still wants its card."""
    wants = recipes(world.resource(Content))[upgrade].wants
    ready = [set_at(world, room, heading) for heading in range(4)]
    return [h for h in range(4) if wants[h] and not (ready[h] and serves(world, ready[h], wants[h]))]
