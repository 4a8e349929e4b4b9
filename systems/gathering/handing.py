"""Handing over: what somebody's work has won goes into the pack, or to the ground when it is too heavy."""

from __future__ import annotations

from components.events.gathering import Won
from components.place import Spot
from content.make import make
from engine.kernel.world import World
from systems.core.rooms import board_place
from systems.things.carrying import too_heavy
from systems.things.putting import put_down, put_in_pack


def hand_over(world: World, actor: int, card: str, cause: str) -> None:
    """A new card of this prototype for the actor."""
    room, spot = board_place(world, actor)
    thing = make(world, card, room, Spot.STORAGE, cause=cause)
    if too_heavy(world, actor, thing):
        put_down(world, thing, room, spot, actor)
        world.emit(Won(room, actor, thing))
    else:
        # It is named while it is in hand and a card of its own; then a stack may swallow it.
        world.move(thing, actor, Spot.PACK)
        world.emit(Won(room, actor, thing))
        put_in_pack(world, thing, actor)


def give_back(world: World, actor: int, thing: int) -> None:
    """A card that lies about goes into the actor's pack, or to the ground at its feet when it is too heavy."""
    room, spot = board_place(world, actor)
    if too_heavy(world, actor, thing):
        put_down(world, thing, room, spot, actor)
    else:
        put_in_pack(world, thing, actor)
