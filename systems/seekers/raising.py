"""Raise: an attribute that an answer or a card raises is one higher, up to the cap (CHAR-2, CHAR-4)."""

from __future__ import annotations

from components.body import Attributes
from components.effect import Raises, Unleashed
from components.events.seekers import AttributeRaised
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.seekers.levels import raisable


class Raise(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, raises in world.rows(Unleashed, Raises):
            _raise(world, unleashed.target, raises.attribute)


def _raise(world: World, seeker: int, attribute: str) -> None:
    if attribute in raisable(world, seeker):
        body = world.edit(seeker, Attributes)
        setattr(body, attribute, getattr(body, attribute) + 1)
        world.emit(AttributeRaised(room_of(world, seeker), seeker, attribute))
