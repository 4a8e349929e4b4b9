"""Key places: where a key lies down so that anybody can take it up again, whatever befell who had it (G9)."""

from __future__ import annotations

from components.body import Dead
from components.locks import Key
from components.place import SIDES, Spot
from components.seekers import Seeker
from engine.kernel.world import World
from systems.core.rooms import things_at
from systems.core.sight import in_view, is_up
from systems.things.carrying import lies_at, portable


def lands_at(world: World, card: int, room: int, spot: Spot, knower: int) -> Spot:
    """Where a card lands that is put down at `spot`, as far as `knower` knows the room."""
    return (_key_lies_at if world.has(card, Key) else lies_at)(world, room, spot, knower)


def _key_lies_at(world: World, room: int, spot: Spot, knower: int) -> Spot:
    """The nearest slot without a thing: `spot`, another side, the centre; where none is, one whose thing gives way.

    A side slot counts only when all who look on, and `knower`, have turned it face up, lest the choice tell what lies
    hidden (P9). In storage a key lies only where every slot holds what cannot be moved, or a key.
    """
    eyes = [seeker for seeker, _ in world.each(Seeker) if seeker == knower or _looks_on(world, seeker, room, spot)]
    slots = [
        slot
        for slot in dict.fromkeys((spot, *SIDES, Spot.CENTRE))
        if slot == Spot.CENTRE or slot in SIDES and all(is_up(world, seeker, room, slot) for seeker in eyes)
    ]
    free = [slot for slot in slots if not things_at(world, room, slot)]
    yielding = [slot for slot in reversed(slots) if all(_gives_way(world, it) for it in things_at(world, room, slot))]
    return next(iter((*free, *yielding)), Spot.STORAGE)


def _looks_on(world: World, seeker: int, room: int, spot: Spot) -> bool:
    return not world.has(seeker, Dead) and in_view(world, seeker, room, spot)


def _gives_way(world: World, thing: int) -> bool:
    """Whether a thing can be shoved aside for a key; another key never is."""
    return portable(world, thing) and not world.has(thing, Key)
