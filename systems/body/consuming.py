"""Consuming: what a portion eaten or drunk leaves of its card, and what it takes off a meter (SURV-1)."""

from __future__ import annotations

from components.body import Hunger, Portions, Thirst, Vessel
from content.registry import Content
from engine.kernel.world import World
from systems.core.using import unleash, use_up


def consume(world: World, card: int, actor: int, cause: str) -> None:
    """The card takes effect on who consumed it, and a portion or a piece of it is gone; an empty vessel stays."""
    unleash(world, card, actor, actor)
    portions = world.find(card, Portions)
    if portions is None:
        use_up(world, card, cause)
        return
    left = portions.left - 1
    world.edit(card, Portions).left = left
    if left <= 0 and not world.has(card, Vessel):
        use_up(world, card, cause)


def ease(world: World, actor: int, kind: type[Hunger] | type[Thirst], amount: int) -> None:
    """Take so many per cent off a meter. One that was full begins a new interval."""
    before = world.find(actor, kind)
    if before is None or amount <= 0:
        return
    full = world.resource(Content).figures.seekers.meter_full
    meter = world.edit(actor, kind)
    if meter.level >= full and meter.due is not None:
        meter.due = world.turn + meter.interval
    meter.level = max(0, meter.level - amount)
