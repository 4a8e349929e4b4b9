"""Strike: a blow at an enemy within reach with what is in hand (MOVE-3, COMB-1, COMB-2)."""

from __future__ import annotations

from components.intent import Acting, WantsToStrike
from engine.kernel.system import System
from engine.kernel.world import World
from systems.deeds.blows import attack
from systems.reckoning.arms import melee
from systems.reckoning.bodies import is_living


class Strike(System):
    wants = WantsToStrike

    def run(self, world: World) -> None:
        for actor, _, strike in world.rows(Acting, WantsToStrike):
            if is_living(world, actor) and is_living(world, strike.target):
                attack(world, actor, strike.target, melee(world, actor), by=actor)
