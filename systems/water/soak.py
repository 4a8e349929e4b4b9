"""Soak: a seeker who stands in flood is wet, and is hurt where it is deepest (AGE-3); the cold is warmth's (SURV-2)."""

from __future__ import annotations

from components.events.water import Buffeted
from components.seekers import InPlay
from components.water import Wet
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.bodies import is_living
from systems.core.rooms import room_of
from systems.water.water import depth, harm


class Soak(System):
    wakes_on = (InPlay,)

    def run(self, world: World) -> None:
        for seeker in world.due(Wet):
            world.remove(seeker, Wet)
        for seeker, _ in world.rows(InPlay):
            if is_living(world, seeker):
                _stand(world, seeker, room_of(world, seeker))


def _stand(world: World, seeker: int, room: int) -> None:
    deep, wet = depth(world, room), world.find(seeker, Wet)
    if deep and (wet is None or wet.due is not None):
        world.add(seeker, Wet())
    elif not deep and wet is not None and wet.due is None:
        world.add(seeker, Wet(world.turn + world.resource(Content).figures.water.dries_after))
    damage = harm(world, room)
    if damage:
        world.emit(Buffeted(room, seeker, damage))
        wound(world, seeker, damage, 0, "cause.flood")
