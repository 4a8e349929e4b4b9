"""Level up: enough experience makes a level, with Health and a choice; one at a time (CHAR-4)."""

from __future__ import annotations

from components.actor import Experience, Health, InPlay
from components.events import LevelGained
from components.knowledge import Choice
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.rooms import room_of
from systems.seekers.levels import ATTRIBUTE_CHOICE, answer_for, level_of, raisable


class LevelUp(System):
    wakes_on = (InPlay,)

    def run(self, world: World) -> None:
        figures = world.resource(Content).figures
        for seeker, _, experience in world.rows(InPlay, Experience):
            ready = level_of(figures, experience.total) > experience.level
            if ready and is_living(world, seeker) and not world.has(seeker, Choice):
                _rise(world, seeker, figures.seekers.level_health)


def _rise(world: World, seeker: int, health: int) -> None:
    experience = world.edit(seeker, Experience)
    experience.level += 1
    body = world.edit(seeker, Health)
    body.full += health
    body.left += health
    world.emit(LevelGained(room_of(world, seeker), seeker, experience.level))
    open_to = raisable(world, seeker)
    if open_to:
        world.add(seeker, Choice(ATTRIBUTE_CHOICE, [answer_for(name) for name in open_to]))
