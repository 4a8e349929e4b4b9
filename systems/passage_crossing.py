"""Passage crossing: through an open passage onto the facing slot, or for a creature the nearest free one (MOVE-1).

A seeker who steps out of a locked room from within opens its lock for good (LOCK-1).
"""

from __future__ import annotations

from components.actor import Seeker
from components.barrier import Lock
from components.events import Arrived, Left, Unlocked
from components.intent import Acting, Approached, WantsToStep
from components.place import Spot
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.experience import gain
from systems.deeds.knowing import come_in, lose_track, remember, spot
from systems.reckoning.bodies import is_living
from systems.reckoning.moves import Move, landing, move_of


class PassageCrossing(System):
    def run(self, world: World) -> None:
        for actor, _, step in list(world.each(Acting, WantsToStep)):
            if world.has(actor, Approached) or not is_living(world, actor):
                continue
            move = move_of(world, actor, step.heading)
            if move is not None and move.crosses:
                _cross(world, actor, move)


def _cross(world: World, actor: int, move: Move) -> None:
    ends = landing(world, actor, move)
    world.add(actor, Approached(move.beyond, move.spot))
    if world.has(actor, Seeker):
        _cross_as_seeker(world, actor, move, ends)
    elif ends is not None:
        spot(world, actor)
        world.emit(Left(move.room, actor, move.heading))
        world.move(actor, move.beyond, ends)
        spot(world, actor)
        lose_track(world, actor, move.room)
        world.emit(Arrived(move.beyond, actor, int(ends)))


def _cross_as_seeker(world: World, seeker: int, move: Move, ends: Spot | None) -> None:
    if world.has(move.room, Lock):
        world.remove(move.room, Lock)
        world.emit(Unlocked(move.room, seeker, move.room))
    if ends is None:
        return
    world.emit(Left(move.room, seeker, move.heading))
    remember(world, seeker, move.room)
    world.move(seeker, move.beyond, ends)
    world.emit(Arrived(move.beyond, seeker, int(ends)))
    if come_in(world, seeker):
        gain(world, seeker, world.resource(Content).figures.seekers.visit_experience, "visit")
