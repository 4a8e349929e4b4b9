"""Pools: Health, mana and stamina that come back or are taken, never beyond full and never below nothing (CHAR-2)."""

from __future__ import annotations

from components.body import Health, Mana, Stamina
from components.events.body import Drained, Restored
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of

_NAMES: dict[type[Health] | type[Mana] | type[Stamina], str] = {Health: "health", Mana: "mana", Stamina: "stamina"}


def refill(world: World, body: int, kind: type[Health] | type[Mana] | type[Stamina], amount: int) -> int:
    """Give back up to so much of a pool in silence, and say how much it was; a body without the pool gets none."""
    pool = world.find(body, kind)
    gained = min(amount, pool.full - pool.left) if pool is not None else 0
    if gained > 0:
        world.edit(body, kind).left += gained
    return gained


def restore(world: World, body: int, kind: type[Health] | type[Mana] | type[Stamina], amount: int) -> None:
    """Give back up to so much of a pool, and tell of it."""
    gained = refill(world, body, kind, amount)
    if gained > 0:
        world.emit(Restored(room_of(world, body), body, gained, _NAMES[kind]))


def drain(world: World, body: int, kind: type[Mana] | type[Stamina], amount: int) -> None:
    """Take up to so much of a pool, and tell of it. Health is lost by wounds alone.

    Of stamina a little is always left, so that nothing drains a body of every blow (COMB-4).
    """
    pool = world.find(body, kind)
    kept = world.resource(Content).figures.seekers.stamina_kept if kind is Stamina else 0
    lost = min(amount, pool.left - kept) if pool is not None else 0
    if lost > 0:
        world.edit(body, kind).left -= lost
        world.emit(Drained(room_of(world, body), body, lost, _NAMES[kind]))
