"""Senses: how far a creature sees, hears and smells a seeker, in rooms (COMB-5)."""

from __future__ import annotations

from components.actor import Creature
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.sight import holds_flame, is_lit
from systems.core.spread import TO_AIR, TO_SOUND, spread
from systems.fire.fire import is_blind


def senses(world: World, creature: int, seeker: int) -> bool:
    """Whether a creature can make out a seeker: beside it always, else by eye and nose along clear ways, or by ear.

    A shut door lets sound through and nothing else; a wall lets through none of them.
    """
    here, there = room_of(world, creature), room_of(world, seeker)
    if here == there:
        return True
    nature = world.get(creature, Creature)
    by_air = max(0 if is_blind(world, here, there) else eyesight(world, nature, seeker), nature.scent)
    return here in spread(world, there, by_air, TO_AIR) or here in spread(world, there, nature.hearing, TO_SOUND)


def eyesight(world: World, nature: Creature, seeker: int) -> int:
    """How many rooms off eyes make out this seeker: farther with a flame in its hand, less far in the dark."""
    figures = world.resource(Content).figures.creatures
    if not nature.sight:
        return 0
    if holds_flame(world, seeker):
        return min(nature.sight + figures.flame_shows, figures.widest_sense)
    lit = is_lit(world, room_of(world, seeker))
    return nature.sight if lit else max(0, nature.sight - figures.dark_hides)


def hunts_by_eye(nature: Creature) -> bool:
    """Whether a creature sees farther than it hears and smells."""
    return nature.sight > max(nature.hearing, nature.scent)
