"""Passage crossing: a step through an open passage (MOVE-1)."""

from __future__ import annotations

from components.acting import Acting
from components.travel import Approached, WantsToStep
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.travel.crossing import cross
from systems.travel.moves import move_of


class PassageCrossing(System):
    wants = WantsToStep

    def run(self, world: World) -> None:
        for actor, _, step in world.rows(Acting, WantsToStep):
            if world.has(actor, Approached) or not is_living(world, actor):
                continue
            move = move_of(world, actor, step.heading)
            if move is not None and move.crosses:
                cross(world, actor, move)
