"""Posing: which deeds wake what only seems a container (MIMIC-1)."""

from __future__ import annotations

from components.intent import WantsToDisarm, WantsToForce, WantsToSearch, WantsToStrike, WantsToUnlock
from components.mimic import Mimic
from components.registry import Component
from engine.kernel.world import World

WAKING: dict[type[Component], str] = {
    WantsToSearch: "card", WantsToForce: "target", WantsToUnlock: "target", WantsToDisarm: "card",
    WantsToStrike: "target",
}


def woken_by(world: World, actor: int) -> int:
    """The mimic on which an actor is about to lay a hand, or 0."""
    borne = world.parts(actor)
    for kind, field in WAKING.items():
        if kind in borne:
            target: int = getattr(borne[kind], field)
            return target if world.has(target, Mimic) else 0
    return 0
