"""Resting: who rests and how deeply, and what a turn of it gives back in a room of such comfort (SURV-3, SURV-4)."""

from __future__ import annotations

from components.rest import Resting, Waited
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.rest.comfort import comfort


def rested_so_far(world: World, seeker: int, deep: bool) -> int:
    """World turns on end, up to the last one, that the seeker has rested like this."""
    resting = world.find(seeker, Resting)
    unbroken = resting is not None and resting.deep == deep and resting.turn == world.turn - 1
    return resting.turns if resting is not None and unbroken else 0


def is_asleep(world: World, body: int) -> bool:
    """Whether the body sleeps through this world turn."""
    resting = world.find(body, Resting)
    return resting is not None and resting.deep and world.has(body, Waited) and world.turn - resting.turn <= 1


def discomfort(world: World, seeker: int) -> int:
    """Points of comfort that the seeker's room lacks."""
    return -sum(term.value for term in comfort(world, room_of(world, seeker)))


def gains(world: World, seeker: int, deep: bool, turns: int) -> tuple[int, int, int]:
    """Health, mana and stamina of this turn of rest, the `turns`-th on end."""
    figures, lacks = world.resource(Content).figures.rest, discomfort(world, seeker)
    health = turns % ((figures.sleep_health if deep else figures.camp_health) + lacks) == 0
    mana = deep and turns % (figures.sleep_mana + lacks) == 0
    return int(health), int(mana), max(0, (figures.sleep_stamina if deep else figures.camp_stamina) - lacks)
