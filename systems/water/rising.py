"""Rising: a creature that has drowned gets up as one of the undead, the same body with what it had (AGE-5)."""

from __future__ import annotations

from components.body import ActionPoints
from components.card import Card
from components.creatures import Creature, Wanders
from components.place import Spot
from components.registry import Component
from components.traits import outlasts_drowning
from content.registry import Content
from engine.kernel.world import World


def get_up(world: World, creature: int, risen: str) -> None:
    """Make the undead `risen` of a drowned creature; nothing of one whom water spares, who rises as none ("").

    The entity stays, with its goods, level, and what its defeat is worth and leaves: nothing is won twice.
    """
    content = world.resource(Content)
    if not risen:
        return
    kept = content.kinds.having(outlasts_drowning.name)
    level, left = world.get(creature, Creature).level, world.get(creature, ActionPoints).left
    for affliction in world.held(creature, Spot.AFFLICTION):
        world.doom(affliction, "ended with its body")
    for part in world.components(creature):
        if type(part) not in kept:
            world.remove(creature, type(part))
    for part in (Card(risen), *content.components(risen)):
        if type(part) not in kept:
            world.add(creature, _adapted(world, creature, part, level, left))


def _adapted(world: World, creature: int, part: Component, level: int, left: int) -> Component:
    if isinstance(part, Creature):
        part.level = level
    elif isinstance(part, ActionPoints):
        part.left = min(left, part.pool)
    elif isinstance(part, Wanders):
        part.due = world.turn + 1 + creature % max(1, part.interval)
    return part
