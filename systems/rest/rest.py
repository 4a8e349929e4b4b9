"""Rest: a world turn passes in camp or asleep, and counts on from the one before (SURV-4)."""

from __future__ import annotations

from components.acting import Acting
from components.rest import Resting, Waited, WantsToRest
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.acting import note_act
from systems.rest.resting import rested_so_far


class Rest(System):
    wants = WantsToRest

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToRest):
            turns = rested_so_far(world, actor, wanted.deep) + 1
            world.add(actor, Resting(wanted.deep, turns, world.turn))
            world.add(actor, Waited())
            note_act(world, actor)
