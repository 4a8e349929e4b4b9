"""Passage crossing: through an open passage onto the facing slot, or for a creature the nearest free one (MOVE-1).

A seeker who steps out of a locked room from within opens its lock for good (LOCK-1).
"""

from __future__ import annotations

from components.actor import Seeker
from components.barrier import Lock
from components.events import Unlocked
from components.intent import Acting, Approached, WantsToStep
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.entering import enter
from systems.reckoning.bodies import is_living
from systems.reckoning.moves import Move, landing, move_of


class PassageCrossing(System):
    wants = WantsToStep

    def run(self, world: World) -> None:
        for actor, _, step in world.rows(Acting, WantsToStep):
            if world.has(actor, Approached) or not is_living(world, actor):
                continue
            move = move_of(world, actor, step.heading)
            if move is not None and move.crosses:
                _cross(world, actor, move)


def _cross(world: World, actor: int, move: Move) -> None:
    ends = landing(world, actor, move)
    world.add(actor, Approached(move.beyond, move.spot))
    if world.has(actor, Seeker) and world.has(move.room, Lock):
        world.remove(move.room, Lock)
        world.emit(Unlocked(move.room, actor, move.room))
    if ends is not None:
        enter(world, actor, move.heading, move.beyond, ends)
