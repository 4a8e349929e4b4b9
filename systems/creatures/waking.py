"""Waking: a creature notices, and comes for whom it noticed (COMB-5)."""

from __future__ import annotations

from components.creatures import Awake, Beat, Creature, Hunting
from components.events.creatures import Woke
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.knowing import spot
from systems.core.rooms import room_of
from systems.creatures.roaming import come_to


def wake(world: World, creature: int, quarry: int) -> None:
    """Wake a living creature and set it on a seeker (0: nobody); whoever sees it stir knows of it from now on."""
    if not (world.has(creature, Creature) and is_living(world, creature)):
        return
    if world.has(creature, Beat):
        come_to(world, creature, world.turn)
    if not world.has(creature, Awake):
        world.add(creature, Awake())
        spot(world, creature)
        world.emit(Woke(room_of(world, creature), creature))
    if quarry and world.has(quarry, Seeker):
        until = world.turn + world.resource(Content).figures.creatures.patience
        if not world.has(creature, Hunting):
            world.add(creature, Hunting(quarry, until))
            return
        hunting = world.edit(creature, Hunting)
        hunting.quarry, hunting.until = quarry, until
