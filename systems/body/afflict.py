"""Afflict: an unleashed card lays an affliction on a body; one that lies there already begins anew (SURV-5)."""

from __future__ import annotations

from components.effect import Afflicts, Unleashed
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.body.will import afflicting
from systems.core.bodies import is_living


class Afflict(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for card, unleashed, afflicts in world.rows(Unleashed, Afflicts):
            target = unleashed.target
            chance = afflicting(world, afflicts, target, unleashed.source)
            if is_living(world, target) and world.chance("effect.afflict", chance, card, by=unleashed.by):
                lay_affliction(world, target, afflicts.card)
