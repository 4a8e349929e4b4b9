"""Notice: sleeping creatures become aware of a seeker near them, and hunters who lost their quarry give up (COMB-5).

One that follows its nose stays awake on its way (AGE-6), and may become aware of a seeker as well as one that sleeps.
It runs once all creatures have acted, so that who wakes is seen to wake a whole turn before it can do harm.
"""

from __future__ import annotations

from components.actor import Awake, Creature, Hunting, InPlay, Temper, Trail
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.waking import wake
from systems.reckoning.bodies import is_living
from systems.reckoning.distance import distance
from systems.reckoning.proficiency import bonus
from systems.reckoning.rooms import creatures_in, room_of
from systems.reckoning.senses import hunts_by_eye, senses
from systems.reckoning.sight import is_lit
from systems.reckoning.spread import TO_SOUND, spread
from systems.reckoning.temperament import KEEPS_ITS_ROOM, by_nose, quarry_of

STEALTH = "stealth"


class Notice(System):
    wakes_on = (Awake, InPlay)

    def run(self, world: World) -> None:
        for creature, _ in world.rows(Awake):
            _keep_or_lose(world, creature)
        for number, (seeker, _) in enumerate(world.rows(InPlay)):
            if is_living(world, seeker):
                for creature in _near(world, seeker):
                    if not world.has(creature, Hunting) and _notices(world, creature, seeker, number):
                        wake(world, creature, seeker)


def _keep_or_lose(world: World, creature: int) -> None:
    quarry = quarry_of(world, creature)
    if quarry and senses(world, creature, quarry):
        wake(world, creature, quarry)
        return
    hunting = world.find(creature, Hunting)
    if hunting is None or not quarry or world.turn >= hunting.until:
        world.remove(creature, Hunting)
        if by_nose(world, creature) is None:
            world.remove(creature, Awake)


def _near(world: World, seeker: int) -> list[int]:
    """Creatures in the seeker's room; when it has come from another, those in the rooms around too."""
    room = room_of(world, seeker)
    trail = world.find(seeker, Trail)
    if trail is not None and trail.room == room:
        return creatures_in(world, room)
    world.add(seeker, Trail(room))
    around = spread(world, room, world.resource(Content).figures.creatures.widest_sense, TO_SOUND)
    return [creature for near in sorted(around) for creature in creatures_in(world, near)]


def _notices(world: World, creature: int, seeker: int, number: int) -> bool:
    nature, room = world.get(creature, Creature), room_of(world, seeker)
    figures = world.resource(Content).figures
    if nature.temper in KEEPS_ITS_ROOM and room_of(world, creature) != room:
        return False
    if nature.temper == Temper.LURKING and distance(world, creature, seeker) > figures.movement.melee_reach:
        return False
    if not senses(world, creature, seeker):
        return False
    chance = figures.creatures.notice - bonus(world, seeker, STEALTH)
    if hunts_by_eye(nature) and not is_lit(world, room):
        chance -= figures.creatures.dark_notice
    return world.chance("senses.notice", chance, creature, number)
