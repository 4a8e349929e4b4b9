"""Noticing: the chance that a creature becomes aware of a seeker in a turn (COMB-5)."""

from __future__ import annotations

from components.creatures import Creature, Hunting, Temper
from content.registry import Content
from engine.kernel.world import World
from systems.core.distance import distance
from systems.core.odds import clamped
from systems.core.rooms import room_of
from systems.core.sums import terms_of
from systems.core.verdict import Odds
from systems.creatures.senses import senses
from systems.creatures.temperament import KEEPS_ITS_ROOM


def noticing(world: World, creature: int, seeker: int) -> Odds | None:
    """The chance that one which hunts nobody notices this seeker when a turn ends; None when it cannot."""
    nature, room = world.get(creature, Creature), room_of(world, seeker)
    figures = world.resource(Content).figures
    if world.has(creature, Hunting):
        return None
    if nature.temper in KEEPS_ITS_ROOM and room_of(world, creature) != room:
        return None
    if nature.temper == Temper.LURKING and distance(world, creature, seeker) > figures.movement.melee_reach:
        return None
    if not senses(world, creature, seeker):
        return None
    return clamped(world, terms_of(world, "to_notice", creature, seeker))
