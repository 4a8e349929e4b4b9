"""Dirt: how dirty rooms and things are, and where the nose of a hunter leads it (AGE-6)."""

from __future__ import annotations

from components.creatures import Creature
from components.things import Dirt
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.spread import TO_AIR, bars_of, spread, toward
from systems.walls.structures import is_stony

STAYS = -1
NOTHING_SMELT = -2


def dirt(world: World, entity: int) -> int:
    """How dirty a room or a thing is, 0-100."""
    part = world.find(entity, Dirt)
    return part.level if part is not None else 0


def settling(world: World, entity: int, amount: int) -> int:
    """What stays of so much dirt: half of it on a stone floor, where of an odd point every other turn decides."""
    if not is_stony(world, entity):
        return amount
    percent = world.resource(Content).figures.dirt.on_stone
    return (amount * percent + world.turn % 2 * (100 - percent)) // 100


def is_stained(world: World, room: int) -> bool:
    """Whether a room is dirty enough to draw those that hunt by scent."""
    return dirt(world, room) >= world.resource(Content).figures.dirt.stained


def lure(world: World, creature: int, room: int = 0) -> int:
    """The heading by which a creature's nose leads it; STAYS where it is best, NOTHING_SMELT when there is no filth.

    With a `room`, as if it were there.

    It makes for the filthiest stained room that it can reach within its scent, the nearest of equals. Scent passes no
    wall and no shut door, and neither does the creature.
    """
    reach = world.get(creature, Creature).scent
    if not reach:
        return NOTHING_SMELT
    here, bars = room or room_of(world, creature), bars_of(world, creature, TO_AIR)
    stained = [room for room in spread(world, here, reach, bars) if is_stained(world, room)]
    if not stained:
        return NOTHING_SMELT
    heading = toward(world, here, max(stained, key=lambda room: dirt(world, room)), reach, bars)
    return STAYS if heading is None else heading
