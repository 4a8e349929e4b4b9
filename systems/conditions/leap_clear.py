"""Leap clear: who answers a tremor so is through the way before the ceiling is down, and arrives as by a step.

It costs no AP and draws no free blow: whoever would strike has the same ceiling over it (COND-UNSTABLE, MOVE-1).
"""

from __future__ import annotations

from components.effect import Unleashed
from components.place import facing
from components.tremor import Leaps
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.tremor import heading_of
from systems.core.bodies import is_living
from systems.core.rooms import board_place, neighbour
from systems.travel.crossing import cross
from systems.travel.moves import Move


class LeapClear(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for _, unleashed, leaps in world.rows(Unleashed, Leaps):
            body, heading = unleashed.target, heading_of(leaps)
            if heading is not None and is_living(world, body):
                room, origin = board_place(world, body)
                cross(world, body, Move(room, origin, heading, neighbour(world, room, heading), facing(heading)))
