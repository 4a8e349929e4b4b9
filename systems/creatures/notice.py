"""Notice: sleeping creatures become aware of a seeker near them, and hunters who lost their quarry give up (COMB-5).

One that follows its nose stays awake on its way (AGE-6), and may become aware of a seeker as well as one that sleeps.
It runs once all creatures have acted, so that who wakes is seen to wake a whole turn before it can do harm.
"""

from __future__ import annotations

from components.creatures import Awake, Hunting, Trail
from components.seekers import InPlay
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.rooms import creatures_in, room_of
from systems.core.sight import knows
from systems.core.spread import TO_SOUND, spread
from systems.creatures.noticing import noticing
from systems.creatures.senses import senses
from systems.creatures.temperament import by_nose, quarry_of
from systems.creatures.waking import wake
from systems.seekers.practising import practise
from systems.seekers.proficiency import STEALTH


class Notice(System):
    wakes_on = (Awake, InPlay)

    def run(self, world: World) -> None:
        for creature, _ in world.rows(Awake):
            _keep_or_lose(world, creature)
        for number, (seeker, _) in enumerate(world.rows(InPlay)):
            if is_living(world, seeker):
                _pass_by(world, seeker, number)


def _pass_by(world: World, seeker: int, number: int) -> None:
    """Each creature near that may notice the seeker does so or not; to go unnoticed by those one knows is practice."""
    by_whom = []
    for creature in _near(world, seeker):
        odds, known = noticing(world, creature, seeker), knows(world, seeker, creature)
        if odds is None:
            continue
        noticed = world.chance("senses.notice", odds.chance, creature, number)
        if noticed:
            wake(world, creature, seeker)
        if known:
            by_whom.append(noticed)
    if by_whom:
        practise(world, seeker, STEALTH, not any(by_whom))


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
