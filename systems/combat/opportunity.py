"""Opportunity: whoever steps out of an aware enemy's reach takes a free blow, before the step (MOVE-6, COMB-6)."""

from __future__ import annotations

from components.acting import Acting
from components.travel import WantsToStep
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.combat.blows import attack
from systems.combat.strikers import enemies_around, strikers
from systems.core.bodies import is_living
from systems.travel.moves import landing, move_of


class Opportunity(System):
    wants = WantsToStep

    def run(self, world: World) -> None:
        struck: set[int] = set()
        for actor, _, step in world.rows(Acting, WantsToStep):
            move = move_of(world, actor, step.heading)
            ends = landing(world, actor, move) if move is not None and enemies_around(world, actor, move) else None
            if move is None or ends is None:
                continue
            for striker in strikers(world, actor, move, ends):
                # One free blow in a pass, however many flee.
                if striker not in struck and is_living(world, actor):
                    struck.add(striker)
                    _strike(world, striker, actor)


def _strike(world: World, striker: int, actor: int) -> None:
    for n in range(world.resource(Content).figures.movement.opportunity_strikes):
        attack(world, striker, actor, melee(world, striker), by=actor, stream="opportunity", n=n, free=True)
