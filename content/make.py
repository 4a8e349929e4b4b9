"""Make: puts a living card into a world, with its own copies of the components that its prototype has (P8)."""

from __future__ import annotations

from components.actor import Wanders
from components.card import Card
from components.condition import Breeds
from components.food import Perishable
from components.place import Place, Spot
from components.registry import Component
from content.registry import Content
from engine.kernel.world import World


def make(world: World, card: str, holder: int | None = None, spot: Spot | None = None, cause: str = "birth") -> int:
    """The new card's entity; with a holder it lies there, at `spot`. KeyError when no pack has the card.

    What wanders sets out within its interval, not all on one turn (COMB-5). What perishes begins to, unless it is part
    of a living body (ROT-1).
    """
    parts = components(world, card, resting=spot is Spot.GOODS)
    if holder is None or spot is None:
        return world.spawn(Card(card), *parts, cause=cause)
    return world.spawn(Card(card), *parts, Place(holder, spot), cause=cause)


def components(world: World, card: str, resting: bool = False) -> tuple[Component, ...]:
    """A card's own copies of its components, clocks set from this turn on; `resting`, what is of its body waits."""
    content = world.resource(Content)
    parts = content.components(card)
    for part in parts if content.is_timed(card) else ():
        if type(part) is Wanders and part.due is None:
            part.due = world.turn + 1 + world.next_id % max(1, part.interval)
        elif type(part) is Breeds and part.due is None:
            part.due = world.turn + part.interval
        elif type(part) is Perishable:
            rot = content.figures.rot
            part.left = (rot.raw if part.raw else rot.organic) * part.percent // 100
            part.due = None if resting and part.of_body else world.turn + part.left
    return parts
