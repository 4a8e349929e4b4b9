"""Meters: hunger and thirst rise on their due turns, and are told at each quarter (SURV-1)."""

from __future__ import annotations

from components.body import Hunger, Thirst
from components.events.body import Hungered
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of

QUARTERS = 4


def raise_meters(world: World, kind: type[Hunger] | type[Thirst], name: str) -> None:
    """Raise every meter of this kind that is due and not full; a full one is due again on each turn."""
    full = world.resource(Content).figures.seekers.meter_full
    for seeker in world.due(kind):
        if world.get(seeker, kind).level >= full:
            continue
        meter = world.edit(seeker, kind)
        meter.level += 1
        meter.due = world.turn + (meter.interval if meter.level < full else 1)
        if meter.level * QUARTERS % full == 0:
            world.emit(Hungered(room_of(world, seeker), seeker, name, meter.level))
