"""Senses: how far a creature sees, hears and smells a seeker, in rooms (COMB-5)."""

from __future__ import annotations

from components.creatures import Creature
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.spread import TO_AIR, TO_SOUND, spread
from systems.core.sums import total_of


def senses(world: World, creature: int, seeker: int) -> bool:
    """Whether a creature can make out a seeker: beside it always, else by eye and nose along clear ways, or by ear.

    A shut door lets sound through and nothing else; a wall lets through none of them.
    """
    here, there = room_of(world, creature), room_of(world, seeker)
    if here == there:
        return True
    nature = world.get(creature, Creature)
    by_air = max(max(0, total_of(world, "sight", creature, seeker)) if nature.sight else 0, nature.scent)
    if here in spread(world, there, by_air, TO_AIR):
        return True
    by_ear = max(0, total_of(world, "hearing", creature, seeker)) if nature.hearing else 0
    return here in spread(world, there, by_ear, TO_SOUND)


def hunts_by_eye(nature: Creature) -> bool:
    """Whether a creature sees farther than it hears and smells."""
    return nature.sight > max(nature.hearing, nature.scent)
