"""Noise: what hears it wakes, and comes for who made it (COMB-5)."""

from __future__ import annotations

from components.creatures import Creature
from components.events.creatures import NoiseMade
from engine.kernel.world import World
from systems.core.rooms import creatures_in
from systems.core.spread import TO_SOUND, spread
from systems.core.sums import total_of
from systems.creatures.roaming import disturb
from systems.creatures.waking import wake


def rouse(world: World, room: int, rooms: int, quarry: int) -> None:
    """A noise in `room`, heard up to `rooms` rooms away past locks and through no wall; `quarry` is who is sought."""
    world.emit(NoiseMade(room))
    heard = sorted(spread(world, room, max(0, total_of(world, "noise", room, rooms)), TO_SOUND))
    disturb(world, heard)
    for place in heard:
        for body in creatures_in(world, place):
            if world.get(body, Creature).hearing > 0:
                wake(world, body, quarry)
