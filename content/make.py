"""Make: puts a living card into a world, with its own copies of the components that its prototype has (P8)."""

from __future__ import annotations

from components.card import Card
from components.place import Place, Spot
from components.registry import Component
from content.registry import Content
from engine.kernel.world import World


def make(world: World, card: str, holder: int | None = None, spot: Spot | None = None, cause: str = "birth") -> int:
    """The new card's entity; with a holder it lies there, at `spot`. KeyError when no pack has the card.

    What has a clock begins to go by it, as whoever added the component says.
    """
    parts = components(world, card, resting=spot is Spot.GOODS)
    if holder is None or spot is None:
        return world.spawn(Card(card), *parts, cause=cause)
    return world.spawn(Card(card), *parts, Place(holder, spot), cause=cause)


def components(world: World, card: str, resting: bool = False) -> tuple[Component, ...]:
    """A card's own copies of its components, clocks set from this turn on; `resting`, what is of its body waits."""
    content = world.resource(Content)
    parts = content.components(card)
    for at, start in content.clocks(card):
        start(world, parts[at], resting)
    return parts
