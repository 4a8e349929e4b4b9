"""Abilities: what each class can do and no other; each stands with the rule that asks for it (CHAR-3)."""

from __future__ import annotations

from components.seekers import Ability
from engine.kernel.world import World


def able(world: World, actor: int, name: str) -> bool:
    """Whether the actor has the ability of this name."""
    ability = world.find(actor, Ability)
    return ability is not None and ability.name == name
