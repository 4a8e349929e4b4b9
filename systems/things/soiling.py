"""Soiling: rooms and things get dirtier, up to the most there is, and are cleaned (AGE-6, WALL-1)."""

from __future__ import annotations

from components.room import Exits, Location
from components.things import Dirt, Stack
from content.registry import Content
from engine.kernel.world import World
from systems.creatures.roaming import disturb_noses
from systems.things.dirt import dirt, settling


def soil(world: World, entity: int, amount: int) -> None:
    """Make a room or a thing so much dirtier; a pile of pieces stays as it is, so that it can merge with its like."""
    most = world.resource(Content).figures.dirt.most
    level = min(most, dirt(world, entity) + settling(world, entity, amount))
    if level <= 0 or world.has(entity, Stack) or level == dirt(world, entity):
        return
    if world.has(entity, Dirt):
        world.edit(entity, Dirt).level = level
    else:
        world.add(entity, Dirt(level))
    _smells(world, entity, level)


def soil_by_floor(world: World, card: int, room: int) -> None:
    """A thing put down takes a share of the dirt it lies in, unless it is dirtier."""
    if world.has(room, Location):
        share = dirt(world, room) * world.resource(Content).figures.dirt.rubs_off // 100
        soil(world, card, max(0, share - dirt(world, card)))


def clean(world: World, entity: int, amount: int) -> int:
    """Take dirt from a room or a thing, and say how much is left."""
    before = dirt(world, entity)
    left = max(0, before - amount)
    if left:
        world.edit(entity, Dirt).level = left
    else:
        world.remove(entity, Dirt)
    _smells(world, entity, before)
    return left


def _smells(world: World, entity: int, level: int) -> None:
    """Noses near a stained room have something else to go by now."""
    if level >= world.resource(Content).figures.dirt.stained and world.has(entity, Exits):
        disturb_noses(world, entity)
