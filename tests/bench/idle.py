"""Idle levels for benchmarks and counts: a few who do something, and however many others that only exist."""

from __future__ import annotations

from components.body import Hunger, Thirst
from components.creatures import Wanders
from components.light import Fuel
from components.place import Spot
from components.room import SelfLit
from components.things import Value
from engine.kernel.world import World
from tests.build import a_chest, a_lit_torch, a_rat, a_room, a_row, a_seeker, a_thing, a_torch, a_world

PER_ROOM = 20
FOR_EVER = 10**9


def an_idle_level(entities: int) -> World:
    """A level of about so many entities in which the same little goes on whatever the number.

    A seeker in play with a torch that burns, hunger and thirst stands alone in a row of rooms; a rat roams another
    row every second turn. Whatever else there is sleeps, lies or is dark: rats, chests, torches, things.
    """
    world = a_world(strict=False)
    own = a_row(world, 3)
    seeker = a_seeker(world, own[1], Spot.CENTRE, Hunger(0, FOR_EVER, FOR_EVER), Thirst(0, FOR_EVER, FOR_EVER))
    world.edit(a_lit_torch(world, seeker, Spot.HAND), Fuel).due = FOR_EVER
    a_rat(world, a_row(world, 4)[0], Spot.NORTH, Wanders(2, 2))
    for _ in range((entities - len(world.entities())) // PER_ROOM):
        _an_idle_room(world)
    world.settle()
    return world


def _an_idle_room(world: World) -> None:
    """A room of twenty: itself, two sleeping rats of which one roams in the far future, and what lies about."""
    room = a_room(world, SelfLit())
    a_rat(world, room, Spot.NORTH)
    a_rat(world, room, Spot.SOUTH, Wanders(1, FOR_EVER))
    chest = a_chest(world, room, Spot.EAST)
    for number in range(PER_ROOM - 4):
        if number % 3:
            a_thing(world, chest if number % 2 else room, Spot.INSIDE if number % 2 else Spot.STORAGE, Value(number))
        else:
            a_torch(world, room, Spot.STORAGE)
