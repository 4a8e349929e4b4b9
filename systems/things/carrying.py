"""Carrying: what a body has about it, what it weighs, and where a thing lands that is put down (CHAR-2, ITEM-1)."""

from __future__ import annotations

from components.locks import Key
from components.place import HANDS, SIDES, WORN, Place, Spot
from components.seekers import Seeker
from components.things import Stack, Wearable, Weight
from components.travel import Map
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import things_at
from systems.core.sight import is_up
from systems.core.sums import total_of

CARRIED = frozenset((*WORN, Spot.PACK))


def pack(world: World, body: int) -> list[int]:
    """The cards in a body's pack, in id order."""
    return world.held(body, Spot.PACK)


def equipped(world: World, body: int, spot: Spot) -> int:
    """What a body wears or holds at a spot, or 0."""
    return next(iter(world.held(body, spot)), 0)


def worn(world: World, body: int) -> list[int]:
    """What a body wears and holds, in id order."""
    return [card for card in world.held(body) if world.get(card, Place).spot in WORN]


def in_hand(world: World, body: int) -> list[int]:
    """What a body holds, right hand first."""
    return [card for spot in HANDS for card in world.held(body, spot)]


def carried(world: World, body: int) -> list[int]:
    """What a body wears, holds and has in its pack, with what lies inside these, each card once."""
    found = [card for card in world.held(body) if world.get(card, Place).spot in CARRIED]
    for card in found:
        found.extend(world.held(card, Spot.INSIDE))
    return found


def carries(world: World, body: int, card: int) -> bool:
    """Whether the body wears, holds or has the card in its pack, not inside something else."""
    place = world.find(card, Place)
    return place is not None and place.holder == body and place.spot in CARRIED


def has_map(world: World, body: int) -> bool:
    """Whether a body has a map about it (BASE-2)."""
    return world.derived(("a map", body), _has_map, world, body)


def _has_map(world: World, body: int) -> bool:
    return any(world.has(card, Map) for card in carried(world, body))


def keys(world: World, body: int) -> list[int]:
    """The skeleton keys that a body carries."""
    return [card for card in carried(world, body) if world.has(card, Key)]


def key_to(world: World, body: int, closed: int) -> int:
    """The key of a locked room or container that a body carries, or 0."""
    return next((card for card in keys(world, body) if world.get(card, Key).lock == closed), 0)


def weight(world: World, card: int) -> int:
    """Weight of a card in tenths: all its pieces, and what lies inside."""
    one = world.find(card, Weight)
    stack = world.find(card, Stack)
    pieces = stack.count if stack is not None else 1
    total = one.tenths * pieces if one is not None else 0
    for inside in world.held(card, Spot.INSIDE):
        total += weight(world, inside)
    return total


def load(world: World, body: int) -> int:
    """Weight in tenths of what a body wears, holds and carries."""
    return world.derived(("load", body), _load, world, body)


def _load(world: World, body: int) -> int:
    return sum(weight(world, card) for card in world.held(body) if world.get(card, Place).spot in CARRIED)


def capacity(world: World, body: int) -> int:
    """Weight in tenths that a body carries without burden."""
    return max(0, total_of(world, "capacity", body))


def overburdened(world: World, body: int) -> bool:
    """Whether a seeker carries more than its capacity."""
    return world.has(body, Seeker) and load(world, body) > capacity(world, body)


def too_heavy(world: World, body: int, card: int) -> bool:
    """Whether with this card the load would be more than anybody lifts (CHAR-2)."""
    return world.derived(("too heavy", body, card), _too_heavy, world, body, card)


def _too_heavy(world: World, body: int, card: int) -> bool:
    most = world.resource(Content).figures.seekers.lift_most
    return 100 * (load(world, body) + weight(world, card)) > most * capacity(world, body)


def portable(world: World, card: int) -> bool:
    """Whether the card is a thing that can be picked up: it has a weight."""
    return world.has(card, Weight) or world.has(card, Key)


def spots_filled(world: World, card: int, spot: Spot) -> tuple[Spot, ...]:
    """The spots of the body that a card takes when it is worn or held at `spot`; none if it does not go there."""
    wearable = world.find(card, Wearable)
    if wearable is None or spot not in wearable.spots:
        return ()
    return HANDS if wearable.both_hands else (spot,)


def in_the_way(world: World, body: int, card: int, spot: Spot) -> list[int]:
    """What a body must put into the pack to wear or hold the card at `spot`, in id order."""
    wanted = spots_filled(world, card, spot)
    return [
        other
        for other in worn(world, body)
        if other != card and set(wanted) & set(spots_filled(world, other, world.get(other, Place).spot))
    ]


def lies_at(world: World, room: int, spot: Spot, knower: int) -> Spot:
    """Where a thing put down at `spot` lands: there, else on the nearest slot free of things, else in storage.

    A side slot counts only when `knower` has turned it face up, lest the choice tell what lies hidden (P9); with
    nobody there to know (0), `spot` alone counts.
    """
    if not knower:
        return spot if not things_at(world, room, spot) else Spot.STORAGE
    for slot in (spot, Spot.CENTRE, *SIDES):
        if (slot == Spot.CENTRE or is_up(world, knower, room, slot)) and not things_at(world, room, slot):
            return slot
    return Spot.STORAGE
