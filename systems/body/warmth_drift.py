"""Warmth: a body comes step by step to what it feels where it is; cold and heat bring afflictions (SURV-2)."""

from __future__ import annotations

from components.body import Warmth
from components.events.body import GrewColder, GrewWarmer
from components.seekers import InPlay
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.body.warmth import felt
from systems.core.bodies import is_living
from systems.core.rooms import room_of

CHILL, FROSTBITE, HEAT = "chill", "frostbite", "heat"


class WarmthDrift(System):
    wakes_on = (InPlay,)

    def run(self, world: World) -> None:
        if world.turn % world.resource(Content).figures.warmth.drift:
            return
        for seeker, _, warmth in world.rows(InPlay, Warmth):
            if is_living(world, seeker):
                _drift(world, seeker, warmth.step)
                _suffer(world, seeker)


def _drift(world: World, seeker: int, step: int) -> None:
    goal = felt(world, seeker)
    if step == goal:
        return
    world.edit(seeker, Warmth).step += 1 if goal > step else -1
    told = GrewWarmer if goal > step else GrewColder
    world.emit(told(room_of(world, seeker), seeker))


def _suffer(world: World, seeker: int) -> None:
    content, step = world.resource(Content), world.get(seeker, Warmth).step
    figures, brought = content.figures.warmth, ""
    if step <= -figures.freezes_at:
        brought = FROSTBITE
    elif step <= -figures.chills_at:
        brought = CHILL
    elif step >= figures.swelters_at:
        brought = HEAT
    if brought:
        lay_affliction(world, seeker, content.serving(brought))
