"""Displace: an unleashed card throws a seeker to the centre, or any body out by the first open way (ROOM-3).

A seeker springs the trap on which it lands: nobody steps around anything in the air. What else was unleashed takes
effect where the thrown ones have come down. Nobody is thrown past a lock.
"""

from __future__ import annotations

from components.effect import Displaces, Unleashed
from components.events.travel import Stepped
from components.knowledge import Way
from components.locks import Lock, Trap
from components.place import SIDES, Spot, facing
from components.seekers import Seeker
from components.things import Container
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.knowing import turn_up
from systems.core.rooms import board_place, neighbour, things_at
from systems.core.ways import bar
from systems.locks.springing import spring
from systems.travel.entering import enter
from systems.travel.moves import Move, landing


class Displace(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        done: set[int] = set()
        # A trap that somebody was thrown upon may throw in its turn.
        while fresh := [row for row in world.rows(Unleashed, Displaces) if row[0] not in done]:
            for card, unleashed, displaces in fresh:
                done.add(card)
                if is_living(world, unleashed.target) and not (displaces.out and _throw_out(world, unleashed.target)):
                    _throw_to_centre(world, unleashed.target)


def _throw_out(world: World, body: int) -> bool:
    room, origin = board_place(world, body)
    if world.has(room, Lock):
        return False
    for heading in SIDES:
        beyond = neighbour(world, room, heading)
        if not beyond or bar(world, body, room, heading) != Way.OPEN:
            continue
        ends = landing(world, body, Move(room, origin, heading, beyond, facing(heading)))
        if ends is not None:
            enter(world, body, int(heading), beyond, ends)
            if world.has(body, Seeker):
                turn_up(world, body, beyond, ends)
                _land_on(world, body, beyond, ends)
            return True
    return False


def _land_on(world: World, seeker: int, room: int, spot: Spot) -> None:
    for card in things_at(world, room, spot):
        if world.has(card, Trap) and not world.has(card, Container):
            spring(world, seeker, card)


def _throw_to_centre(world: World, body: int) -> None:
    room, origin = board_place(world, body)
    if world.has(body, Seeker) and origin != Spot.CENTRE:
        world.move(body, room, Spot.CENTRE)
        world.emit(Stepped(room, body, int(origin), int(Spot.CENTRE)))
