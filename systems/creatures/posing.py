"""Posing: which deeds wake what only seems a container (MIMIC-1)."""

from __future__ import annotations

from components.creatures import Mimic
from content.registry import Content
from engine.kernel.world import World
from systems.core.legal import intent_of


def woken_by(world: World, actor: int) -> int:
    """The mimic on which an actor is about to lay a hand, or 0."""
    intent = intent_of(world, actor)
    hand = world.resource(Content).judges[type(intent)].hand if intent is not None else ""
    target: int = getattr(intent, hand) if hand else 0
    return target if target and world.has(target, Mimic) else 0
