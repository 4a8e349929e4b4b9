"""Leap clear: who answers a tremor so is through the way before the ceiling is down, and arrives as by a step.

It costs no AP and draws no free blow: whoever would strike has the same ceiling over it (COND-UNSTABLE, MOVE-1).
"""

from __future__ import annotations

from components.intent import Acting, WantsToAnswer
from components.place import facing
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.tremor import given, heading_of_leap
from systems.core.bodies import is_living
from systems.core.rooms import board_place, neighbour
from systems.travel.crossing import cross
from systems.travel.moves import Move


class LeapClear(System):
    wants = WantsToAnswer

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToAnswer):
            heading = heading_of_leap(given(world, actor, wanted.answer))
            if heading is not None and is_living(world, actor):
                room, origin = board_place(world, actor)
                cross(world, actor, Move(room, origin, heading, neighbour(world, room, heading), facing(heading)))
