"""Terms: what a lock and who forces it, a trap and who disarms it, make of the odds (DOOR-1, TRAP-1)."""

from __future__ import annotations

from components.body import Attributes
from components.locks import Lock, Trap
from content.registry import Content
from engine.kernel.world import World
from systems.core.odds import NO_ATTRIBUTES


def any_lock(world: World, actor: int, target: int) -> int:
    """Any lock."""
    return world.resource(Content).figures.doors.force_base


def strength_to_force(world: World, actor: int, target: int) -> int:
    """Strength."""
    return world.resource(Content).figures.doors.force_per_strength * _body(world, actor).strength


def tier_to_force(world: World, actor: int, target: int) -> int:
    """The tier of the lock, from the second on."""
    return -world.resource(Content).figures.doors.force_per_tier * (world.get(target, Lock).tier - 1)


def any_trap(world: World, actor: int, card: int) -> int:
    """Any trap."""
    return world.resource(Content).figures.traps.disarm_base


def perception_to_disarm(world: World, actor: int, card: int) -> int:
    """Perception."""
    return world.resource(Content).figures.traps.disarm_per_perception * _body(world, actor).perception


def agility_to_disarm(world: World, actor: int, card: int) -> int:
    """Agility."""
    return world.resource(Content).figures.traps.disarm_per_agility * _body(world, actor).agility


def difficulty_to_disarm(world: World, actor: int, card: int) -> int:
    """The difficulty of the trap."""
    return -world.resource(Content).figures.traps.disarm_per_difficulty * world.get(card, Trap).difficulty


def _body(world: World, actor: int) -> Attributes:
    return world.find(actor, Attributes) or NO_ATTRIBUTES
