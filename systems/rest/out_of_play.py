"""Resting: a seeker out of play is at rest, and the timers of its body stand still (SURV-1, CLOCK-1)."""

from __future__ import annotations

from components.body import Affliction, Hunger, Thirst
from components.place import Spot
from components.seekers import InPlay
from engine.kernel.world import World

Timer = Hunger | Thirst | Affliction


def rest(world: World, seeker: int) -> None:
    """Take a seeker out of play: hunger, thirst and afflictions pause; what it holds in hand burns on."""
    world.remove(seeker, InPlay)
    for entity, kind in _timers(world, seeker):
        timer = world.edit(entity, kind)
        if timer.due is not None:
            timer.rest = timer.due - world.turn
            timer.due = None


def rise(world: World, seeker: int) -> None:
    """Bring a seeker into play: its timers go on from where they stood."""
    world.add(seeker, InPlay())
    for entity, kind in _timers(world, seeker):
        timer = world.edit(entity, kind)
        if timer.due is None:
            timer.due = world.turn + max(1, timer.rest)
            timer.rest = 0


def _timers(world: World, seeker: int) -> list[tuple[int, type[Timer]]]:
    kinds: tuple[type[Timer], ...] = (Hunger, Thirst)
    own = [(seeker, kind) for kind in kinds if world.has(seeker, kind)]
    laid = [card for card in world.held(seeker, Spot.AFFLICTION) if world.has(card, Affliction)]
    return own + [(card, Affliction) for card in laid]
