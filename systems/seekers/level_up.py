"""Level up: enough experience makes a level, with Health and a choice; one at a time (CHAR-4)."""

from __future__ import annotations

from components.body import Health
from components.events.seekers import LevelGained
from components.seekers import Experience, InPlay
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.rooms import room_of
from systems.questions.answers import ask, is_asked
from systems.seekers.levels import QUESTION, level_of


class LevelUp(System):
    wakes_on = (InPlay,)

    def run(self, world: World) -> None:
        figures = world.resource(Content).figures
        for seeker, _, experience in world.rows(InPlay, Experience):
            ready = level_of(figures, experience.total) > experience.level
            if ready and is_living(world, seeker) and not is_asked(world, seeker):
                _rise(world, seeker, figures.seekers.level_health)


def _rise(world: World, seeker: int, health: int) -> None:
    experience = world.edit(seeker, Experience)
    experience.level += 1
    body = world.edit(seeker, Health)
    body.full += health
    body.left += health
    world.emit(LevelGained(room_of(world, seeker), seeker, experience.level))
    ask(world, seeker, world.resource(Content).serving(QUESTION))
