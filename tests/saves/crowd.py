"""A big level for benchmarks: rooms of twenty entities, each with four components, and a seeker with a pack."""

from __future__ import annotations

from components.body import Health
from components.card import Card
from components.light import Fuel
from components.place import Place, Spot
from components.room import Exits, Room
from components.seekers import Seeker
from components.things import Durability, Value, Weight
from engine.kernel.dice import Dice
from engine.kernel.world import World

PER_ROOM = 20


def a_crowded_world(entities: int = 100_000) -> World:
    """A world of so many entities."""
    world = World(1, Dice(1))
    rooms = entities // PER_ROOM
    for at in range(rooms):
        room = world.spawn(Room(at % 300, at // 300, at), Card("base:gallery"), Exits([0] * 4, [0] * 4), Weight(0))
        for number in range(PER_ROOM - 1):
            place = Place(room, Spot(number % 6))
            if number % 3 == 0:
                world.spawn(Card("base:torch"), place, Fuel(12, 12), Weight(5))
            elif number % 3 == 1:
                world.spawn(Card("base:sword"), place, Durability(9, 9), Value(20))
            else:
                world.spawn(Card("base:bread"), place, Weight(3), Value(2))
    world.spawn(Seeker("Ada", "base:fighter"), Place(world.entities()[0], Spot.CENTRE), Health(20, 20))
    return world


def rooms_of(world: World) -> list[int]:
    """The rooms of the world, in id order."""
    return [room for room, _ in world.each(Room)]
