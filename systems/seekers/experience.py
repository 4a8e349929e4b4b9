"""Experience: total and unspent rise together (CHAR-4)."""

from __future__ import annotations

from components.events.seekers import ExperienceGained
from components.seekers import Experience
from engine.kernel.world import World


def gain(world: World, seeker: int, amount: int, cause: str) -> None:
    """Give a seeker experience; `cause` is kill, visit, find or secret. A body that keeps none gets none."""
    if amount <= 0 or not world.has(seeker, Experience):
        return
    experience = world.edit(seeker, Experience)
    experience.total += amount
    experience.unspent += amount
    world.emit(ExperienceGained(world.root(seeker), seeker, amount, cause))
