"""Undo: takes a level that failed its audit out of the world again, so that the next try begins from nothing."""

from __future__ import annotations

from engine.kernel.world import World


def undo(world: World, next_id: int, ledger: dict[str, int]) -> None:
    """All entities go, the newest first; ids and the ledger are what they were before."""
    for entity in reversed(world.entities()):
        world.release(entity)
    world.next_id = next_id
    world.ledger.clear()
    world.ledger.update(ledger)
    world.forget_changes()
