"""Starvation: full hunger and full thirst each take Health on every turn, and Defence is no help (SURV-1)."""

from __future__ import annotations

from components.body import Hunger, Thirst
from components.events.body import Starved
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.bodies import is_living
from systems.core.rooms import room_of


class Starvation(System):
    wakes_on = ()

    def run(self, world: World) -> None:
        _starve(world, Hunger, "hunger", "cause.hunger")
        _starve(world, Thirst, "thirst", "cause.thirst")


def _starve(world: World, kind: type[Hunger] | type[Thirst], name: str, cause: str) -> None:
    figures = world.resource(Content).figures.seekers
    for seeker in world.due(kind):
        if world.get(seeker, kind).level < figures.meter_full:
            continue
        world.edit(seeker, kind).due = world.turn + 1
        if is_living(world, seeker):
            world.emit(Starved(room_of(world, seeker), seeker, name, figures.starving_damage))
            wound(world, seeker, figures.starving_damage, 0, cause)
