"""A game in a row of rooms, for tests of errands."""

from __future__ import annotations

from components.place import Spot
from components.room import Entrance
from content.make import make
from engine.play.chronicle import Chronicle
from engine.play.game import Game
from systems.core.knowing import come_in, remember, turn_up
from tests.build import a_row, a_seeker, base_content


def a_game(rooms: int = 4) -> tuple[Game, list[int]]:
    """A game in a row of rooms from west to east, all seen, its seeker with a map in the middle of the first."""
    chronicle = Chronicle.begin(3, base_content(), strict=True)
    world = chronicle.empty_world(1)
    chronicle.hold(world)
    row = a_row(world, rooms)
    world.add(row[0], Entrance())
    seeker = a_seeker(world, row[0])
    for room in row:
        world.move(seeker, room, Spot.CENTRE)
        come_in(world, seeker)
        for side in (Spot.EAST, Spot.WEST):
            turn_up(world, seeker, room, side)
        remember(world, seeker, room)
    world.move(seeker, row[0], Spot.CENTRE)
    make(world, "base:dungeon_map", seeker, Spot.PACK)
    world.events.clear()
    return Game(chronicle, seeker), row
