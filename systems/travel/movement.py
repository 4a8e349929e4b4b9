"""Movement: a step from slot to slot within a room (MOVE-1, ROOM-3).

A seeker who turns out to step at an unknown enemy stays where it was, with the AP spent.
"""

from __future__ import annotations

from components.acting import Acting
from components.events.travel import Stepped
from components.travel import Approached, WantsToStep
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.knowing import lose_track, spot
from systems.travel.moves import Move, landing, move_of


class Movement(System):
    wants = WantsToStep

    def run(self, world: World) -> None:
        for actor, _, step in world.rows(Acting, WantsToStep):
            move = move_of(world, actor, step.heading)
            if move is not None and not move.crosses and is_living(world, actor):
                _step(world, actor, move)


def _step(world: World, actor: int, move: Move) -> None:
    world.add(actor, Approached(move.room, move.spot))
    ends = landing(world, actor, move)
    if ends is None:
        return
    world.move(actor, move.room, ends)
    spot(world, actor)
    lose_track(world, actor, move.room)
    world.emit(Stepped(move.room, actor, int(move.origin), int(ends)))
