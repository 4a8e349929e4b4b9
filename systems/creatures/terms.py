"""Terms: how far a creature sees and hears, the chance to be noticed by it, and how far a noise carries (COMB-5)."""

from __future__ import annotations

from components.body import Attributes
from components.creatures import Creature
from content.registry import Content
from engine.kernel.world import World


def eyes(world: World, creature: int, seeker: int) -> int:
    """The creature's own eyes, in rooms."""
    return world.get(creature, Creature).sight


def ears(world: World, creature: int, seeker: int) -> int:
    """The creature's own ears, in rooms."""
    return world.get(creature, Creature).hearing


def watch(world: World, creature: int, seeker: int) -> int:
    """The heed that any creature pays as a turn ends."""
    return world.resource(Content).figures.creatures.notice


def keen(world: World, creature: int, seeker: int) -> int:
    """The creature's Perception."""
    body = world.find(creature, Attributes)
    return world.resource(Content).figures.creatures.notice_per_perception * body.perception if body is not None else 0


def noise_itself(world: World, room: int, rooms: int) -> int:
    """The noise as it is made."""
    return rooms
