"""Twins of what lies in storage: of the seeker's own it knows, of all the rest it knows nothing (ROOM-2, P9)."""

from __future__ import annotations

from random import Random

from components.knowledge import Seen
from components.place import Spot
from content.make import make
from engine.play.game import Game
from systems.core.memory import knows_storage, memory_of
from systems.core.rooms import room_of
from systems.core.sight import is_up
from systems.things.putting import put_down


def store_own(game: Game) -> None:
    """The seeker has put down so much where it stands, in both twins, that the last of it lies in storage."""
    world, seeker = game.world, game.seeker
    room = room_of(world, seeker)
    for _ in range(1 + sum(is_up(world, seeker, room, Spot(side)) for side in range(5))):
        put_down(world, make(world, "base:rope", seeker, Spot.PACK), room, Spot.CENTRE, seeker)
    memory = memory_of(world, seeker, room)
    assert world.get(memory, Seen).spotted or knows_storage(world, seeker, room)


def store_another(game: Game, dice: Random) -> bool:
    """Something of which the seeker does not know lies in storage beside its own."""
    world, room = game.world, room_of(game.world, game.seeker)
    if knows_storage(world, game.seeker, room):
        return False
    make(world, dice.choice(["base:lantern", "base:torch"]), room, Spot.STORAGE)
    return True
