"""Burning: how a thing, a condition or a structure catches fire, goes out, and is no more (CLOCK-1, WALL-10)."""

from __future__ import annotations

from components.events.fire import (
    BurntAway,
    CaughtFire,
    FireWentOut,
    FloorBurnt,
    FloorCaught,
    FloorWentOut,
    WallBurnt,
    WallCaught,
    WallWentOut,
)
from components.fire import Burning, Flammable
from components.room import Passage, Room
from components.walls import Floor, Wall
from engine.kernel.world import World
from systems.core.knowing import see_gone
from systems.core.rooms import ends, room_of
from systems.creatures.roaming import disturb
from systems.fire.fire import hearths
from systems.things.putting import empty_out
from systems.walls.bringing_down import open_wall, take_up_floor


def ignite(world: World, entity: int) -> None:
    """It burns from now on; a thing for its own number of turns."""
    fuel = world.find(entity, Flammable)
    world.add(entity, Burning(world.turn + fuel.turns if fuel is not None else None))
    disturb(world, [room for room, _ in hearths(world, entity)])
    if world.has(entity, Passage):
        for room, heading in ends(world, entity):
            world.emit(WallCaught(room, int(heading)))
    elif world.has(entity, Room):
        world.emit(FloorCaught(entity))
    else:
        world.emit(CaughtFire(room_of(world, entity), entity))


def go_out(world: World, entity: int) -> None:
    """It burns no longer; what is left of it stays."""
    world.remove(entity, Burning)
    if world.has(entity, Passage):
        for room, heading in ends(world, entity):
            world.emit(WallWentOut(room, int(heading)))
    elif world.has(entity, Room):
        world.emit(FloorWentOut(entity))
    else:
        world.emit(FireWentOut(room_of(world, entity), entity))


def burn_away(world: World, card: int) -> None:
    """Nothing is left of a thing; what lay in it lies where it was."""
    world.emit(BurntAway(room_of(world, card), card))
    see_gone(world, card)
    world.doom(card, "burnt")
    empty_out(world, card)


def burn_floor(world: World, room: int) -> None:
    """A turn of fire is to a floor as a hit of a pickaxe; the last one ends it and what it gave."""
    world.edit(room, Floor).hits_left -= 1
    if world.get(room, Floor).hits_left <= 0:
        take_up_floor(world, room)
        world.emit(FloorBurnt(room))


def burn_wall(world: World, passage: int) -> None:
    """A turn of fire is to a wall as a hit of a pickaxe; the last one opens its passage."""
    world.edit(passage, Wall).hits_left -= 1
    if world.get(passage, Wall).hits_left <= 0:
        open_wall(world, passage, 0)
        for room, heading in ends(world, passage):
            world.emit(WallBurnt(room, int(heading)))
