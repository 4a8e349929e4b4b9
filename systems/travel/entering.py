"""Entering: a body leaves its room and comes into the next one, by its own feet or not (MOVE-1, CHAR-4)."""

from __future__ import annotations

from components.events.travel import Arrived, Left
from components.place import Spot
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.world import World
from systems.core.knowing import come_in, lose_track, remember, spot
from systems.core.rooms import room_of
from systems.creatures.roaming import draw_near
from systems.seekers.experience import gain
from systems.travel.discovering import find_section
from systems.water.submerging import submerge


def enter(world: World, body: int, heading: int, room: int, where: Spot) -> None:
    """Bring a body out by a heading and onto a slot of the room beyond; a seeker's first visit is experience."""
    left = room_of(world, body)
    if not world.has(body, Seeker):
        spot(world, body)
        world.emit(Left(left, body, heading))
        world.move(body, room, where)
        spot(world, body)
        lose_track(world, body, left)
        world.emit(Arrived(room, body, int(where)))
        submerge(world, body, room)
        return
    world.emit(Left(left, body, heading))
    remember(world, body, left)
    world.move(body, room, where)
    draw_near(world, body)
    world.emit(Arrived(room, body, int(where)))
    if come_in(world, body):
        gain(world, body, world.resource(Content).figures.seekers.visit_experience, "visit")
        find_section(world, body, room)
