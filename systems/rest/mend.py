"""Mend: whoever has camped for a whole camp has mended one thing; what was broken is of use again (SURV-4, COMB-7)."""

from __future__ import annotations

from components.events.rest import Mended
from components.rest import Resting
from components.seekers import InPlay
from components.things import Broken, Durability
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.rest.mending import mended_by_camp, to_mend


class Mend(System):
    wants = Resting

    def run(self, world: World) -> None:
        turns = world.resource(Content).figures.rest.camp_turns
        for seeker, _, resting in world.rows(InPlay, Resting):
            done = resting.turn == world.turn - 1 and not resting.deep and resting.turns % turns == 0
            card = to_mend(world, seeker) if done and is_living(world, seeker) else 0
            if card:
                _mend(world, seeker, card)


def _mend(world: World, seeker: int, card: int) -> None:
    gained, durability = mended_by_camp(world, card), world.edit(card, Durability)
    durability.left += gained
    world.remove(card, Broken)
    world.emit(Mended(world.root(seeker), seeker, card, durability.left, durability.full))
