"""Burying: what lies loose in a room comes to lie under its rubble, and lies open again when that is gone (G9, COND-4).

Keys stay in reach, and so does whatever holds one; what stands in a room stands (chests, traps, stairs, mouths).
"""

from __future__ import annotations

from components.conditions import Covers
from components.events.conditions import ThingsDugOut
from components.fire import Burning
from components.light import Lit
from components.locks import Key
from components.place import SLOTS, Place, Spot
from components.things import Buried, Weight
from engine.kernel.world import World
from systems.core.knowing import see_gone, see_put
from systems.core.rooms import seekers_in, things_at
from systems.fire.burning import go_out
from systems.light.flames import put_out
from systems.things.putting import put_down


def bury(world: World, room: int) -> None:
    """All that lies loose on the slots and in storage is under the stones; flames go out there, all else goes on."""
    for spot in (*SLOTS, Spot.STORAGE):
        for card in things_at(world, room, spot):
            if world.has(card, Weight) and not _holds_key(world, card):
                _cover(world, card, room, spot)
    for key in world.held_bearing(room, Key):
        if world.get(key, Place).spot == Spot.STORAGE:
            # Rubble lets nobody search: put down anew, it takes a slot.
            see_gone(world, key)
            put_down(world, key, room, Spot.CENTRE, 0)


def dig_out(world: World, room: int) -> None:
    """What lay under the stones lies where it did, or in storage where something else has come to lie meanwhile.

    Nothing comes to light while rubble of another kind still covers it.
    """
    if any(world.has(card, Covers) and world.alive(card) for card in world.held(room, Spot.CONDITION)):
        return
    covered = world.held(room, Spot.BURIED)
    for card in covered:
        spot = Spot(world.get(card, Buried).spot)
        world.remove(card, Buried)
        hidden = put_down(world, card, room, spot, 0) == Spot.STORAGE
        for seeker in seekers_in(world, room) if hidden else ():
            see_put(world, seeker, card)
    if covered:
        world.emit(ThingsDugOut(room))


def _cover(world: World, card: int, room: int, spot: Spot) -> None:
    if world.has(card, Lit):
        put_out(world, card)
    if world.has(card, Burning):
        go_out(world, card)
    see_gone(world, card)
    world.add(card, Buried(int(spot)))
    world.move(card, room, Spot.BURIED)


def _holds_key(world: World, card: int) -> bool:
    return world.has(card, Key) or any(_holds_key(world, inside) for inside in world.held(card))
